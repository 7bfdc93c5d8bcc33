import type { CualesSilabos } from '@malla/contracts/informesDeSilabo.ts'
import type { CursoSinSilabo } from '@malla/documents/silabos/datos.ts'
import { isVacio } from '@malla/domain/silabos/contenido.ts'
import { etiquetaDeEstado } from '@malla/domain/silabos/revision.ts'
import type { Ctx } from '../../../platform/context.ts'
import { today } from '../../planes/informes/informe.ts'
import { assertPlan, type PlanRow } from '../../planes/planes.guard.ts'
import { type SilaboDeCurso, type SilabosDePlan, selectSilabosDePlan } from './datosSilabos.queries.ts'

/** Which syllabi of a plan are put together. */
export interface PedidoDePlan {
  id: number
  /** Left out: the syllabi that new periods begin with; 'ultimo': the latest of each course. */
  periodo_id?: number | 'ultimo' | undefined
  cuales?: CualesSilabos
}

export interface Reunidos extends SilabosDePlan {
  plan: PlanRow
  faltan: CursoSinSilabo[]
}

/** Whether somebody wrote anything in it. */
export const isEscrito = ({ fila, datos }: SilaboDeCurso): boolean =>
  fila !== undefined && !isVacio(datos.contenido)

/** Why a course's syllabus is not among those asked for, or null. */
function whyNotReunido(s: SilaboDeCurso, cuales: CualesSilabos): string | null {
  if (!isEscrito(s)) return 'Sin escribir'
  if (cuales === 'completos' && s.fila!.completado !== 3) return 'Incompleto'
  if (cuales === 'aprobados' && s.fila!.estado !== 'aprobado') return etiquetaDeEstado[s.fila!.estado]
  return null
}

/** The syllabi of a plan that were asked for, in the order of the malla, and the courses that are left out with why. 404 out of scope, 403 a lecturer. */
export async function reunirSilabos(
  ctx: Ctx,
  { id, periodo_id, cuales = 'todos' }: PedidoDePlan,
): Promise<Reunidos> {
  const plan = await assertPlan(ctx, id, 'informes.ver')
  const { hoja, silabos } = await selectSilabosDePlan(ctx, {
    plan,
    periodo: periodo_id ?? null,
    emitido: today(),
  })
  const motivos = new Map(silabos.map(s => [s, whyNotReunido(s, cuales)]))
  return {
    plan,
    hoja,
    silabos: silabos.filter(s => motivos.get(s) === null),
    faltan: silabos.flatMap(s => {
      const motivo = motivos.get(s)
      const { codigo, nombre, grupo } = s.datos.curso
      return motivo ? [{ codigo, nombre, grupo, motivo }] : []
    }),
  }
}
