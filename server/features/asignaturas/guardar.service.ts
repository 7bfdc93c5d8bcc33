import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { conocerTras } from '../../platform/conocerTras.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { conflict } from '../../platform/errors.ts'
import { crearRespiro } from '../../platform/respiro.ts'
import { insertRows, updateRows } from '../../platform/rows.ts'
import { remedirVersiones } from '../silabos/medir.service.ts'
import type { AsignaturaRow } from './asignaturas.queries.ts'
import { assertCodes, codigoQueVuelve } from './codigos.ts'
import { lazoNuevo, problemasDe } from './comprobar.ts'
import { assertRemovable, removeCourses } from './eliminar.service.ts'
import { assertAllFresh, assertAllThere, assertKinds, assertMayChange } from './guardar.guard.ts'
import type { PlanAbierto } from './planAbierto.ts'
import { plannedRows, planRequisites } from './planear.ts'
import { Reasons } from './reasons.ts'
import { requisiteField, syncPrerequisitos } from './requisitosDePlan.ts'
import { baseOf } from './ultimas.ts'
import type { Campos, Valores } from './valores.ts'

/** A course to write: with an id it changes that one, without one it makes a new one. */
export interface Fila extends Campos {
  id?: number
  revision?: number
  /** Set only when a version is made. */
  version?: Version
}

/** A new version of a course. */
export interface Version {
  base_id: number
  numero: number
  /** The version in force, from which it takes what is not said of it. */
  desde: AsignaturaRow
}

export interface Guardado {
  /** Rows as they are now, in the order given. */
  rows: AsignaturaRow[]
  /** What was kept although it is not right yet: texts that no course matches, requisites out of order. */
  avisos: Aviso[]
}

/** A warning about one of the rows given. */
export interface Aviso {
  index: number
  mensaje: string
}

interface Opciones {
  /** Rows to delete in the same write. */
  eliminar?: number[]
  /** Name of a field in the answer's errors, e.g. `asignaturas.3.nombre`. */
  campo?: (index: number, field: string) => string
  /**
   * From a file: a loop of requisites and a code that stands twice come in with a warning, for real plans have both and the malla shows them
   * until they are mended. Made by hand they are refused.
   */
  deArchivo?: boolean
  /**
   * Requisites of the rows, asked for when every row has its id (in the order given, bases of courses with versions): new courses may then name each
   * other without a code. Undefined leaves those of a row as they are.
   */
  requisitosPor?: (ids: readonly number[]) => readonly (Requisito | null | undefined)[]
}

/**
 * Writes many courses of an open plan, all or none: the one way by which courses are made, changed, moved and removed, whether from a form,
 * the grid, the malla or a file. Each course leaves one record. 422 with every bad field of every row; 404 and 409 naming the rows that are gone or
 * stale; 409 when one that goes is asked for by one that stays, or brings back a code that another has by now.
 */
export async function guardarCursos(
  ctx: Ctx,
  abierto: PlanAbierto,
  dadas: Fila[],
  opciones: Opciones = {},
): Promise<Guardado> {
  const eliminar = new Set(opciones.eliminar)
  const reasons = new Reasons(opciones.campo)
  const respirar = crearRespiro()
  assertKinds(ctx, abierto, dadas, eliminar)
  assertAllThere(abierto, dadas, reasons)
  await assertAllFresh(ctx, abierto, dadas, reasons)
  const ids = await idsOf(ctx, dadas)
  const filas = conRequisitos(abierto, dadas, ids, opciones.requisitosPor)
  const before = [...abierto.cursos.values()]
  const after = plannedRows(abierto, filas, ids, eliminar, reasons)
  assertMayChange(ctx, abierto, filas, after)
  await respirar()
  const avisos = await planRequisites(abierto.cursos, after, filas, ids, reasons)
  if (!opciones.deArchivo) refuseLoop(before, after, filas, ids, reasons)
  if (!opciones.deArchivo) assertCodes(abierto.cursos, after, ids, reasons)
  reasons.throwIfAny()
  assertRemovable(abierto, after, eliminar)
  const vuelve = codigoQueVuelve(before, [...after.values()])
  if (vuelve) throw conflict(vuelve.motivo)

  await respirar()
  await writeRows(ctx, abierto, after)
  await removeCourses(ctx, abierto, eliminar)
  const indexOf = new Map(ids.map((id, i) => [baseOf(after.get(id)!), i]))
  await respirar()
  for (const p of problemasDe(after.values(), abierto.ciclos.values(), new Set(indexOf.keys())))
    if (p.tipo !== 'texto') avisos.push({ index: indexOf.get(p.asignatura_id)!, mensaje: p.mensaje })
  await respirar()
  return { rows: ids.map(id => abierto.cursos.get(id)!), avisos }
}

/** The rows with the requisites that could not be said before there were ids. */
function conRequisitos(
  abierto: PlanAbierto,
  filas: Fila[],
  ids: number[],
  requisitosPor: Opciones['requisitosPor'],
): Fila[] {
  if (!requisitosPor) return filas
  const bases = ids.map(id => {
    const row = abierto.cursos.get(id)
    return row ? baseOf(row) : id
  })
  const todos = requisitosPor(bases)
  return filas.map((fila, i) => (todos[i] === undefined ? fila : { ...fila, requisitos: todos[i] }))
}

/** Ids of the rows; new ones are drawn beforehand, so that requisites among new courses can be written with them. */
async function idsOf(ctx: Ctx, filas: Fila[]): Promise<number[]> {
  const fresh = filas.filter(f => f.id === undefined).length
  if (fresh === 0) return filas.map(f => f.id!)
  const { rows } = await ctx.tx.execute(
    sql`select nextval(pg_get_serial_sequence('asignaturas', 'id'))::bigint as id from generate_series(1, ${fresh})`,
  )
  const drawn = (rows as unknown as { id: number }[]).values()
  return filas.map(f => f.id ?? drawn.next().value!.id)
}

function refuseLoop(
  before: AsignaturaRow[],
  after: Map<number, AsignaturaRow>,
  filas: Fila[],
  ids: number[],
  reasons: Reasons,
): void {
  const lazo = lazoNuevo(before, after.values())
  if (!lazo) return
  const found = ids.findIndex(id => lazo.ids.includes(baseOf(after.get(id)!)))
  const i = Math.max(found, 0)
  reasons.at(i)(requisiteField(filas[i] ?? {}), lazo.motivo)
}

const HORAS = ['horasteoria', 'horaspractica', 'horasvirtualteoria', 'horasvirtualpractica'] as const

/** Writes what differs: changed rows in one statement, new ones in another, and their flat requisites in line. */
async function writeRows(ctx: Ctx, abierto: PlanAbierto, after: Map<number, AsignaturaRow>): Promise<void> {
  const fresh = [...after.values()].filter(row => !abierto.cursos.has(row.id))
  const changes = [...after.values()].flatMap(values => {
    const row = abierto.cursos.get(values.id)
    return row && row !== values ? [{ row, values: values as Valores }] : []
  })
  const requisitesOf = new Map([...abierto.cursos].map(([id, row]) => [id, row.requisitos]))
  const written = [
    ...(await updateRows(ctx, abierto.entidad, changes)),
    ...(await insertRows(ctx, abierto.entidad, fresh)),
  ]
  conocerTras(ctx, ['asignaturas', 'prerequisitos', 'cambios'], written.length)
  // A syllabus gives out the hours of its course.
  const deHoras = changes.filter(({ row }) => HORAS.some(h => after.get(row.id)![h] !== row[h]))
  for (const row of written) abierto.cursos.set(row.id, row)
  if (deHoras.length > 0) {
    const ids = deHoras.map(({ row }) => row.id)
    for (const { id, silabo_estado } of await remedirVersiones(ctx, ids))
      abierto.cursos.set(id, { ...abierto.cursos.get(id)!, silabo_estado })
  }
  await syncPrerequisitos(
    ctx,
    abierto.plan.id,
    written.filter(row => row.requisitos !== (requisitesOf.get(row.id) ?? null)),
  )
}
