import { newKey } from '../../../ui/newKey.ts'

/**
 * What was typed and the server does not have, in this browser: written at each letter, so that a closed laptop or a tab that is killed loses nothing.
 * One entry for each person, institution, tab, thing and key: two people at one computer, and two tabs of one person, never write over each other.
 */

/** A key that waits: what stands here, what it was typed upon, and the revision of that. */
export interface Pendiente {
  valor: unknown
  base: unknown
  revision: number
}

/** What was sent and not answered yet: sent again as it was, under the same idempotency key, it is written once. */
export interface Envio {
  id: string
  valores: Record<string, unknown>
  revisiones: Record<string, number>
}

/** What other tabs that are gone left behind of one thing. */
export interface Herencia {
  pendientes: { clave: string; pendiente: Pendiente }[]
  envios: Envio[]
}

/** The entries of one thing («silabo/12/3», «carta/12») by key, of this tab. */
export interface Cajon {
  /** False where this browser has no room left: the value is only in the memory of this tab then. */
  escribir(clave: string, pendiente: Pendiente): boolean
  quitar(clave: string): void
  /** Shipments on their way, the first first. */
  escribirEnvios(envios: readonly Envio[]): void
  /** Takes over what tabs left behind that are gone, and this one before it was signed in anew; each entry is this tab's from then on. */
  heredar(): Promise<Herencia>
}

const PREFIX = 'malla.clave.'
/** Each load of the page is a tab of its own: a reloaded one inherits from itself. */
const PESTANA = newKey()
/** How long other tabs have to say that they live. */
const ESPERA_MS = 150

const canal = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('malla.pestanas')
canal?.addEventListener('message', ({ data }: MessageEvent<string>) => {
  if (data === '?') canal.postMessage(PESTANA)
})

/** Ids of the tabs of this browser that answer, this one among them. */
async function pestanasVivas(): Promise<Set<string>> {
  const vivas = new Set([PESTANA])
  if (!canal) return vivas
  const oir = ({ data }: MessageEvent<string>) => void vivas.add(data)
  canal.addEventListener('message', oir)
  canal.postMessage('?')
  await new Promise(resolve => setTimeout(resolve, ESPERA_MS))
  canal.removeEventListener('message', oir)
  return vivas
}

interface Lugar {
  nombre: string
  pestana: string
  cosa: string
  clave: string
}

/** All entries of one person in one institution. The key '' is a shipment. */
function lugaresDe(prefix: string, storage: Storage): Lugar[] {
  return Array.from({ length: storage.length }, (_, i) => storage.key(i)!)
    .filter(nombre => nombre.startsWith(prefix))
    .map(nombre => {
      const [pestana = '', cosa = '', clave = ''] = nombre.slice(prefix.length).split('|')
      return { nombre, pestana, cosa, clave }
    })
}

const prefixDe = (usuario: number, empresa: number): string => `${PREFIX}${usuario}.${empresa}.`

function leer<T>(storage: Storage, nombre: string): T | null {
  try {
    return JSON.parse(storage.getItem(nombre) ?? 'null')
  } catch {
    return null
  }
}

/** The entries of one thing of a person in an institution. */
export function cajonDe(
  usuario: number,
  empresa: number,
  cosa: string,
  storage: Storage = localStorage,
  { pestana = PESTANA, vivas = pestanasVivas } = {},
): Cajon {
  const prefix = prefixDe(usuario, empresa)
  const nombreDe = (clave: string) => `${prefix}${pestana}|${cosa}|${clave}`
  const escribir = (clave: string, valor: unknown): boolean => {
    try {
      storage.setItem(nombreDe(clave), JSON.stringify(valor))
      return true
    } catch {
      // Full: an older text of the same key must not be taken for the newest one at the next start.
      storage.removeItem(nombreDe(clave))
      return false
    }
  }
  // First under this tab's name, then no longer under the other: a browser that dies between the two has it twice.
  const pasar = (nombre: string, clave: string, valor: unknown): void => {
    if (escribir(clave, valor) && nombre !== nombreDe(clave)) storage.removeItem(nombre)
  }
  const heredarDe = ({ nombre, clave }: Lugar, herencia: Herencia): void => {
    if (clave === '') {
      const suyos = leer<Envio[]>(storage, nombre) ?? []
      herencia.envios.push(...suyos)
      if (nombre !== nombreDe(''))
        pasar(nombre, clave, [...(leer<Envio[]>(storage, nombreDe('')) ?? []), ...suyos])
      return
    }
    const pendiente = leer<Pendiente>(storage, nombre)
    if (!pendiente) return
    herencia.pendientes.push({ clave, pendiente })
    pasar(nombre, clave, pendiente)
  }
  return {
    escribir,
    quitar: clave => storage.removeItem(nombreDe(clave)),
    escribirEnvios(envios) {
      if (envios.length > 0) escribir('', envios)
      else storage.removeItem(nombreDe(''))
    },
    async heredar() {
      const todas = lugaresDe(prefix, storage).filter(l => l.cosa === cosa)
      const otras = todas.filter(l => l.pestana !== pestana)
      const herencia: Herencia = { pendientes: [], envios: [] }
      // Of this very tab: from before somebody signed in again in it.
      for (const lugar of todas.filter(l => l.pestana === pestana)) heredarDe(lugar, herencia)
      if (otras.length === 0) return herencia
      const quienes = await vivas()
      for (const lugar of otras.filter(l => !quienes.has(l.pestana))) heredarDe(lugar, herencia)
      return herencia
    },
  }
}

/** The things of a person in an institution of which something waits in this browser, that no other living tab has open. */
export async function cosasPorEnviar(
  usuario: number,
  empresa: number,
  storage: Storage = localStorage,
): Promise<string[]> {
  const lugares = lugaresDe(prefixDe(usuario, empresa), storage)
  if (lugares.length === 0) return []
  const vivas = await pestanasVivas()
  return [...new Set(lugares.filter(l => l.pestana === PESTANA || !vivas.has(l.pestana)).map(l => l.cosa))]
}
