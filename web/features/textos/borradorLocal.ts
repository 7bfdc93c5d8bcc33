import { aSolas, PESTANA, pestanasVivas } from '../../app/pestanas.ts'
import type { ItemEditado } from './items.ts'

/**
 * What was typed in a section and is no version yet, in this browser: written at each letter, so that a closed laptop or a tab that is killed loses
 * nothing. The server has a copy of its own soon after (borradores). Each tab has its own, so that two in one section never write over each other;
 * what a tab that is gone left is taken over by the next.
 */
export interface BorradorLocal {
  /** Its name among the drafts of one thing, here and with the server; empty of one that was kept before there were several. */
  id: string
  items: ItemEditado[]
  /** What it was typed upon, and its revision: what a merge needs. */
  base: ItemEditado[]
  revision: number
  /** When the server took this very content as a draft; null while it is only here. */
  enviado: string | null
}

/** One of them by its name; `enviado`: as the server took it then, and not when something was written into it since. */
export type Este = Pick<BorradorLocal, 'id' | 'enviado'>

const PREFIX = 'malla.texto.'
/** Of those that are thrown away, what is noted until the server has let them go. */
const PREFIX_IDOS = 'malla.textoIdo.'

const oyentes = new Set<() => void>()
let cambios = 0
/** Hears when a draft comes or goes, or reaches the server; not each letter. */
export const suscribirBorradores = (oyente: () => void): (() => void) => {
  oyentes.add(oyente)
  return () => oyentes.delete(oyente)
}
/** Changes whenever `suscribirBorradores` is told. */
export const versionDeBorradores = (): number => cambios

const avisar = (): void => {
  cambios++
  for (const oyente of oyentes) oyente()
}

/** What is known of each draft: whether it waits for the server. */
const sabidos = new Map<string, boolean>()
function anotar(nombre: string, porEnviar: boolean | null): void {
  if ((sabidos.get(nombre) ?? null) === porEnviar) return
  if (porEnviar === null) sabidos.delete(nombre)
  else sabidos.set(nombre, porEnviar)
  avisar()
}

/** Drafts of one thing, as a tab finds them. */
export interface Tomados {
  mios: BorradorLocal[]
  /** Ids of those that other tabs are at. */
  deOtras: ReadonlySet<string>
  /** Those that were thrown away, in whatever tab: the server may have them still. */
  idos: readonly Este[]
}

/** Drafts of one person in one institution; those of anyone else in this browser stay theirs and are not seen. */
export interface CajonLocal {
  escribir(objeto: string, borrador: BorradorLocal): void
  quitar(objeto: string, id: string): void
  /** Makes the drafts of a thing that tabs left which are gone those of this one. */
  tomar(objeto: string): Promise<Tomados>
  /** Notes that one is thrown away, also over the end of this tab; `soltado`: it need not be known any more. */
  soltar(objeto: string, este: Este): void
  soltado(objeto: string, id: string): void
  /** Names of the things with a draft; `soloPorEnviar`: those that the server does not have. */
  objetos(soloPorEnviar?: boolean): string[]
}

const nombresEn = (storage: Storage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i)!).filter(n => n.startsWith(prefix))

interface Donde {
  storage?: Storage
  /** This tab, and which live. */
  pestana?: string
  vivas?: () => Promise<ReadonlySet<string>>
}

interface Lugar {
  nombre: string
  objeto: string
  pestana: string
  id: string
}

/** The drawer of a person in an institution. */
export function cajonLocal(
  usuarioId: number,
  empresaId: number,
  { storage = localStorage, pestana = PESTANA, vivas = pestanasVivas }: Donde = {},
): CajonLocal {
  const prefix = `${PREFIX}${usuarioId}.${empresaId}.`
  const nombreDeIdo = (objeto: string, id: string) =>
    `${PREFIX_IDOS}${usuarioId}.${empresaId}.${objeto}|${id}`
  const nombreDe = (objeto: string, id: string) => `${prefix}${objeto}|${pestana}|${id}`
  const lugares = (): Lugar[] =>
    nombresEn(storage, prefix).map(nombre => {
      const [objeto = '', de = '', id = ''] = nombre.slice(prefix.length).split('|')
      return { nombre, objeto, pestana: de, id }
    })
  const leer = ({ nombre, id }: Lugar): BorradorLocal | null => {
    try {
      const borrador = JSON.parse(storage.getItem(nombre) ?? 'null')
      return borrador && { ...borrador, id }
    } catch {
      return null
    }
  }
  const poner = (nombre: string, borrador: BorradorLocal): boolean => {
    anotar(nombre, borrador.enviado === null)
    try {
      storage.setItem(nombre, JSON.stringify(borrador))
      return true
    } catch {
      // A full storage costs this copy; that of the server follows.
      return false
    }
  }
  /** Names of what stays where it was left, by those that it should have. */
  const sinSitio = new Map<string, string>()
  const borrar = (nombre: string): void => {
    storage.removeItem(nombre)
    anotar(nombre, null)
    const otro = sinSitio.get(nombre)
    if (otro !== undefined && sinSitio.delete(nombre)) borrar(otro)
  }
  /** What was left, under this tab's name; it goes from where it was when it is kept: a browser that dies between the two has it twice. */
  const traer = (lugar: Lugar): BorradorLocal[] => {
    const borrador = leer(lugar)
    const nombre = nombreDe(lugar.objeto, lugar.id)
    if (borrador && lugar.nombre !== nombre) {
      if (poner(nombre, borrador)) borrar(lugar.nombre)
      else sinSitio.set(nombre, lugar.nombre)
    }
    return borrador ? [borrador] : []
  }
  const idosDe = (objeto: string): Este[] =>
    nombresEn(storage, nombreDeIdo(objeto, '')).map(nombre => ({
      id: nombre.slice(nombreDeIdo(objeto, '').length),
      enviado: storage.getItem(nombre) || null,
    }))
  return {
    soltar(objeto, { id, enviado }) {
      try {
        storage.setItem(nombreDeIdo(objeto, id), enviado ?? '')
      } catch {
        // As long as this tab lives it is known.
      }
    },
    soltado: (objeto, id) => storage.removeItem(nombreDeIdo(objeto, id)),
    escribir: (objeto, borrador) => void poner(nombreDe(objeto, borrador.id), borrador),
    quitar: (objeto, id) => borrar(nombreDe(objeto, id)),
    // Two tabs that a browser brings back at once do not both take the same.
    tomar: objeto =>
      aSolas('textos', async () => {
        const suyos = () => lugares().filter(l => l.objeto === objeto)
        const quienes = suyos().some(l => l.pestana !== pestana) ? await vivas() : new Set<string>()
        const isDeOtra = (l: Lugar) => l.pestana !== pestana && quienes.has(l.pestana)
        const hay = suyos()
        return {
          mios: hay.filter(l => !isDeOtra(l)).flatMap(traer),
          deOtras: new Set(hay.filter(isDeOtra).map(l => l.id)),
          idos: idosDe(objeto),
        }
      }),
    objetos: (soloPorEnviar = false) => [
      ...new Set(
        lugares()
          .filter(l => !soloPorEnviar || leer(l)?.enviado === null)
          .map(l => l.objeto),
      ),
    ],
  }
}

/** Throws away what the server has too: the person left on purpose. What is only here waits for its owner. */
export function olvidarEnviados(storage: Storage = localStorage): void {
  for (const key of nombresEn(storage, PREFIX)) {
    try {
      if (JSON.parse(storage.getItem(key) ?? 'null')?.enviado) storage.removeItem(key)
    } catch {
      storage.removeItem(key)
    }
  }
}
