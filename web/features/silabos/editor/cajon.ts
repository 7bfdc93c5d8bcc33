import { PESTANA, pestanasVivas } from '../../../app/pestanas.ts'
import { type Reserva, reservaDelNavegador } from './reserva.ts'

/**
 * What was typed and the server does not have, in this browser: written at each letter, so that a closed laptop or a tab that is killed loses nothing.
 * One entry for each person, institution, tab, thing and key: two people at one computer, and two tabs of one person, never write over each other. It is
 * written to the local storage, and where that is full to IndexedDB.
 */

/** A key that waits: what stands here, what it was typed upon, and the revision of that. */
export interface Pendiente {
  valor: unknown
  base: unknown
  revision: number
  /** `base` in the letters in which it was sent, where the server keeps it in others (it cleans texts): whoever types is not disturbed. */
  enviado?: unknown
}

/** A key as it is kept, with what other tabs that are gone typed into it and nobody has decided upon. */
export interface Entrada extends Pendiente {
  dejados?: readonly Pendiente[]
}

/** What was sent and not answered yet: sent again as it was, under the same idempotency key, it is written once. */
export interface Envio {
  id: string
  valores: Record<string, unknown>
  revisiones: Record<string, number>
}

/** What tabs that are gone left behind of one thing: of each key the texts of all of them, those typed upon the newest revision first. */
export interface Herencia {
  pendientes: ReadonlyMap<string, readonly Pendiente[]>
  envios: Envio[]
}

/** The entries of one thing («silabo/12/3», «carta/12») by key, of this tab. */
export interface Cajon {
  /**
   * Keeps a key, with all that was inherited of it. True when it is kept; a promise while that is not known; false: the value is only in the memory of
   * this tab.
   */
  escribir(clave: string, entrada: Entrada): true | Promise<boolean>
  quitar(clave: string): void
  /** Shipments on their way, the first first. */
  escribirEnvios(envios: readonly Envio[]): void
  /** What was left behind by tabs that are gone, and by this one before it was signed in anew. It stays where it is until its key is written or taken away. */
  heredar(): Promise<Herencia>
  /**
   * The keys of other things, in whose place this one is now: revisions are told of one thing, so that these are of none. Shipments stay with the thing to
   * which they were sent; what they say stands in its keys as well.
   */
  heredarDe(cosas: readonly string[]): Promise<Herencia>
}

const PREFIX = 'malla.clave.'
/** The key of what was sent. */
const ENVIOS = ''

interface Lugar {
  nombre: string
  pestana: string
  cosa: string
  clave: string
}

const nombresDe = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i)!)

/** Places of one person in one institution, by the names of their entries. A tab may have had several sessions: `pestana~2`. */
const lugaresDe = (prefix: string, nombres: Iterable<string>): Lugar[] =>
  [...new Set(nombres)]
    .filter(nombre => nombre.startsWith(prefix))
    .map(nombre => {
      const [sesion = '', cosa = '', clave = ''] = nombre.slice(prefix.length).split('|')
      return { nombre, pestana: sesion.split('~')[0]!, cosa, clave }
    })

const prefixDe = (usuario: number, empresa: number): string => `${PREFIX}${usuario}.${empresa}.`

/** As entries are kept: `orden` tells the newer of two places that one name has. */
interface Guardado<T> {
  orden: number
  dicho: T
}

function leer(texto: string | null | undefined): Guardado<unknown> | null {
  try {
    return JSON.parse(texto ?? 'null')
  } catch {
    return null
  }
}

/** What stands under a name in either place; the newer where it stands in both. */
function masNuevo(a: Guardado<unknown> | null, b: Guardado<unknown> | null): unknown {
  return (a && b ? (a.orden > b.orden ? a : b) : (a ?? b))?.dicho ?? null
}

interface Donde {
  storage?: Storage
  reserva?: Reserva
  /** This tab, and which live. */
  pestana?: string
  vivas?: () => Promise<ReadonlySet<string>>
}

let sesiones = 0
let orden = 0

/** The entries of one thing of a person in an institution. */
export function cajonDe(
  usuario: number,
  empresa: number,
  cosa: string,
  {
    storage = localStorage,
    reserva = reservaDelNavegador,
    pestana = PESTANA,
    vivas = pestanasVivas,
  }: Donde = {},
): Cajon {
  const prefix = prefixDe(usuario, empresa)
  const mia = `${pestana}~${++sesiones}`
  const nombreDe = (clave: string) => `${prefix}${mia}|${cosa}|${clave}`
  const isMio = (nombre: string) => nombre.startsWith(`${prefix}${mia}|`)
  /** Names of entries that were inherited, by key. */
  const heredadas = new Map<string, string[]>()
  const enReserva = new Set<string>()

  const borrar = (nombre: string): void => {
    storage.removeItem(nombre)
    if (enReserva.delete(nombre)) void reserva.quitar(nombre)
  }
  // What was inherited goes when it is kept under this tab's name: a browser that dies between the two has it twice.
  const soltar = (clave: string, suyas = heredadas.get(clave) ?? []): void => {
    for (const nombre of suyas) borrar(nombre)
    if (heredadas.get(clave) === suyas) heredadas.delete(clave)
  }
  const aparte = async (clave: string, nombre: string, texto: string): Promise<boolean> => {
    enReserva.add(nombre)
    const suyas = heredadas.get(clave)
    const isGuardado = await reserva.poner(nombre, texto)
    if (isGuardado && suyas) soltar(clave, suyas)
    return isGuardado
  }
  const escribir = (clave: string, dicho: unknown): true | Promise<boolean> => {
    const nombre = nombreDe(clave)
    const texto = JSON.stringify({ orden: ++orden, dicho } satisfies Guardado<unknown>)
    try {
      storage.setItem(nombre, texto)
    } catch {
      return aparte(clave, nombre, texto)
    }
    if (enReserva.delete(nombre)) void reserva.quitar(nombre)
    soltar(clave)
    return true
  }
  const quitar = (clave: string): void => {
    borrar(nombreDe(clave))
    soltar(clave)
  }

  /** Of tabs that are gone, and what stands under each name. */
  const dejadas = async (cosas: readonly string[]): Promise<(Lugar & { dicho: unknown })[]> => {
    const aparte = await reserva.leer(prefix)
    const lugares = lugaresDe(prefix, [...nombresDe(storage), ...aparte.keys()]).filter(
      l => cosas.includes(l.cosa) && !isMio(l.nombre),
    )
    const quienes = lugares.some(l => l.pestana !== pestana) ? await vivas() : new Set<string>()
    return lugares
      .filter(l => l.pestana === pestana || !quienes.has(l.pestana))
      .map(l => {
        if (aparte.has(l.nombre)) enReserva.add(l.nombre)
        return { ...l, dicho: masNuevo(leer(storage.getItem(l.nombre)), leer(aparte.get(l.nombre))) }
      })
  }

  const heredar = async (cosas: readonly string[]): Promise<Herencia> => {
    const pendientes = new Map<string, Pendiente[]>()
    const envios: Envio[] = []
    for (const { nombre, clave, dicho, ...de } of await dejadas(cosas)) {
      if (dicho === null || (clave === ENVIOS && de.cosa !== cosa)) continue
      heredadas.set(clave, [...(heredadas.get(clave) ?? []), nombre])
      if (clave === ENVIOS) envios.push(...(dicho as Envio[]))
      else {
        const { dejados = [], ...propio } = dicho as Entrada
        pendientes.set(clave, [...(pendientes.get(clave) ?? []), propio, ...dejados])
      }
    }
    for (const suyos of pendientes.values()) suyos.sort((a, b) => b.revision - a.revision)
    return { pendientes, envios: [...new Map(envios.map(e => [e.id, e])).values()] }
  }

  return {
    escribir,
    quitar,
    escribirEnvios(envios) {
      if (envios.length > 0) void escribir(ENVIOS, envios)
      else quitar(ENVIOS)
    },
    heredar: () => heredar([cosa]),
    async heredarDe(cosas) {
      const { pendientes, envios } = await heredar(cosas)
      const sinNumero = (suyos: readonly Pendiente[]) => suyos.map(p => ({ ...p, revision: 0 }))
      return { pendientes: new Map([...pendientes].map(([k, suyos]) => [k, sinNumero(suyos)])), envios }
    },
  }
}

/** The things of a person in an institution of which something waits in this browser, that no other living tab has open. */
export async function cosasPorEnviar(usuario: number, empresa: number): Promise<string[]> {
  const prefix = prefixDe(usuario, empresa)
  const enReserva = (await reservaDelNavegador.leer(prefix)).keys()
  const lugares = lugaresDe(prefix, [...nombresDe(localStorage), ...enReserva])
  if (lugares.length === 0) return []
  const vivas = await pestanasVivas()
  return [...new Set(lugares.filter(l => l.pestana === PESTANA || !vivas.has(l.pestana)).map(l => l.cosa))]
}
