import type { CualesSilabos } from '@malla/contracts/informesDeSilabo.ts'
import { api } from '../../../app/api.ts'
import { pedirInforme } from '../../informes/pedir.ts'

/** The documents of all syllabi of a plan, as menu and tab offer them. */

export interface PlanYPeriodo {
  planId: number
  /** Null: the syllabi that new periods begin with; «ultimos»: of each course the latest. */
  periodoId: number | 'ultimos' | null
}

/** Which syllabi go in, in words. */
export const opcionesDeCuales: readonly { value: CualesSilabos; label: string }[] = [
  { value: 'todos', label: 'Todos los escritos' },
  { value: 'completos', label: 'Solo los completos' },
  { value: 'aprobados', label: 'Solo los aprobados' },
]

const enPeriodo = (periodoId: PlanYPeriodo['periodoId']) =>
  periodoId === null ? {} : periodoId === 'ultimos' ? { ultimos: true } : { periodo_id: periodoId }

/** Asks for all of them as one PDF, or as a zip of PDFs and Word files: made meanwhile, it waits in «Mis documentos». */
export const pedirSilabos = (
  que: 'dePlanPdf' | 'dePlanZip',
  { planId, periodoId }: PlanYPeriodo,
  cuales: CualesSilabos = 'todos',
): Promise<unknown> =>
  pedirInforme(`informesDeSilabo.${que}`, { id: planId, ...enPeriodo(periodoId), cuales })

/** Asks for the units of all courses. */
export const askUnidades = ({ planId, periodoId }: PlanYPeriodo): Promise<{ url: string }> =>
  api('informesDeSilabo.unidades', { planestudio_id: planId, ...enPeriodo(periodoId) })

/** Asks for the syllabi as SQL. */
export const askSql = ({ planId, periodoId }: PlanYPeriodo): Promise<{ url: string }> =>
  api('informesDeSilabo.sql', { planestudio_id: planId, ...enPeriodo(periodoId) })
