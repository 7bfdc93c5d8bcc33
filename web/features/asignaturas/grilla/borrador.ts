import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { sameValue } from '../../../ui/form/merge.ts'
import { type ColumnaId, columnaDeCampo } from './columnas.ts'
import { type CamposDeFila, type Fila, isNueva, soloCampos } from './fila.ts'

/** What was changed of a course: from what (with its revision), and to what. */
export interface Edicion {
  revision: number
  /** What the versions of the course share; absent of one that was kept before it was noted. */
  base?: Id
  antes: CamposDeFila
  cambios: Partial<CamposDeFila>
}

/** What was changed in the grid and is not saved yet. */
export interface Borrador {
  ediciones: ReadonlyMap<Id, Edicion>
  nuevas: readonly Fila[]
  borradas: ReadonlySet<Id>
  /** What the versions of a deleted course share; absent of what was kept before it was noted. */
  bases?: ReadonlyMap<Id, Id>
}

export const borradorVacio: Borrador = { ediciones: new Map(), nuevas: [], borradas: new Set() }

/** A change of some rows, as it is done and undone: the fields before and after, rows that came, rows that went. */
export interface Cambio {
  /** For the button: «Deshacer: pegar 12 celdas». */
  texto: string
  filas: readonly CambioDeFila[]
  creadas: readonly Fila[]
  borradas: readonly Fila[]
  /** A change that the server made already, with all that followed from it: what takes it back there. It has no rows here. */
  paquete?: Id
}

export interface CambioDeFila {
  id: Id
  antes: Partial<CamposDeFila>
  despues: Partial<CamposDeFila>
}

export const isNada = (c: Cambio): boolean =>
  c.filas.length === 0 && c.creadas.length === 0 && c.borradas.length === 0 && c.paquete === undefined

/** The change that takes a change back. */
export const inverso = ({ texto, filas, creadas, borradas }: Cambio): Cambio => ({
  texto,
  filas: filas.map(f => ({ id: f.id, antes: f.despues, despues: f.antes })),
  creadas: borradas,
  borradas: creadas,
})

/** The rows as saved, by id. */
export type Guardadas = ReadonlyMap<Id, Fila>

/** The draft after a change; `guardadas` says from what a course is changed for the first time. */
export function aplicar(b: Borrador, cambio: Cambio, guardadas: Guardadas): Borrador {
  const ediciones = new Map(b.ediciones)
  const borradas = new Set(b.borradas)
  const idas = new Set(cambio.borradas.map(f => f.id))
  const bases = new Map(b.bases)
  const valores = new Map(cambio.filas.map(f => [f.id, f.despues]))
  for (const { id, despues } of cambio.filas) if (id > 0) editar(ediciones, id, despues, guardadas)
  for (const id of idas) if (id > 0) borradas.add(id)
  for (const { id } of cambio.creadas) borradas.delete(id)
  for (const id of idas) if (guardadas.has(id)) bases.set(id, guardadas.get(id)!.base)
  const nuevas = [...b.nuevas, ...cambio.creadas.filter(isNueva)]
    .filter(f => !idas.has(f.id))
    .map(f => (valores.has(f.id) ? { ...f, ...valores.get(f.id) } : f))
  return { ediciones, borradas, nuevas, bases }
}

/** Notes new values of a course; what is again as it was saved is no change any more. */
function editar(
  ediciones: Map<Id, Edicion>,
  id: Id,
  valores: Partial<CamposDeFila>,
  guardadas: Guardadas,
): void {
  const guardada = guardadas.get(id)
  if (!guardada) return
  const { cambios, ...sobre } = ediciones.get(id) ?? {
    revision: guardada.revision,
    base: guardada.base,
    antes: soloCampos(guardada),
    cambios: {},
  }
  const todos = Object.entries({ ...cambios, ...valores })
  const reales = todos.filter(([k, v]) => !sameValue(v, sobre.antes[k as keyof CamposDeFila]))
  if (reales.length === 0) ediciones.delete(id)
  else ediciones.set(id, { ...sobre, cambios: Object.fromEntries(reales) })
}

/** Rows that were edited before, so that one that did not change is the same object: only what changed is drawn again. */
const editadas = new WeakMap<Edicion, { guardada: Fila; fila: Fila }>()

function conEdicion(guardada: Fila, edicion: Edicion): Fila {
  const antes = editadas.get(edicion)
  if (antes?.guardada === guardada) return antes.fila
  const fila = { ...guardada, ...edicion.cambios }
  editadas.set(edicion, { guardada, fila })
  return fila
}

/** The rows as they stand in the grid: as saved, with what was changed, and the new ones. Those to be deleted are among them. */
export const filasDe = (guardadas: readonly Fila[], b: Borrador): Fila[] => [
  ...guardadas.map(f => {
    const edicion = b.ediciones.get(f.id)
    return edicion ? conEdicion(f, edicion) : f
  }),
  ...b.nuevas,
]

/** The changed courses as they were before, by their ids. */
export const antesDe = ({ ediciones }: Borrador): Record<Id, CamposDeFila> =>
  Object.fromEntries([...ediciones].map(([id, { antes }]) => [id, antes]))

/** The draft without what speaks of courses that are not there any more: somebody else deleted them. */
export function sinPerdidas(b: Borrador, guardadas: Guardadas): Borrador {
  const ediciones = new Map([...b.ediciones].filter(([id]) => guardadas.has(id)))
  const borradas = new Set([...b.borradas].filter(id => guardadas.has(id)))
  const igual = ediciones.size === b.ediciones.size && borradas.size === b.borradas.size
  return igual ? b : { ...b, ediciones, borradas }
}

/** How many cells, new rows and deleted rows that is: «3 cambios sin guardar». */
export function cuantosCambios(b: Borrador): number {
  const celdas = [...b.ediciones]
    .filter(([id]) => !b.borradas.has(id))
    .flatMap(([, e]) => columnasCambiadas(e))
  return celdas.length + b.nuevas.length + b.borradas.size
}

/** The columns in which a course was changed. */
export const columnasCambiadas = ({ antes, cambios }: Edicion): ColumnaId[] => {
  const crudas = Object.keys(cambios.crudo ?? {}).filter(c => cambios.crudo?.[c] !== antes.crudo[c])
  const campos = Object.keys(cambios).map(columnaDeCampo)
  return [...new Set([...campos, ...(crudas as ColumnaId[])])].filter(c => c !== null)
}

/** Ids of the courses whose changes were lost because somebody deleted them. */
export const perdidas = (b: Borrador, guardadas: Guardadas): Id[] =>
  [...b.ediciones.keys()].filter(id => !guardadas.has(id))
