import { api } from '../../../app/api.ts'
import { warnOf } from '../../../ui/dialogs.tsx'
import { downloadReport } from '../../../ui/pdf/report.ts'

/** The templates of Excel that there are of a plan: cycles or electives, with its courses or empty. */
export const plantillas = [
  { label: 'Cursos por ciclos', is_electivos: false, vacia: false },
  { label: 'Cursos electivos', is_electivos: true, vacia: false },
  { label: 'Plantilla vacía de ciclos', is_electivos: false, vacia: true },
  { label: 'Plantilla vacía de electivos', is_electivos: true, vacia: true },
] as const

export type Plantilla = (typeof plantillas)[number]

/** Saves a template of a plan as a file; a refusal opens the dialog «¡Cuidado!». */
export const downloadPlantilla = (planId: number, { is_electivos, vacia }: Plantilla): Promise<void> =>
  downloadReport(() => api('asignaturas.exportar', { planestudio_id: planId, is_electivos, vacia })).catch(
    warnOf,
  )
