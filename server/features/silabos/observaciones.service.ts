import type { ParsedOf } from '@malla/contracts/call.ts'
import type { revisiones as calls, Observacion } from '@malla/contracts/revisiones.ts'
import type { Silabo } from '@malla/contracts/silabos.ts'
import type { Accion } from '@malla/domain/permisos/acciones.ts'
import { seccionesActivas } from '@malla/domain/silabos/estructura.ts'
import {
  type SilaboEnRevision,
  whyNotEliminarObservacion,
  whyNotObservar,
  whyNotResolver,
  whyNotResponder,
} from '@malla/domain/silabos/revision.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { conflict, forbidden, invalidField, notFound } from '../../platform/errors.ts'
import { assertFresh, deleteRows, type Entidad, insertRow, lockRow, updateRow } from '../../platform/rows.ts'
import { differing } from '../../platform/writeRows.ts'
import {
  assertCurso,
  assertCursoEditable,
  type CursoAbierto,
  isDeColega,
  lugarDeCambio,
} from './curso.guard.ts'
import { enRevision, selectVersiones } from './enRevision.ts'
import { selectEstructura } from './estructuras.queries.ts'
import { selectObservaciones } from './observaciones.queries.ts'
import { selectPeriodoDe } from './periodo.queries.ts'
import { selectOptionalRow } from './silabos.queries.ts'

const { silabo_observaciones } = schema
type Fila = typeof silabo_observaciones.$inferSelect

/** Observations hang where their syllabus hangs. */
const entidad = (curso: CursoAbierto): Entidad<typeof silabo_observaciones> => ({
  table: silabo_observaciones,
  evento: 'observacion',
  ambito: () => lugarDeCambio(curso),
})

/** What a record says beside the observation itself: which syllabus it is about. */
const deCual = (curso: CursoAbierto, periodo_id: number | null) => ({
  asignatura_id: curso.curso.id,
  periodo_id,
})

/** The observations to a syllabus, with those of earlier versions that it goes on from; none while nobody has written in it, and none for a colleague who reads it. */
export async function listObservaciones(
  ctx: Ctx,
  { id, periodo_id = null }: { id: number; periodo_id?: number | null },
): Promise<Observacion[]> {
  const curso = await assertCurso(ctx, id, 'silabos.ver')
  await selectPeriodoDe(ctx, periodo_id, curso.plan.programa_id)
  if (isDeColega(ctx, curso)) return []
  const row = await selectOptionalRow(ctx, curso.curso.id, periodo_id)
  return row ? selectObservaciones(ctx, row.id) : []
}

/** Where an observation hangs: which syllabus of which course. */
interface Donde {
  curso: CursoAbierto
  periodo_id: number | null
}

/** What the rules look at, of the syllabus of a course in a period. */
const revisionDe = async (
  ctx: Ctx,
  { curso, periodo_id }: Donde,
  estado: Silabo['estado'],
): Promise<SilaboEnRevision> =>
  enRevision(ctx, curso, estado, await selectPeriodoDe(ctx, periodo_id, curso.plan.programa_id))

/** The state of the syllabus of a version of a course in a period. Whoever takes a step of its review meanwhile waits, or is waited for. */
async function estadoConCandado(
  ctx: Ctx,
  asignatura_id: number,
  periodo_id: number | null,
): Promise<Silabo['estado']> {
  const { rows } =
    await ctx.tx.execute(sql`select estado from silabos where empresa_id = ${ctx.empresaId} and asignatura_id = ${asignatura_id}
    and periodo_id is not distinct from ${periodo_id}::bigint for share`)
  return (rows[0] as unknown as Pick<Silabo, 'estado'> | undefined)?.estado ?? 'borrador'
}

/**
 * What the rules look at in an observation: its syllabus, or the one in which that goes on since its course has a later version. What was approved stays
 * approved.
 */
async function dondeSigue(ctx: Ctx, donde: Donde): Promise<SilaboEnRevision> {
  const { curso, periodo_id } = donde
  const revision = await revisionDe(ctx, donde, await estadoConCandado(ctx, curso.curso.id, periodo_id))
  if (revision.reemplazadaPor === null || revision.estado === 'aprobado')
    return { ...revision, reemplazadaPor: null }
  const [vigente] = await selectVersiones(ctx, curso.base)
  return {
    ...revision,
    estado: await estadoConCandado(ctx, vigente!.id, periodo_id),
    reemplazadaPor: null,
  }
}

/** 422 when no section of its structure is called so. */
async function assertSeccion(ctx: Ctx, { plan }: CursoAbierto, clave: string): Promise<void> {
  const { estructura } = await selectEstructura(ctx, {
    programa_id: plan.programa_id,
    planestudio_id: plan.id,
  })
  if (!seccionesActivas(estructura).some(s => s.clave === clave))
    throw invalidField('clave', 'El sílabo no tiene esa sección.')
}

const una = async (ctx: Ctx, { silabo_id, id }: Pick<Fila, 'silabo_id' | 'id'>): Promise<Observacion> =>
  (await selectObservaciones(ctx, silabo_id, id))[0]!

/** Asks something of a section of a syllabus that is handed in, or of the whole. 409 in another state or of a version that is not in force, 422 for a section that is none. */
export async function createObservacion(
  ctx: Ctx,
  { id, periodo_id, clave = null, texto }: ParsedOf<typeof calls.observar>,
): Promise<Observacion> {
  const curso = await assertCursoEditable(ctx, id, 'revision.observar')
  const de = periodo_id ?? null
  const estado = await estadoConCandado(ctx, curso.curso.id, de)
  const row = await selectOptionalRow(ctx, curso.curso.id, de)
  const motivo = whyNotObservar(await revisionDe(ctx, { curso, periodo_id: de }, estado))
  if (motivo) throw conflict(motivo)
  if (clave !== null) await assertSeccion(ctx, curso, clave)
  const fila = await insertRow(
    ctx,
    entidad(curso),
    { silabo_id: row!.id, clave, texto, usuario_id: ctx.sesion.usuario_id },
    deCual(curso, de),
  )
  return una(ctx, fila)
}

interface Abierta extends Donde {
  fila: Fila
  revision: SilaboEnRevision
}

/** An observation, locked, whose syllabus the person may do this with; 404 when it is not there or out of scope. */
async function lockObservacion(ctx: Ctx, id: number, accion: Accion): Promise<Abierta> {
  const { rows } = await ctx.tx.execute(sql`select s.asignatura_id, s.periodo_id from silabo_observaciones o
    join silabos s on s.empresa_id = o.empresa_id and s.id = o.silabo_id
    where o.empresa_id = ${ctx.empresaId} and o.id = ${id}`)
  const [s] = rows as unknown as { asignatura_id: number; periodo_id: number | null }[]
  if (!s) throw notFound()
  const donde = { curso: await assertCursoEditable(ctx, s.asignatura_id, accion), periodo_id: s.periodo_id }
  const revision = await dondeSigue(ctx, donde)
  return { ...donde, revision, fila: await lockRow(ctx, entidad(donde.curso), id) }
}

/** Writes what differs, and says in the record which syllabus it is about. */
async function update(ctx: Ctx, a: Abierta, values: Partial<Fila>): Promise<Observacion> {
  if (Object.keys(differing(a.fila, values)).length > 0)
    await updateRow(ctx, entidad(a.curso), a.fila, values, undefined, {
      antes: {},
      despues: deCual(a.curso, a.periodo_id),
    })
  return una(ctx, a.fila)
}

/**
 * Answers an observation, or mends the answer; of an earlier version too, where the text goes on in a later one. 409 stale, settled, or the syllabus approved or
 * of a period that is over.
 */
export async function responderObservacion(
  ctx: Ctx,
  { id, respuesta, revision }: ParsedOf<typeof calls.responder>,
): Promise<Observacion> {
  const a = await lockObservacion(ctx, id, 'silabos.editar')
  await assertFresh(a.fila, revision, () => una(ctx, a.fila))
  const motivo = whyNotResponder(a.revision, a.fila)
  if (motivo) throw conflict(motivo)
  if (a.fila.respuesta === respuesta) return una(ctx, a.fila)
  return update(ctx, a, {
    respuesta,
    respondida_at: new Date().toISOString(),
    respondida_por: ctx.sesion.usuario_id,
  })
}

/** Settles an observation, or opens it again; of an earlier version as `responderObservacion`. 409 stale, or the syllabus approved or of a period that is over. */
export async function resolverObservacion(
  ctx: Ctx,
  { id, resuelta, revision }: ParsedOf<typeof calls.resolver>,
): Promise<Observacion> {
  const a = await lockObservacion(ctx, id, 'revision.observar')
  await assertFresh(a.fila, revision, () => una(ctx, a.fila))
  const motivo = whyNotResolver(a.revision)
  if (motivo) throw conflict(motivo)
  return update(ctx, a, { resuelta })
}

/** Takes an own observation away that nobody has answered. 403 for another's, 409 once it is answered. */
export async function deleteObservacion(ctx: Ctx, id: number): Promise<void> {
  const a = await lockObservacion(ctx, id, 'revision.observar')
  const esPropia = a.fila.usuario_id === ctx.sesion.usuario_id
  const motivo = whyNotEliminarObservacion(a.revision, { esPropia, respondida: a.fila.respuesta !== null })
  if (motivo) throw esPropia ? conflict(motivo) : forbidden(motivo)
  await deleteRows(ctx, entidad(a.curso), [a.fila])
}
