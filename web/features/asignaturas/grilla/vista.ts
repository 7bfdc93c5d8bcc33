import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { contiene, cursoContiene } from '@malla/domain/texto/normalizar.ts'
import { type ColumnaId, type Contexto, columnaDe, columnaIds } from './columnas.ts'
import { type Fila, totalDe } from './fila.ts'
import { escribirCelda } from './leer.ts'
import { claveDeLugar, type Lugar } from './lugares.ts'

/** What narrows the rows. A course is complete when it has hours and an area (estadoCursosRegistrados, §3). */
export type Ver = 'todos' | 'avisos' | 'incompletos' | 'cambios'

/** How the rows are looked at. */
export interface Vista {
  filtro: string
  ver: Ver
  orden: { columna: ColumnaId; isDescendente: boolean } | null
  agrupada: boolean
}

export const vistaInicial: Vista = { filtro: '', ver: 'todos', orden: null, agrupada: true }

/** Courses of one cycle or section, or all of them where the grid is not grouped. `lugar` null: they stand nowhere yet. */
export interface Grupo {
  clave: string
  lugar: Lugar | null
  filas: readonly Fila[]
}

/** A line of the grid: the head of a group, a course, or the place to write a new one. */
export type Linea =
  | { tipo: 'grupo'; clave: string; grupo: Grupo }
  | { tipo: 'fila'; clave: string; fila: Fila }
  | { tipo: 'nueva'; clave: string; grupo: Grupo }

export const claveDeFila = (id: Id): string => `f${id}`
/** The key of the place for new courses of a group. */
export const claveDeNueva = (grupo: string): string => `+${grupo}`
export const isParaNueva = (clave: string): boolean => clave.startsWith('+')
/** The id of the course of a line, null where there is none. */
export const idDeClave = (clave: string): Id | null => (clave.startsWith('f') ? Number(clave.slice(1)) : null)

const castellano = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })

/** Order of two rows by a column; empty cells last, whichever way. */
function comparar(columna: ColumnaId, isDescendente: boolean, ctx: Contexto): (a: Fila, b: Fila) => number {
  const isNumero = columnaDe(columna).clase === 'numero' || columna === 'total'
  const lugares = new Map(ctx.lugares.map((l, i) => [l.clave, i]))
  const valor = (f: Fila): string =>
    columna === 'lugar' ? String(lugares.get(claveDeLugar(f)) ?? '') : escribirCelda(columna, f, ctx)
  const numero = (s: string): number => Number(s.replace(',', '.'))
  return (a, b) => {
    const [x, y] = [valor(a), valor(b)]
    if (x === '' || y === '') return x === y ? 0 : x === '' ? 1 : -1
    const d = isNumero || columna === 'lugar' ? numero(x) - numero(y) : castellano.compare(x, y)
    return isDescendente ? -d : d
  }
}

/** Ids as they came: those of rows that are not saved yet count down from 0, and are younger than all others. */
const edad = (id: Id): number => (id > 0 ? id : 2 ** 40 - id)

/** Courses stand by `orden`; of two with the same the older first, new ones last. */
const porOrden = (a: Fila, b: Fila): number => a.orden - b.orden || edad(a.id) - edad(b.id)

/** Whether a row shows all the words of the filter in any of its cells, or is the course that they name, with the signs of its code or without. */
const coincide = (fila: Fila, filtro: string, ctx: Contexto): boolean =>
  cursoContiene(fila, filtro) ||
  contiene(columnaIds.map(id => escribirCelda(id, fila, ctx)).join(' '), filtro)

/**
 * The ids that a look shows, in its order. Taken once for each look and not again while cells are edited, so that no row runs away from
 * under the cursor. The course that is being written is among them whatever it says (`escrito`: what its versions share).
 */
export function idsVistos(
  filas: readonly Fila[],
  vista: Vista,
  ctx: Contexto,
  marcas: { conAvisos: ReadonlySet<Id>; conCambios: ReadonlySet<Id>; escrito?: Id | null },
): Map<Id, number> {
  const { filtro, ver, orden } = vista
  const deseada: Record<Ver, (f: Fila) => boolean> = {
    todos: () => true,
    avisos: f => marcas.conAvisos.has(f.id),
    incompletos: f => totalDe(f) === 0 || !f.areacurso_id,
    cambios: f => marcas.conCambios.has(f.id),
  }
  const deseadas = filas.filter(
    f => f.base === marcas.escrito || (deseada[ver](f) && (filtro === '' || coincide(f, filtro, ctx))),
  )
  const ordenadas = orden
    ? deseadas.toSorted(comparar(orden.columna, orden.isDescendente, ctx))
    : deseadas.toSorted(porOrden)
  return new Map(ordenadas.map((f, i) => [f.id, i]))
}

/** Rows of a group in the order of the look; those that it does not know yet come last, as they were made. */
function enOrden(filas: readonly Fila[], vistos: ReadonlyMap<Id, number>, isOrdenada: boolean): Fila[] {
  if (!isOrdenada) return filas.toSorted(porOrden)
  const lugar = (f: Fila): number => vistos.get(f.id) ?? Number.MAX_SAFE_INTEGER
  return filas.toSorted((a, b) => lugar(a) - lugar(b) || porOrden(a, b))
}

/**
 * The groups of a look. Without grouping one, by place and order; its new courses go where the last one stands. A cycle without courses is there as long as nothing is filtered. `vistos` are
 * the ids of the look; rows made since then (`conocidas` does not have them) are always shown.
 */
export function gruposDe(
  filas: readonly Fila[],
  vista: Vista,
  lugares: readonly Lugar[],
  vistos: ReadonlyMap<Id, number>,
  conocidas: ReadonlySet<Id>,
): Grupo[] {
  const visibles = filas.filter(f => vistos.has(f.id) || !conocidas.has(f.id))
  const porLugar = Map.groupBy(visibles, claveDeLugar)
  const isOrdenada = vista.orden !== null
  const isFiltrada = vista.filtro !== '' || vista.ver !== 'todos'
  const grupos: Grupo[] = lugares.map(lugar => ({
    clave: lugar.clave,
    lugar,
    filas: enOrden(porLugar.get(lugar.clave) ?? [], vistos, isOrdenada),
  }))
  const claves = new Set(lugares.map(l => l.clave))
  const sueltas = visibles.filter(f => !claves.has(claveDeLugar(f)))
  if (sueltas.length > 0)
    grupos.push({ clave: 'x', lugar: null, filas: enOrden(sueltas, vistos, isOrdenada) })
  if (!vista.agrupada) {
    const todas = isOrdenada ? enOrden(visibles, vistos, true) : grupos.flatMap(g => g.filas)
    const ultima = todas.at(-1)
    const lugar = lugares.find(l => ultima && l.clave === claveDeLugar(ultima)) ?? lugares[0] ?? null
    return [{ clave: 'todo', lugar, filas: todas }]
  }
  return isFiltrada ? grupos.filter(g => g.filas.length > 0) : grupos
}

/** The lines of the grid, from top to bottom. `conNueva`: each group ends with the place for a new course. */
export const lineasDe = (grupos: readonly Grupo[], agrupada: boolean, conNueva: boolean): Linea[] =>
  grupos.flatMap((grupo): Linea[] => [
    ...(agrupada ? [{ tipo: 'grupo' as const, clave: `g${grupo.clave}`, grupo }] : []),
    ...grupo.filas.map(fila => ({ tipo: 'fila' as const, clave: claveDeFila(fila.id), fila })),
    ...(conNueva && grupo.lugar ? [{ tipo: 'nueva' as const, clave: claveDeNueva(grupo.clave), grupo }] : []),
  ])
