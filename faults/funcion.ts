import { setTimeout as sleep } from 'node:timers/promises'
import { conDueno } from './base.ts'
import { type Bajar, comprobar, type Hallazgos } from './comprobar.ts'
import { type CuentaDeCorreos, esperarCorreos } from './correos.ts'
import type { Escena } from './escena.ts'
import type { Libro } from './libro.ts'
import { intentar, type Vivido, vivir } from './pedir.ts'
import { crearPersona } from './persona.ts'
import { plantar } from './plantar.ts'
import { cambiosDesde, escuchar, type Oyente } from './vivo.ts'

/** How heavy the load is and how long it goes on before and after the fault (ms). */
export interface Carga {
  empresas: number
  personas: number
  pausa: number
  antes: number
  despues: number
}

export const CARGA: Carga = { empresas: 2, personas: 3, pausa: 40, antes: 3000, despues: 5000 }

const PACIENCIA_MS = 90_000
/** A mail that a dead node was sending is taken up by another after four minutes (queues.ts), and the queue looks every half minute. */
const CORREOS_MS = 330_000
const VIVO_MS = 60_000

/** Where the fault says what it did. */
export interface Actuacion {
  /** The fault is there from now: recovery is counted from the last of these moments. */
  golpe(): void
  /** How long, besides the load before, it let pass. */
  esperar(ms: number): Promise<void>
  /** Requests that were being answered at the last blow and got no answer. */
  cortados(): number
  /** Something that must not be so: it makes the fault fail. */
  reclamar(texto: string): void
}

export interface Actuado {
  vivido: Vivido
  hallazgos: Hallazgos
  correos: CuentaDeCorreos
  /** Live clients that do not end with the whole list, in words. */
  vivo: string[]
  /** Times that live clients had to come back. */
  regresos: number
  confirmadas: number
  /** ms from each blow to the first acknowledgement of a request that began after it. */
  recuperacion: number[]
  /** Longest time without any acknowledgement, ms. */
  pausa: number
  reclamos: string[]
  /** Ends of nodes that nobody asked for. */
  muertes: string[]
}

const comenzarTrasGolpe = (vivido: Vivido, golpe: number): number => {
  const fin = vivido.aciertos.filter(a => a.desde >= golpe).map(a => a.hasta)
  return fin.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...fin) - golpe
}

const cortadosPor = (vivido: Vivido, golpe: number): number =>
  vivido.fallos.filter(f => f.clase === 'red' && f.desde < golpe && f.hasta >= golpe).length

const pausaMayor = (vivido: Vivido): number => {
  const fines = vivido.aciertos.map(a => a.hasta).sort((a, b) => a - b)
  return fines.reduce((most, t, i) => (i === 0 ? 0 : Math.max(most, t - fines[i - 1]!)), 0)
}

/** Fetches files as a person does: the section that names them, then the file. */
export const bajarDe =
  (urls: readonly string[]): Bajar =>
  async (libro, id) => {
    const { token, plan } = libro.rincon
    const visto = await intentar(urls[0]!, {
      token,
      method: 'GET',
      path: `/v1/plan/estudios/${plan}/secciones`,
    })
    const adjuntos = (visto?.body.data as { adjuntos: { id: number; url: string }[] }[] | undefined)?.flatMap(
      s => s.adjuntos,
    )
    const adjunto = adjuntos?.find(a => a.id === id)
    if (!adjunto) return null
    const answer = await fetch(new URL(adjunto.url, urls[0]), {
      headers: { authorization: `Bearer ${token}` },
    })
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
  }

/** Waits until every live client has heard all, then says which have not, or heard what is not there. */
export async function comprobarVivo(
  escena: Escena,
  oyentes: readonly [Oyente, string, number][],
  patience = VIVO_MS,
): Promise<string[]> {
  const quejas: string[] = []
  for (const [i, [oyente, token, empresa]] of oyentes.entries()) {
    const todos = (await cambiosDesde(escena.urls[0]!, token, 0)) ?? []
    const until = performance.now() + patience
    while (oyente.oidos().length < todos.length && performance.now() < until) await sleep(200)
    const oidos = new Set(oyente.oidos())
    const faltan = todos.filter(id => !oidos.has(id))
    if (faltan.length > 0)
      quejas.push(
        `cliente ${i} (institución ${empresa}): le faltan ${faltan.length}, desde el ${faltan[0]} (entró ${oyente.entradas()} veces)`,
      )
    if (oidos.size > todos.length) quejas.push(`cliente ${i}: oyó ${oidos.size} de ${todos.length}`)
  }
  return quejas
}

export interface Preparado {
  libros: Libro[]
  vivido: Vivido
  /** Waits until nobody writes any more. */
  fin: Promise<void>
  /** No new write begins after this many ms from now. */
  terminarEn(ms: number): void
  oyentes: [Oyente, string, number][]
}

/** Plants people and sets them to work. */
export async function poblar(escena: Escena, carga: Carga): Promise<Preparado> {
  const { rincones, oyentes, empresas } = await conDueno(escena.baseUrl(), owner =>
    plantar(owner, carga.empresas, carga.personas),
  )
  const enVivo: [Oyente, string, number][] = []
  for (const [e, token] of oyentes.entries())
    for (const url of escena.urls)
      enVivo.push([await escuchar(url, token, empresas[e]!), token, empresas[e]!])
  while (enVivo.some(([oyente]) => oyente.entradas() === 0)) await sleep(50)
  const vivido = vivir()
  let fin = Number.POSITIVE_INFINITY
  const personas = rincones.map((rincon, i) =>
    crearPersona(rincon, {
      urls: escena.urls,
      primero: i % escena.urls.length,
      vivido,
      fin: () => fin,
      paciencia: PACIENCIA_MS,
      pausa: carga.pausa,
    }),
  )
  return {
    libros: personas.map(p => p.libro),
    vivido,
    fin: Promise.all(personas.map(p => p.trabajar())).then(() => {}),
    terminarEn: ms => {
      fin = performance.now() + ms
    },
    oyentes: enVivo,
  }
}

/** Looks at everything once nobody writes any more. */
export async function examinar(
  escena: Escena,
  p: Preparado,
): Promise<Pick<Actuado, 'hallazgos' | 'correos' | 'vivo' | 'regresos'>> {
  await Promise.all(escena.nodos.map(nodo => nodo.listo()))
  const vivo = await comprobarVivo(escena, p.oyentes)
  const pedidos = p.libros.flatMap(l => l.correos)
  const correos = await esperarCorreos(escena.correo, pedidos, CORREOS_MS)
  const url = escena.baseUrl()
  const hallazgos = await conDueno(url, owner => comprobar(owner, url, p.libros, bajarDe(escena.urls)))
  const regresos = p.oyentes.reduce((sum, [o]) => sum + o.entradas() - 1, 0)
  return { hallazgos, correos, vivo, regresos }
}

/**
 * Plays one fault under load. What is answered first is a promise of the rest: mails may arrive late, and the next fault can begin
 * meanwhile.
 */
export async function actuar(
  escena: Escena,
  carga: Carga,
  falla: (a: Actuacion) => Promise<void>,
): Promise<() => Promise<Actuado>> {
  const p = await poblar(escena, carga)
  const golpes: number[] = []
  const reclamos: string[] = []
  await sleep(carga.antes)
  try {
    await falla({
      golpe: () => void golpes.push(performance.now()),
      esperar: ms => sleep(ms),
      cortados: () => cortadosPor(p.vivido, golpes.at(-1) ?? 0),
      reclamar: texto => void reclamos.push(texto),
    })
  } finally {
    p.terminarEn(carga.despues)
    await p.fin
  }
  return async () => {
    const examen = await examinar(escena, p)
    for (const [oyente] of p.oyentes) oyente.cerrar()
    return {
      ...examen,
      vivido: p.vivido,
      confirmadas: p.vivido.aciertos.length,
      recuperacion: golpes.map(g => comenzarTrasGolpe(p.vivido, g)),
      pausa: pausaMayor(p.vivido),
      reclamos,
      muertes: escena.nodos.flatMap(n => n.muertes),
    }
  }
}
