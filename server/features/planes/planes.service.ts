import type { ParsedOf } from '@malla/contracts/call.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import type { planes as calls } from '@malla/contracts/planes.ts'
import { type HechoDeCese, hechoDeCese, isCesado, whyNotTrasCese } from '@malla/domain/planes/cese.ts'
import { type CreditosRequeridos, reparosDeCreditos } from '@malla/domain/planes/creditos.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, isNotNull, sql } from '../../platform/db/drizzle.ts'
import { checkTodo, conflict, invalid, notFound } from '../../platform/errors.ts'
import { assertFresh, type Entidad, insertRow, updateRow } from '../../platform/rows.ts'
import { differing } from '../../platform/writeRows.ts'
import { dropArchivos, moveArchivos } from '../archivos/archivos.service.ts'
import { createCiclosIniciales } from '../ciclos/ciclos.service.ts'
import { congelarPasados } from '../silabos/congelarPasados.ts'
import { remedirSilabos } from '../silabos/medir.service.ts'
import { selectArchivosDeAdjuntos } from '../textos/adjuntos.service.ts'
import { ambitoDePlan, assertPlan, assertVigente, lockPlan, type PlanRow } from './planes.guard.ts'
import { selectPlan } from './planes.queries.ts'
import { assertProgramaElegible, type Donde } from './programaElegible.ts'
import { keepResolucion, putResolucion, type ResolucionLeida } from './resolucion.ts'

const { planes, silabos } = schema

/** Plans of this faculty as they are written and recorded. */
export const planEntidad = (facultad_id: number): Entidad<typeof planes> => ({
  table: planes,
  evento: 'plan_estudio',
  ambito: row => ambitoDePlan({ ...row, facultad_id }),
})

type Campos = Omit<ParsedOf<typeof calls.update>, 'id' | 'revision' | 'archivo_resolucion'>

/** Fields of a call as columns; what is absent stays absent. */
function columnsOf(
  { carrera_id, configDisenoCurricular, configNodesTree, configTerminos, ...rest }: Campos,
  row?: PlanRow,
) {
  return {
    config_terminos: configTerminos && terminosCon(row?.config_terminos, configTerminos),
    ...rest,
    programa_id: carrera_id,
    config_diseno_curricular: configDisenoCurricular,
    config_nodes_tree: configNodesTree,
  }
}

/** What a new plan has of the institution's settings when its form leaves it out; later changes of them leave plans as they are. */
function porAjustes(ctx: Ctx, { semanas, horas_credito_teoria, horas_credito_practica }: Campos) {
  const { ajustes = {} } = ctx.sesion.empresa ?? {}
  return {
    semanas: semanas ?? ajustes.semanas,
    horas_credito_teoria: horas_credito_teoria ?? ajustes.horas_credito_teoria,
    horas_credito_practica: horas_credito_practica ?? ajustes.horas_credito_practica,
  }
}

/** 422 where more credits of a kind are required than in all. What was so before is left. */
function assertCreditos(plan: CreditosRequeridos, antes: PlanRow | null): void {
  const reparos = reparosDeCreditos(plan, antes)
  if (Object.keys(reparos).length > 0) throw invalid(reparos)
}

/**
 * Where a new plan will hang. 403 not allowed, 422 when the programme is out of scope, or it or its faculty Desactivado, or more credits of a kind are
 * required than in all. `bloqueo`: as for `assertProgramaElegible`.
 */
export async function assertPlanNuevo(
  ctx: Ctx,
  campos: Campos & { carrera_id: number },
  bloqueo?: null,
): Promise<Donde> {
  const [, donde] = await checkTodo([
    () => assertCreditos(campos, null),
    () => assertProgramaElegible(ctx, campos.carrera_id, 'estructura.crear', bloqueo),
  ])
  return donde
}

/** A call with its resolution read. */
type ConResolucion<T> = Omit<T, 'archivo_resolucion'> & { archivo_resolucion: ResolucionLeida | undefined }

/** Makes a plan, with its first `ciclos` cycles and its resolution when they are given. 403 and 422 as `assertPlanNuevo`. */
export async function createPlan(
  ctx: Ctx,
  input: ConResolucion<ParsedOf<typeof calls.create>>,
): Promise<Plan> {
  const { ciclos = 0, archivo_resolucion, ...campos } = input
  const { full_name, carrera_id } = campos
  const puesta = archivo_resolucion && (await putResolucion(ctx, archivo_resolucion))
  const programa = await assertPlanNuevo(ctx, campos)
  const resolucion_id = puesta && (await keepResolucion(ctx, puesta, full_name, programa))
  const row = await insertRow(ctx, planEntidad(programa.facultad_id), {
    ...columnsOf(campos),
    ...porAjustes(ctx, campos),
    full_name,
    programa_id: carrera_id,
    resolucion_id,
  })
  await createCiclosIniciales(ctx, { ...row, facultad_id: programa.facultad_id }, ciclos)
  return selectPlan(ctx, row.id)
}

/** Before the file of a resolution is put anywhere: 404 when the plan is out of scope, 403 not allowed, 409 ceased. */
export async function assertAdmiteResolucion(
  ctx: Ctx,
  { id, ...dado }: ParsedOf<typeof calls.update>,
): Promise<void> {
  assertAbierto(await assertPlan(ctx, id, 'estructura.editar'), dado)
}

/**
 * Changes a plan; a `fechacese` ceases it, an empty one restores it (§4). 404 out of scope, 409 stale, or ceased (by now) and anything but restored,
 * 422 when it should go to a programme that is out of scope or Desactivado, or more credits of a kind are required than in all.
 */
export async function savePlan(
  ctx: Ctx,
  { id, revision, archivo_resolucion, ...campos }: ConResolucion<ParsedOf<typeof calls.update>>,
): Promise<{ plan: Plan; hecho: HechoDeCese }> {
  const dado = { revision, archivo_resolucion, ...campos }
  // Put ahead by its route; done anew, it is put before the plan is locked: who writes in it does not wait.
  const puesta = archivo_resolucion && (await putResolucion(ctx, archivo_resolucion))
  const row = await lockPlan(ctx, id, 'estructura.editar')
  const values = differing<typeof planes>(row, columnsOf(campos, row))
  const { fechacese = row.fechacese } = values
  const hecho = hechoDeCese(row.fechacese, fechacese)
  if (hecho !== 'restaurar' || puesta || Object.keys(values).length > 1) assertAbierto(row, dado)
  await assertFresh(row, revision, () => selectPlan(ctx, id))
  const [, donde] = await checkTodo([
    () => assertCreditos({ ...row, ...values }, row),
    () => placeOf(ctx, row, values.programa_id),
  ])
  if (puesta)
    values.resolucion_id = await keepResolucion(ctx, puesta, campos.full_name ?? row.full_name, donde)
  if (values.programa_id) {
    const adjuntos = await selectArchivosDeAdjuntos(ctx, 'plan', [id])
    const aprobados = await selectArchivosDeSilabos(ctx, id)
    await moveArchivos(ctx, [puesta ? null : row.resolucion_id, ...adjuntos, ...aprobados], donde)
    await congelarPasados(ctx, sql`s.planestudio_id = ${id}`)
  }
  await updateRow(ctx, planEntidad(donde.facultad_id), row, values)
  // Another programme may have its syllabi made of other things.
  if (values.programa_id)
    await remedirSilabos(ctx, { planestudio_id: id, programa_id: values.programa_id as number })
  if (puesta) await dropArchivos(ctx, [row.resolucion_id])
  return { plan: await selectPlan(ctx, id), hecho }
}

/** The kept PDFs of its approved syllabi. */
async function selectArchivosDeSilabos({ tx, empresaId }: Ctx, planId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: silabos.archivo_id })
    .from(silabos)
    .where(
      and(
        eq(silabos.empresa_id, empresaId),
        eq(silabos.planestudio_id, planId),
        isNotNull(silabos.archivo_id),
      ),
    )
  return rows.map(r => r.id!)
}

/**
 * 409 with the reason when the plan is ceased. Of two versions neither could be saved then, so none is offered to whoever began before somebody ceased it:
 * they are told what happened, and keep what they wrote in front of them.
 */
function assertAbierto(
  row: PlanRow,
  { revision, ...dado }: Pick<ParsedOf<typeof calls.update>, 'revision' | 'fechacese'>,
): void {
  // Who restores it saw that it was ceased.
  const isDeAntes = revision !== undefined && revision !== row.revision && dado.fechacese !== null
  if (isCesado(row) && isDeAntes) {
    const pedidos = Object.entries(dado).filter(([, valor]) => valor !== undefined)
    throw conflict(whyNotTrasCese(row, pedidos.length === 1 && dado.fechacese !== undefined))
  }
  assertVigente(row)
}

/** Where the plan will hang: its programme, or the one it is put in, which must be one that can be chosen. */
const placeOf = async (ctx: Ctx, row: PlanRow, programa_id: number | undefined): Promise<Donde> =>
  programa_id ? assertProgramaElegible(ctx, programa_id, 'estructura.editar') : row

/** Takes the resolution's file off a plan. 404 out of scope or without one, 409 ceased. */
export async function deleteResolucion(ctx: Ctx, id: number): Promise<void> {
  const row = await lockPlan(ctx, id, 'estructura.editar')
  assertVigente(row)
  if (row.resolucion_id === null) throw notFound('El plan no tiene archivo de resolución.')
  await updateRow(ctx, planEntidad(row.facultad_id), row, { resolucion_id: null })
  await dropArchivos(ctx, [row.resolucion_id])
}

/** The terms of a plan with those given: what is empty goes back to its usual name, what is left out stays. */
function terminosCon(
  antes: Readonly<Record<string, string>> | undefined,
  given: Readonly<Partial<Terminos>>,
): Record<string, string> {
  const terminos = { ...antes }
  for (const [termino, dicho] of Object.entries(given)) {
    if (dicho) terminos[termino] = dicho
    else delete terminos[termino]
  }
  return terminos
}

/** Changes the names and letters of the competencies of a plan; what is emptied goes back to its usual name (§3). */
export async function saveTerminos(
  ctx: Ctx,
  { id, revision, ...given }: ParsedOf<typeof calls.terminos>,
): Promise<Plan> {
  const row = await lockPlan(ctx, id, 'estructura.editar')
  assertVigente(row)
  await assertFresh(row, revision, () => selectPlan(ctx, id))
  const config_terminos = terminosCon(row.config_terminos, given)
  await updateRow(ctx, planEntidad(row.facultad_id), row, { config_terminos })
  return selectPlan(ctx, id)
}
