import { WebSocket } from 'ws'

/** A process of clients of the live channel and of a bare `ws` server, for bench/vivo.ts: told over IPC what to open, and what to wait for. */

export type Orden =
  | {
      tipo: 'abrir'
      quien: Quien
      url: string
      api: string
      canal: string
      tokens: string[]
      cuantos: number
    }
  | { tipo: 'ronda'; quien: Quien }
  | { tipo: 'escribir'; url: string; metodo: string; token: string; cuerpo: string }

export type Quien = 'malla' | 'piso'
export type Noticia =
  | { tipo: 'abiertos' | 'listos' }
  | { tipo: 'llegaron'; tiempos: number[]; texto: string }
  | { tipo: 'escrito'; enviado: number; contestado: number; status: number }

/** Milliseconds of the machine's own clock: the same for all processes. */
const reloj = (): number => Number(process.hrtime.bigint()) / 1e6

const PATIENCE_MS = 60_000
const AT_ONCE = 50

const say = (n: Noticia): void => void process.send!(n)
const abiertos: Record<Quien, WebSocket[]> = { malla: [], piso: [] }

const next = (ws: WebSocket): Promise<string> =>
  new Promise((resolve, reject) => {
    ws.once('message', raw => resolve(raw.toString()))
    ws.once('close', code => reject(new Error(`closed with ${code}`)))
  })

async function suscribir(ws: WebSocket, api: string, canal: string, token: string): Promise<void> {
  const { data } = JSON.parse(await next(ws))
  const r = await fetch(`${api}/api/v1/broadcasting/auth`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ socket_id: JSON.parse(data).socket_id, channel_name: canal }),
  })
  const { auth } = (await r.json()) as { auth: string }
  const confirmed = next(ws)
  ws.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: canal, auth } }))
  const text = await confirmed
  if (!text.includes('subscription_succeeded')) throw new Error(`no subscription: ${text.slice(0, 200)}`)
}

async function abrir(o: Extract<Orden, { tipo: 'abrir' }>): Promise<void> {
  const open = async (i: number): Promise<void> => {
    const ws = new WebSocket(o.url, { perMessageDeflate: false })
    const greeted = o.quien === 'malla' ? suscribir(ws, o.api, o.canal, o.tokens[i % o.tokens.length]!) : null
    await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
    await greeted
    ws.on('message', raw => void alive(ws, raw.toString()))
    abiertos[o.quien].push(ws)
  }
  for (let i = 0; i < o.cuantos; i += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, o.cuantos - i) }, (_, k) => open(i + k)))
  say({ tipo: 'abiertos' })
}

/** Waits for one event at each client; tells when each came. What the heartbeat asks is answered, and is no event. */
function ronda(quien: Quien): void {
  const tiempos: number[] = []
  let texto = ''
  const all = abiertos[quien]
  const done = (): void => {
    clearTimeout(timer)
    for (const ws of all) ws.removeAllListeners('message')
    for (const ws of all) ws.on('message', raw => void alive(ws, raw.toString()))
    say({ tipo: 'llegaron', tiempos, texto })
  }
  const timer = setTimeout(done, PATIENCE_MS)
  for (const ws of all) {
    ws.removeAllListeners('message')
    const hear = (raw: unknown): void => {
      const at = reloj()
      if (alive(ws, String(raw))) return
      ws.off('message', hear)
      ws.on('message', more => void alive(ws, more.toString()))
      tiempos.push(at)
      if (!texto) texto = String(raw)
      if (tiempos.length === all.length) done()
    }
    ws.on('message', hear)
  }
  say({ tipo: 'listos' })
}

/** Answers the heartbeat; says whether it was that. */
function alive(ws: WebSocket, text: string): boolean {
  if (text.includes('"event":"pusher:ping"')) ws.send('{"event":"pusher:pong","data":{}}')
  return text.includes('"event":"pusher:p')
}

async function escribir(o: Extract<Orden, { tipo: 'escribir' }>): Promise<void> {
  const enviado = reloj()
  const r = await fetch(o.url, {
    method: o.metodo,
    headers: { authorization: `Bearer ${o.token}`, 'content-type': 'application/json' },
    body: o.cuerpo,
  })
  const contestado = reloj()
  await r.arrayBuffer()
  say({ tipo: 'escrito', enviado, contestado, status: r.status })
}

process.on('message', (o: Orden) => {
  if (o.tipo === 'abrir') void abrir(o)
  if (o.tipo === 'ronda') ronda(o.quien)
  if (o.tipo === 'escribir') void escribir(o)
})
