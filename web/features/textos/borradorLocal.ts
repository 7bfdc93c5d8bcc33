import type { ItemEditado } from './items.ts'

/**
 * What was typed in a section and is no version yet, in this browser: written at each letter, so that a closed laptop or a tab that is killed loses
 * nothing. The server has a copy of its own soon after (borradores).
 */
export interface BorradorLocal {
  items: ItemEditado[]
  /** What it was typed upon, and its revision: what a merge needs. */
  base: ItemEditado[]
  revision: number
  /** When the server took this very content as a draft; null while it is only here. */
  enviado: string | null
}

const PREFIX = 'malla.texto.'

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

/** Drafts of one person in one institution; those of anyone else in this browser stay theirs and are not seen. */
export interface CajonLocal {
  leer(objeto: string): BorradorLocal | null
  escribir(objeto: string, borrador: BorradorLocal): void
  quitar(objeto: string): void
  /** Names of the things with a draft; `soloPorEnviar`: those that the server does not have. */
  objetos(soloPorEnviar?: boolean): string[]
}

/** The drawer of a person in an institution. */
export function cajonLocal(
  usuarioId: number,
  empresaId: number,
  storage: Storage = localStorage,
): CajonLocal {
  const prefix = `${PREFIX}${usuarioId}.${empresaId}.`
  const leer = (objeto: string): BorradorLocal | null => {
    try {
      return JSON.parse(storage.getItem(prefix + objeto) ?? 'null')
    } catch {
      return null
    }
  }
  const todos = () =>
    Array.from({ length: storage.length }, (_, i) => storage.key(i)!)
      .filter(k => k.startsWith(prefix))
      .map(k => k.slice(prefix.length))
  return {
    leer,
    escribir(objeto, borrador) {
      anotar(prefix + objeto, borrador.enviado === null)
      try {
        storage.setItem(prefix + objeto, JSON.stringify(borrador))
      } catch {
        // A full storage costs this copy; that of the server follows.
      }
    },
    quitar(objeto) {
      storage.removeItem(prefix + objeto)
      anotar(prefix + objeto, null)
    },
    objetos: (soloPorEnviar = false) => todos().filter(o => !soloPorEnviar || leer(o)?.enviado === null),
  }
}

/** Throws away what the server has too: the person left on purpose. What is only here waits for its owner. */
export function olvidarEnviados(storage: Storage = localStorage): void {
  for (const key of Object.keys(storage).filter(k => k.startsWith(PREFIX))) {
    try {
      if (JSON.parse(storage.getItem(key) ?? 'null')?.enviado) storage.removeItem(key)
    } catch {
      storage.removeItem(key)
    }
  }
}
