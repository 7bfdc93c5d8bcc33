import type { ParsedOf } from '@malla/contracts/call.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import type { plantillas as calls } from '@malla/contracts/plantillas.ts'
import { tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { insertRow } from '../../platform/rows.ts'
import type { PlanRow } from '../planes/planes.guard.ts'
import { selectPlan } from '../planes/planes.queries.ts'
import { planEntidad } from '../planes/planes.service.ts'
import { assertProgramaElegible } from '../planes/programaElegible.ts'
import { escribirContenido } from '../versiones/escribirContenido.ts'
import { recordCopia } from '../versiones/versiones.service.ts'
import { catalogosPropios } from './catalogos.ts'
import { selectContenidoDePlantilla } from './plantillas.queries.ts'
import { resultadosPropios } from './resultadosPropios.ts'

/** Kind of the institution that the session works with, as templates name it (§9); 0, which none is for, when it has another. */
export const tipoDeSesion = (ctx: Ctx): number =>
  tiposDeEmpresa.find(t => t.nombre === ctx.sesion.empresa!.tipo)?.valor ?? 0

/**
 * Makes a plan that begins with what a template holds: cycles, sections, courses, texts, profile, competencies. Weeks and hours a credit that the template
 * does not say are the institution's. One record says of which template it was made. 404 when the template is not for institutions of this
 * kind; 422 when the programme is out of scope or Desactivado.
 */
export async function usarPlantilla(
  ctx: Ctx,
  { id, full_name, carrera_id, numero }: ParsedOf<typeof calls.usar>,
): Promise<Plan> {
  const donde = await assertProgramaElegible(ctx, carrera_id, 'estructura.crear')
  const { nombre, tipo, contenido } = await selectContenidoDePlantilla(ctx, id)
  if (tipo !== tipoDeSesion(ctx)) throw notFound()
  const { ajustes = {} } = ctx.sesion.empresa ?? {}
  const campos = {
    ...contenido.plan,
    semanas: contenido.plan.semanas ?? ajustes.semanas,
    horas_credito_teoria: contenido.plan.horas_credito_teoria ?? ajustes.horas_credito_teoria,
    horas_credito_practica: contenido.plan.horas_credito_practica ?? ajustes.horas_credito_practica,
    full_name,
    numero: numero || null,
    programa_id: carrera_id,
  }
  const row = await insertRow({ ...ctx, record: () => {} }, planEntidad(donde.facultad_id), campos)
  const plan: PlanRow = { ...row, facultad_id: donde.facultad_id }
  await escribirContenido(ctx, plan, contenido, {
    parametros: await catalogosPropios(ctx, contenido),
    resultados: await resultadosPropios(ctx, contenido),
  })
  recordCopia(ctx, plan, campos, {
    plantilla: { id, nombre },
    copiado: { ciclos: contenido.ciclos.length, cursos: contenido.asignaturas.length },
  })
  return selectPlan(ctx, plan.id)
}
