import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { whyNotCambiarCurso } from '@malla/domain/permisos/cursos.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { forbidden, HttpError, invalidField, notFound } from '../../platform/errors.ts'
import { ambitoDePlan } from '../planes/planes.guard.ts'
import { type AsignaturaRow, selectVigentes, toAsignatura } from './asignaturas.queries.ts'
import type { Fila } from './guardar.service.ts'
import type { PlanAbierto } from './planAbierto.ts'
import type { Reasons } from './reasons.ts'

/** Whether rows may be written at all, before rules of the plan are asked: they are there, as they were seen, and whoever sends them may. */

const NO_ESTA = 'Este curso no está en el plan: quizá alguien lo eliminó.'

/** New rows need the right to create, removed ones that to delete; every row is named once. */
export function assertKinds(ctx: Ctx, abierto: PlanAbierto, filas: Fila[], eliminar: Set<number>): void {
  const ambito = ambitoDePlan(abierto.plan)
  if (filas.some(f => f.id === undefined)) assertMay(ctx, 'contenido.crear', ambito)
  if (eliminar.size > 0) assertMay(ctx, 'contenido.eliminar', ambito)
  const named = [...filas.flatMap(f => f.id ?? []), ...eliminar]
  if ([...eliminar].some(id => !abierto.cursos.has(id))) throw notFound()
  const repetidos = named.filter((id, i) => named.indexOf(id) !== i)
  if (repetidos.length > 0) throw invalidField('asignaturas', whyNotRepetidos(abierto, new Set(repetidos)))
}

/** Which courses are named twice, perhaps as two of their versions; one that is gone by now has no name. */
function whyNotRepetidos({ cursos }: PlanAbierto, ids: ReadonlySet<number>): string {
  const rows = [...ids].flatMap(id => cursos.get(id) ?? [])
  const quienes = enumerar(rows.map(conCodigo))
  const estan = rows.length > 1 ? 'están' : 'está'
  return `${quienes || 'Un mismo curso'} ${estan} dos veces en lo que se envió: las versiones de un curso cuentan como uno.`
}

/** 404 naming each row whose course is not there any more: whoever sent many can send the others. */
export function assertAllThere(abierto: PlanAbierto, filas: Fila[], reasons: Reasons): void {
  for (const [i, { id }] of filas.entries())
    if (id !== undefined && !abierto.cursos.has(id)) reasons.at(i)('id', NO_ESTA)
  if (Object.keys(reasons.errors).length > 0) throw new HttpError(404, NO_ESTA, reasons.errors)
}

/**
 * A course is moved by who may change the malla, the rest of it changed by who may edit courses: of each row what differs counts, for a form
 * sends the place along. 403 with the reason.
 */
export function assertMayChange(
  ctx: Ctx,
  abierto: PlanAbierto,
  filas: Fila[],
  after: ReadonlyMap<number, AsignaturaRow>,
): void {
  const campos = new Set(
    filas.flatMap(fila => {
      const row = fila.id === undefined ? undefined : abierto.cursos.get(fila.id)
      if (!row) return []
      const next = after.get(row.id)!
      const columns = Object.keys(next) as (keyof AsignaturaRow)[]
      return columns.filter(k => next[k] !== row[k])
    }),
  )
  const reason = whyNotCambiarCurso(ctx.sesion.quien, [...campos], ambitoDePlan(abierto.plan))
  if (reason) throw forbidden(reason)
}

/** 409 with the rows that changed since they were seen, as they are now, naming each. */
export async function assertAllFresh(
  ctx: Ctx,
  abierto: PlanAbierto,
  filas: Fila[],
  reasons: Reasons,
): Promise<void> {
  const old = filas.flatMap((f, i) => {
    const row = f.id ? abierto.cursos.get(f.id)! : null
    return row && f.revision !== undefined && f.revision !== row.revision ? [{ i, row }] : []
  })
  if (old.length === 0) return
  const vigentes = await selectVigentes(ctx, abierto.plan.id)
  const actual = old.map(({ row }) => toAsignatura(row, vigentes))
  const { edicionAtrasada } = mensajesDeError
  for (const { i } of old) reasons.at(i)('revision', edicionAtrasada)
  const extra = { actual: filas.length === 1 ? actual[0] : actual }
  throw new HttpError(409, edicionAtrasada, reasons.errors, extra)
}
