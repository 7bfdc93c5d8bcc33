import { ApiError, sinLlegar } from '../ApiError.ts'
import { AL_FINAL, type Espera } from './reglas.ts'

/** Stands in for the modules around cola.ts; not part of the product. */

/** What the queue finds around it: a server, a browser that keeps things, who is signed in; and what it did to them. */
export const mundo = {
  guardado: new Map<number, unknown>(),
  llega: true,
  /** The browser keeps nothing: a full disk, a private window. */
  lleno: false,
  /** So many changes of what is kept fail, and then no more: what is smaller has room. */
  fallan: 0,
  sesion: { status: 'signed', user: { id: 7, empresa: { id: 1 } } } as Record<string, unknown>,
  servidor: (_nombre: string, _input: Record<string, unknown>): unknown => ({ data: {} }),
  pedidos: [] as { nombre: string; input: Record<string, unknown>; key: string; plazo?: number }[],
  alVolver: [] as ((c: string) => void)[],
  alTerminar: [] as (() => void)[],
  /** What was shown before it was sent, what was taken back, and how often the server was looked for. */
  pintadas: [] as unknown[],
  borradas: [] as unknown[],
  sondeos: 0,
  /** The server was looked for and not found while a write was on its way. */
  hubo: false,
  avisos: [] as string[],
  otrasPestanas: 0,
  /** Another tab is sending. */
  sinTurno: false,
  releidas: [] as string[],
  /** What is read again has not come yet. */
  leyendo: null as Promise<unknown> | null,
  /** Another tab changed what is kept. */
  alAvisar: null as null | (() => Promise<void>),
  alLlegar: null as unknown as (clave: readonly string[], datos: unknown) => unknown,
  alLeer: {} as { retocar?: (clave: readonly string[], datos: unknown) => unknown },
  guardar: null as unknown as (
    nombre: string,
    input: object,
    options: object,
    send: (plazo?: number) => Promise<unknown>,
  ) => Promise<unknown>,
}

/** A call that reaches the server of `mundo`. */
export const pedir = async (
  nombre: string,
  input: Record<string, unknown>,
  options: { key: string; plazo?: number },
) => {
  mundo.pedidos.push({ nombre, input, ...options })
  return mundo.servidor(nombre, input)
}
export const esperan = {
  esperan: {
    'asignaturas.update': 'Cambia un curso',
    'asignaturas.create': 'Crea un curso',
    'competencias.saveCursos': 'Escribe celdas',
  },
}
export const deposito = {
  leerCola: async (dueno: string) =>
    [...mundo.guardado.values()]
      .filter(e => (e as Espera).dueno === dueno)
      .sort((a, b) => (a as Espera).orden - (b as Espera).orden),
  guardarEspera: async (e: Espera) => {
    if (mundo.lleno) throw new DOMException('no room', 'QuotaExceededError')
    mundo.guardado.set(e.orden, structuredClone(e))
  },
  quitarEspera: async (e: Espera) => {
    if (mundo.lleno) throw new DOMException('no room', 'QuotaExceededError')
    mundo.guardado.delete(e.orden)
  },
  reemplazar: async (ida: Espera | null, otras: Espera[]) => {
    if (mundo.lleno || mundo.fallan-- > 0) throw new DOMException('no room', 'QuotaExceededError')
    let siguiente = Math.max(0, ...mundo.guardado.keys()) + 1
    if (ida) mundo.guardado.delete(ida.orden)
    for (const e of otras) {
      const orden = e.orden === AL_FINAL ? siguiente++ : e.orden
      mundo.guardado.set(orden, structuredClone({ ...e, orden }))
    }
  },
}
export const turno = {
  conTurno: async (work: () => Promise<void>) => {
    if (!mundo.sinTurno) await work()
  },
  alAvisar: (oir: () => Promise<void>) => {
    mundo.alAvisar = oir
  },
  avisarPestanas: () => void mundo.otrasPestanas++,
}
export const pintar = {
  baseDe: () => ({}),
  borrarDePantalla: (e: Espera) => void mundo.borradas.push(e.input.id),
  pintar: (e: Espera) => void mundo.pintadas.push(e.input.id),
  retocada: (a: unknown[], e: Espera) => [...a, e.input.id],
  pintarAlLlegar: (retocar: typeof mundo.alLlegar) => {
    mundo.alLlegar = retocar
  },
}
export const sondeo = {
  sondearYa: async () => {
    mundo.sondeos++
    return mundo.llega
  },
  huboAusencia: () => mundo.hubo,
}
export const visto = { alLeer: mundo.alLeer }
export const avisos = { notifyGood: (texto: string) => void mundo.avisos.push(texto) }
export const cache = {
  refresh: async (...claves: string[]) => {
    mundo.releidas.push(...claves)
    await mundo.leyendo
  },
}
export const conexion = {
  isReachable: () => mundo.llega,
  onConnection: (oir: (c: string) => void) => void mundo.alVolver.push(oir),
}
export const sesion = {
  currentSession: () => mundo.sesion,
  beforeSignOut: () => {},
  onSessionEnd: (clean: () => void) => void mundo.alTerminar.push(clean),
}
export const llamadas = {
  askNow: (...args: Parameters<typeof pedir>) => pedir(...args),
  onWrite: (keep: typeof mundo.guardar) => {
    mundo.guardar = keep
  },
}

/** The server cannot be reached. */
export const noLlega = () => {
  throw new ApiError(0, 'Sin conexión')
}
/** Its answer does not come in its time. */
export const tarda = () => {
  throw sinLlegar(false, true)
}
let n = 0
/** A write as a form makes it; answers what became of it. */
export const escribir = (
  input: Record<string, unknown>,
  nombre = 'asignaturas.update',
  cola?: object | false,
) => {
  const key = `k${++n}`
  return mundo
    .guardar(nombre, input, { key, cola }, plazo => pedir(nombre, input, { key, plazo }))
    .then(
      () => 'hecho',
      (e: ApiError) => (e.body.enCola ? 'en cola' : `rechazado ${e.status}`),
    )
}

/** All as at the start of a test. */
export function deNuevo(): void {
  mundo.guardado.clear()
  mundo.pedidos = []
  mundo.llega = true
  mundo.lleno = false
  mundo.fallan = 0
  mundo.pintadas = []
  mundo.borradas = []
  mundo.sondeos = 0
  mundo.hubo = false
  mundo.avisos = []
  mundo.otrasPestanas = 0
  mundo.sinTurno = false
  mundo.releidas = []
  mundo.leyendo = null
  mundo.sesion = { status: 'signed', user: { id: 7, empresa: { id: 1 } } }
  mundo.servidor = () => ({ data: {} })
}
