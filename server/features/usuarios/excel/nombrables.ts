import { enLista } from '@malla/domain/texto/lista.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Nombrable } from '../accesos.queries.ts'
import { partes } from './filas.ts'

/** Faculties or programmes of an institution as a cell names them: by name, with as much in brackets as it takes to tell one apart. */
export interface Nombres {
  /** Those that a text of a cell means: one when all is well. */
  buscar(texto: string): readonly Nombrable[]
  /** How one is written so that it is read back as the same; null when it is not there. */
  escribir(id: number): string | null
  /** What may be written for each of several, as a list of Spanish. */
  ofrecer(found: readonly Nombrable[]): string
}

/** So many ways of writing them are offered. */
const OFRECIDOS = 6

/** All ways of writing one, the shortest first; at last its number, which is nobody else's. */
const formasDe = ({ id, nombre, lugares }: Nombrable): string[] => [
  nombre,
  ...[...lugares, `#${id}`].map(lugar => `${nombre} (${lugar})`),
  `#${id}`,
]

export function nombresDe(todos: readonly Nombrable[]): Nombres {
  const byId = new Map(todos.map(n => [n.id, n]))
  const byNombre = Map.groupBy(todos, n => clave(n.nombre))
  const byForma = new Map<string, Set<Nombrable>>()
  for (const n of todos)
    for (const forma of formasDe(n).map(clave)) byForma.set(forma, (byForma.get(forma) ?? new Set()).add(n))

  const buscar = (texto: string): readonly Nombrable[] =>
    byNombre.get(clave(texto)) ?? [...(byForma.get(clave(texto)) ?? [])]
  const isDe = (n: Nombrable, forma: string): boolean => {
    // A name with a «;» of its own would be read as two.
    const [dicha, ...otras] = partes(forma)
    const found = dicha === undefined || otras.length > 0 ? [] : buscar(dicha)
    return found.length === 1 && found[0] === n
  }
  const escritos = new Map<number, string>()
  const escribir = (id: number): string | null => {
    const n = byId.get(id)
    if (!n) return null
    const escrito = escritos.get(id) ?? formasDe(n).find(forma => isDe(n, forma)) ?? `#${id}`
    escritos.set(id, escrito)
    return escrito
  }
  return {
    buscar,
    escribir,
    ofrecer(found) {
      const formas = found.slice(0, OFRECIDOS).map(n => `«${escribir(n.id)}»`)
      return `${found.length > OFRECIDOS ? 'por ejemplo, ' : ''}${enLista(formas, 'o')}`
    },
  }
}
