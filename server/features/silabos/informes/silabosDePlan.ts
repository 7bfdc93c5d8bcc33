import type { CualesSilabos } from '@malla/contracts/informesDeSilabo.ts'
import type { CursoSinSilabo } from '@malla/documents/silabos/datos.ts'
import { isVacio } from '@malla/domain/silabos/contenido.ts'
import { etiquetaDeEstado } from '@malla/domain/silabos/revision.ts'
import type { Ctx } from '../../../platform/context.ts'
import { hoyAqui } from '../../../platform/horaLocal.ts'
import { assertPlan, type PlanRow } from '../../planes/planes.guard.ts'
import { type SilaboDeCurso, type SilabosDePlan, selectSilabosDePlan } from './datosSilabos.queries.ts'
import type { CualPeriodo } from './filas.queries.ts'

/** Which syllabi of a plan are put together. */
export interface PedidoDePlan {
  id: number
  periodo_id?: number | undefined
  ultimos?: boolean | undefined
  cuales?: CualesSilabos
}

/** Which syllabus of each course a call asks for. */
export const cualPeriodo = (p: Pick<PedidoDePlan, 'periodo_id' | 'ultimos'>): CualPeriodo =>
  p.ultimos ? 'ultimo' : (p.periodo_id ?? null)

export interface Reunidos extends SilabosDePlan {
  plan: PlanRow
  faltan: CursoSinSilabo[]
}

/** Whether somebody wrote anything in it. */
const isEscrito = ({ fila, datos }: SilaboDeCurso): boolean => fila !== undefined && !isVacio(datos.contenido)

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
  { id, cuales = 'todos', ...p }: PedidoDePlan,
): Promise<Reunidos> {
  const plan = await assertPlan(ctx, id, 'informes.ver')
  const { hoja, silabos } = await selectSilabosDePlan(ctx, {
    plan,
    periodo: cualPeriodo(p),
    emitido: hoyAqui(),
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
