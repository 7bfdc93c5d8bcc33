import type { Asignatura, CamposDeAsignatura } from '@malla/contracts/asignaturas.ts'
import { versionSiguiente } from '@malla/domain/asignaturas/versiones.ts'
import type { Ctx } from '../../platform/context.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { copiarAVersion } from '../silabos/copiarAVersion.ts'
import { aLaVigente, assertEnVigor, assertVigentes } from './aLaVigente.ts'
import {
  selectAsignatura,
  selectPlanDeAsignatura,
  selectVigentes,
  toAsignatura,
} from './asignaturas.queries.ts'
import { type Fila, guardarCursos } from './guardar.service.ts'
import { openPlan, type PlanAbierto } from './planAbierto.ts'
import { baseOf, ultimas } from './ultimas.ts'
import type { Campos } from './valores.ts'

interface NuevaAsignatura extends CamposDeAsignatura {
  asignatura_id?: number
  version_vista?: number
}

/**
 * Makes a course, or with `asignatura_id` a new version of another: what the version does not say it takes from the one in force,
 * and what its syllabi of periods that are not over say as drafts.
 * 422 for what does not fit the plan, 409 for a ceased plan, and where there is a newer version than its person saw (`version_vista`).
 */
export async function createAsignatura(
  ctx: Ctx,
  { planestudio_id, asignatura_id, version_vista, ...campos }: NuevaAsignatura,
): Promise<Asignatura> {
  const abierto = await openPlan(ctx, planestudio_id, 'contenido.crear')
  const fila: Fila = asignatura_id ? newVersion(abierto, asignatura_id, campos, version_vista) : campos
  const { rows } = await guardarCursos(ctx, abierto, [fila])
  const { id } = rows[0]!
  if (fila.version) await copiarAVersion(ctx, fila.version.desde.id, id)
  return selectAsignatura(ctx, id)
}

function newVersion(abierto: PlanAbierto, id: number, campos: Campos, vista?: number): Fila {
  const named = abierto.cursos.get(id)
  if (!named) throw invalidField('asignatura_id', 'Ese curso no es de este plan.')
  const base_id = baseOf(named)
  const all = [...abierto.cursos.values()].filter(c => baseOf(c) === base_id)
  const last = all.reduce((a, b) => (b.version > a.version ? b : a))
  if (vista !== undefined && vista < last.version)
    throw conflict(
      `Mientras tanto se creó la versión ${last.version} de «${last.nombre}». Ábrala antes de crear otra.`,
    )
  return { ...campos, version: { base_id, numero: versionSiguiente(all), desde: last } }
}

interface Cambiada extends Campos {
  id: number
  revision?: number
  planestudio_id?: number
  version_vista?: number
}

/**
 * Changes a course in the very version that is named, and answers which one is in force (`vigente`). Fields left out stay; 409 when the person edited an
 * older revision, or what was in force when they saw it (`version_vista`) and is not any more, or the plan is ceased.
 */
export async function saveAsignatura(
  ctx: Ctx,
  { id, planestudio_id, version_vista, ...campos }: Cambiada,
): Promise<{ data: Asignatura; vigente: number }> {
  const planId = await selectPlanDeAsignatura(ctx, id)
  if (planestudio_id !== undefined && planestudio_id !== planId)
    throw invalidField('planestudio_id', 'Un curso no se pasa a otro plan.')
  const abierto = await openPlan(ctx, planId, 'contenido.editar')
  await assertEnVigor(ctx, abierto, id, version_vista)
  const { rows } = await guardarCursos(ctx, abierto, [{ ...campos, id }])
  const base = baseOf(rows[0]!)
  const enVigor = ultimas(abierto.cursos.values()).find(c => baseOf(c) === base)!
  return { data: await selectAsignatura(ctx, id), vigente: enVigor.version }
}

/** Deletes a course. 404 when it is not there any more, 409 naming the courses that ask for it. */
export async function deleteAsignatura(ctx: Ctx, id: number): Promise<string> {
  const planId = await selectPlanDeAsignatura(ctx, id)
  const abierto = await openPlan(ctx, planId, 'contenido.eliminar')
  // Whoever held the plan before may have deleted it.
  const curso = abierto.cursos.get(id)
  if (!curso) throw notFound()
  await guardarCursos(ctx, abierto, [], { eliminar: [id] })
  return curso.nombre
}

interface Cambios {
  planId: number
  asignaturas: Fila[]
  eliminar?: number[]
}

/**
 * Saves many courses of a plan at once, all or none: the grid and the malla. What names a superseded version is of the one in force; 409 where it would delete
 * one. Answers them as they are now, and what to mend.
 */
export async function savePorPlan(
  ctx: Ctx,
  { planId, asignaturas, eliminar }: Cambios,
): Promise<{ data: Asignatura[]; avisos: string[] }> {
  const abierto = await openPlan(ctx, planId, 'contenido.editar')
  await assertVigentes(ctx, abierto, eliminar ?? [])
  const campo = (i: number, field: string): string => `asignaturas.${i}.${field}`
  const { rows, avisos } = await guardarCursos(ctx, abierto, aLaVigente(abierto, asignaturas), {
    ...(eliminar ? { eliminar } : {}),
    campo,
  })
  const vigentes = await selectVigentes(ctx, planId)
  return {
    data: rows.map(row => toAsignatura(row, vigentes)),
    avisos: [...new Set(avisos.map(a => a.mensaje))],
  }
}
