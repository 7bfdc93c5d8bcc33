import { api } from '../../../app/api.ts'
import { openReport } from '../../../ui/pdf/report.ts'

/** Opens the PDF of a syllabus in the viewer; without a period the one that new periods begin with. `nombre`: of the course. */
export const verSilabo = (cursoId: number, periodoId: number | null, nombre: string): void =>
  openReport({
    title: `Sílabo · ${nombre}`,
    ask: () =>
      api('informesDeSilabo.pdf', {
        id: cursoId,
        ...(periodoId === null ? {} : { periodo_id: periodoId }),
      }),
  })
