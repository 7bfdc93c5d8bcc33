import { type ChildProcess, fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { canalEmpresa } from '@malla/server/platform/realtime/canales.ts'
import { hashToken, newToken } from '@malla/server/platform/session/active.ts'
import { WebSocketServer } from 'ws'
import type { Casa } from './casa.ts'
import type { Noticia, Orden, Quien } from './clientesEnVivo.ts'
import { median, ms, type Renglon, times } from './medir.ts'

const CLIENTES = Number(process.env.CLIENTES ?? 2000)
const PROCESOS = 2
/** A session has at most 50 sockets. */
const POR_SESION = 40
const VUELTAS = 15

interface Ronda {
  /** Milliseconds from the answer of the write to the last client; from its sending; and of every client from the answer. */
  desdeRespuesta: number
  desdeEnvio: number
  cada: number[]
}

setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc') as () => void
/** Bytes of this process that something holds: what the start left behind goes back to the system whenever it likes, so RSS tells nothing. */
const held = (): number => {
  gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** The next news of this kind; refused where the process ends before. */
const esperar = <T extends Noticia['tipo']>(
  p: ChildProcess,
  tipo: T,
): Promise<Extract<Noticia, { tipo: T }>> => {
  const noticia = new Promise<Extract<Noticia, { tipo: T }>>((resolve, reject) => {
    const end = (code: number | null): void => reject(new Error(`the clients ended with ${code}`))
    const hear = (n: Noticia): void => {
      if (n.tipo !== tipo) return
      p.off('message', hear).off('exit', end)
      resolve(n as Extract<Noticia, { tipo: T }>)
    }
    p.on('message', hear).once('exit', end)
  })
  // Several are waited for one after the other: who ends is told by the first.
  noticia.catch(() => {})
  return noticia
}
const mandar = (p: ChildProcess, o: Orden): void => void p.send(o)

/** Operators of the institution, one session each. */
async function sesiones({ owner, empresa }: Casa): Promise<string[]> {
  const tokens = Array.from({ length: CLIENTES / POR_SESION }, newToken)
  await owner.query(
    `with nueva as (
       insert into usuarios (persona_id, usuario, clave_hash) select persona_id, 'vivo' || i, 'x' from usuarios cross join generate_series(1, $2::int) i where usuario = 'm@m' returning id),
     con as (
       insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser) select $1, n.id, (select min(id) from tipospersonas), 2 from nueva n returning id, usuario_id)
     insert into sesiones (token_hash, usuario_id, empresa_id, acceso_id, vence_at)
     select ($3::text[])[row_number() over (order by id)], usuario_id, $1, id, now() + interval '1 day' from con`,
    [empresa, tokens.length, tokens.map(hashToken)],
  )
  return tokens
}

/** Where this installation's channel is. */
async function direccion({ url }: Casa, token: string): Promise<string> {
  const r = await fetch(`${url}/api/auth/user`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await r.json()) as { data: { live_key: string } }
  return `${url.replace('http', 'ws')}/app/${data.live_key}?protocol=7`
}

/** A bare server: whoever asks it makes it send the same bytes to everybody. */
async function piso(texto: () => string): Promise<{ http: string; ws: string; close(): void }> {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const server = createServer((_req, res) => {
    // Whoever wrote is answered first, as ours is.
    res.end('ok')
    const bytes = Buffer.from(texto())
    for (const ws of sockets.clients) ws.send(bytes, { binary: false })
  })
  server.on('upgrade', (req, stream, head) => sockets.handleUpgrade(req, stream, head, () => {}))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    for (const ws of sockets.clients) ws.terminate()
    server.close()
  }
  return { http: `http://127.0.0.1:${port}/`, ws: `ws://127.0.0.1:${port}/`, close }
}

async function ronda(
  procesos: ChildProcess[],
  quien: Quien,
  escribir: Extract<Orden, { tipo: 'escribir' }>,
): Promise<Ronda & { texto: string }> {
  const ready = procesos.map(p => esperar(p, 'listos'))
  const came = procesos.map(p => esperar(p, 'llegaron'))
  for (const p of procesos) mandar(p, { tipo: 'ronda', quien })
  await Promise.all(ready)
  const writing = esperar(procesos[0]!, 'escrito')
  mandar(procesos[0]!, escribir)
  const [escrito, llegaron] = await Promise.all([writing, Promise.all(came)])
  if (escrito.status >= 300) throw new Error(`the write answered ${escrito.status}`)
  const at = llegaron.flatMap(l => l.tiempos).sort((a, b) => a - b)
  if (at.length !== CLIENTES) throw new Error(`${CLIENTES - at.length} of ${CLIENTES} clients heard nothing`)
  const last = at.at(-1)!
  return {
    desdeRespuesta: last - escrito.contestado,
    desdeEnvio: last - escrito.enviado,
    cada: at.map(t => t - escrito.contestado),
    texto: llegaron[0]!.texto,
  }
}

/** 2,000 clients of one institution and one write, beside a bare server that sends the same bytes to as many. */
export async function medirVivo(casa: Casa): Promise<Renglon[]> {
  const tokens = await sesiones(casa)
  const { rows } = await casa.owner.query('select id from facultades where empresa_id = $1 limit 1', [
    casa.empresa,
  ])
  const facultad = `${casa.url}/api/v1/facultades/${rows[0].id}`
  let texto = 'x'
  const bare = await piso(() => texto)
  const procesos = Array.from({ length: PROCESOS }, () =>
    fork(path.join(import.meta.dirname, 'clientesEnVivo.ts')),
  )
  const abrir = async (quien: Quien, url: string): Promise<number> => {
    const before = held()
    const share = tokens.length / PROCESOS
    const canal = canalEmpresa(casa.empresa)
    await Promise.all(
      procesos.map((p, i) => {
        const opened = esperar(p, 'abiertos')
        mandar(p, {
          tipo: 'abrir',
          quien,
          url,
          api: casa.url,
          canal,
          tokens: tokens.slice(i * share, (i + 1) * share),
          cuantos: CLIENTES / PROCESOS,
        })
        return opened
      }),
    )
    return (held() - before) / CLIENTES
  }
  try {
    const memoria = await abrir('malla', await direccion(casa, tokens[0]!))
    const memoriaPiso = await abrir('piso', bare.ws)
    const ours: Ronda[] = []
    const floor: Ronda[] = []
    for (let i = 0; i < VUELTAS + 2; i++) {
      const cuerpo = JSON.stringify({ nombre: `Facultad de las ${i}` })
      const r = await ronda(procesos, 'malla', {
        tipo: 'escribir',
        url: facultad,
        metodo: 'PUT',
        token: tokens[0]!,
        cuerpo,
      })
      texto = r.texto
      const f = await ronda(procesos, 'piso', {
        tipo: 'escribir',
        url: bare.http,
        metodo: 'POST',
        token: '',
        cuerpo: '{}',
      })
      // The first two warm up.
      if (i >= 2) {
        ours.push(r)
        floor.push(f)
      }
    }
    return renglones(ours, floor, memoria, memoriaPiso)
  } finally {
    for (const p of procesos) p.kill()
    bare.close()
  }
}

function renglones(ours: Ronda[], floor: Ronda[], memoria: number, memoriaPiso: number): Renglon[] {
  const sorted = (list: Ronda[], of: (r: Ronda) => number): number[] => list.map(of).sort((a, b) => a - b)
  const all = (list: Ronda[]): number[] => list.flatMap(r => r.cada).sort((a, b) => a - b)
  const at = (list: number[], part: number): number =>
    list[Math.min(list.length - 1, Math.floor(list.length * part))]!
  const line = (que: string, a: number, b: number, meta: string): Renglon => ({
    que,
    nuestro: ms(a),
    piso: ms(b),
    razon: times(a / b),
    meta,
  })
  const n = CLIENTES.toLocaleString('es')
  const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
  const last = (list: Ronda[]): number[] => sorted(list, r => r.desdeEnvio)
  return [
    line(`En vivo: del envío al último de ${n} (mediana)`, median(last(ours)), median(last(floor)), '≤ 2 ×'),
    line(
      `En vivo: del envío al último de ${n} (el peor de ${VUELTAS})`,
      last(ours).at(-1)!,
      last(floor).at(-1)!,
      '—',
    ),
    line(
      'En vivo: de la respuesta al último (mediana)',
      median(sorted(ours, r => r.desdeRespuesta)),
      median(sorted(floor, r => r.desdeRespuesta)),
      '—',
    ),
    line('En vivo: de la respuesta a cada uno, p50', at(all(ours), 0.5), at(all(floor), 0.5), '—'),
    line('En vivo: de la respuesta a cada uno, p95', at(all(ours), 0.95), at(all(floor), 0.95), '—'),
    {
      que: 'En vivo: memoria del servidor por conexión',
      nuestro: kb(memoria),
      piso: kb(memoriaPiso),
      razon: times(memoria / memoriaPiso),
      meta: '—',
    },
  ]
}
