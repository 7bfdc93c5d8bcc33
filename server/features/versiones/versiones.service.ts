import type { ParsedOf } from '@malla/contracts/call.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import type { Copiado, versiones as calls } from '@malla/contracts/versiones.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Original } from '../../platform/files/adelantados.ts'
import { insertRow } from '../../platform/rows.ts'
import { assertPlan, lockPlan, type PlanRow } from '../planes/planes.guard.ts'
import { selectPlan } from '../planes/planes.queries.ts'
import { planEntidad } from '../planes/planes.service.ts'
import { assertProgramaElegible } from '../planes/programaElegible.ts'
import { selectContenido } from './contenido.queries.ts'
import { copiarCartas, copiarEstructuraDeSilabos } from './copiarCartas.ts'
import {
  copiarAdjuntos,
  copiarEquivalencias,
  copiarLaboratorios,
  selectAdjuntosDe,
} from './copiarColgados.ts'
import { escribirContenido } from './escribirContenido.ts'

type Crear = ParsedOf<typeof calls.create>

/** The files that a copy of a plan will take along, before it is made. 404, 403 and 422 as `createVersion`. */
export async function selectPorCopiar(ctx: Ctx, { id, carrera_id }: Crear): Promise<Original[]> {
  const origen = await assertPlan(ctx, id)
  await assertProgramaElegible(ctx, carrera_id || origen.programa_id, 'estructura.crear', null)
  return (await selectAdjuntosDe(ctx, origen)).map(({ archivo: { clave, bytes } }) => ({ clave, bytes }))
}

/**
 * Makes a new plan that is a copy of another one with all that hangs on it; its number, resolution and syllabi are its own. A ceased plan can
 * be copied too: it is only read. One record says what was copied, and from which course each new one comes. 404 when the plan is out
 * of scope, 403 when the person may not make plans there, 422 when the programme is out of scope or Desactivado. `adelantadas`: files of it that
 * were copied ahead (`selectPorCopiar`).
 */
export async function createVersion(
  ctx: Ctx,
  { id, full_name, numero, carrera_id, equivalencias }: Crear,
  adelantadas: readonly Original[],
): Promise<{ plan: Plan; copiado: Copiado }> {
  // Kept as it is until the copy is whole: nobody adds a course in between.
  const origen = await lockPlan(ctx, id, 'estructura.ver', 'update')
  const donde = await assertProgramaElegible(ctx, carrera_id || origen.programa_id, 'estructura.crear')
  const contenido = await selectContenido(ctx, origen)
  const quieto: Ctx = { ...ctx, record: () => {} }
  const nuevo = {
    ...contenido.plan,
    full_name,
    numero: numero || null,
    programa_id: donde.programa_id,
    version_de_id: origen.id,
  }
  const row = await insertRow(quieto, planEntidad(donde.facultad_id), nuevo)
  const plan: PlanRow = { ...row, facultad_id: donde.facultad_id }
  const mismos = (rows: readonly { id: number }[]) => new Map(rows.map(row => [row.id, row.id]))
  const propios = {
    parametros: mismos(contenido.parametros),
    resultados: mismos(contenido.competencias.resultados),
  }
  const ids = await escribirContenido(ctx, plan, contenido, propios)
  await copiarEstructuraDeSilabos(ctx, origen, plan)
  const copiado: Copiado = {
    ciclos: contenido.ciclos.length,
    secciones: contenido.secciones.length,
    cursos: contenido.asignaturas.filter(a => a.base_id === null).length,
    textos: contenido.textos.filter(t => t.items.length > 0).length,
    perfil_egreso: contenido.perfil_egreso.length,
    competencias: contenido.competencias.competencias.length,
    cartas: await copiarCartas(ctx, origen, plan, ids),
    laboratorios: await copiarLaboratorios(ctx, origen, plan),
    adjuntos: await copiarAdjuntos(ctx, origen, plan, adelantadas),
    equivalencias: equivalencias ? await copiarEquivalencias(ctx, origen, plan, ids.asignaturas) : 0,
  }
  recordCopia(ctx, plan, nuevo, {
    copiado_de: { id: origen.id, full_name: origen.full_name },
    copiado,
    // Which course each new one was copied from, [new, old]: comparing finds them by it (linaje.queries.ts).
    origenes: [...ids.asignaturas].map(([de, a]) => [a, de]),
    origenes_competencias: [...ids.competencias].map(([de, a]) => [a, de]),
  })
  return { plan: await selectPlan(ctx, plan.id), copiado }
}

/** The one record of a plan that was made of a whole content: the plan as it was made, what it was made from, and how much of it. */
export function recordCopia(ctx: Ctx, plan: PlanRow, campos: object, dicho: object): void {
  const entidad = planEntidad(plan.facultad_id)
  ctx.record({
    evento: `${entidad.evento}.created`,
    objeto_id: plan.id,
    ambito: entidad.ambito(plan),
    despues: { id: plan.id, revision: plan.revision, ...campos, ...dicho },
  })
}
