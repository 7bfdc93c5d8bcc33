import { segun } from '@malla/domain/texto/numero.ts'
import type { ApiOutput } from '../../../app/api.ts'

type Previa = ApiOutput<'estructuras.previa'>['data']

/** What saving a structure (`que`: with what) would do to syllabi that are complete, as a question; null when it would do nothing to them. */
export function loQueCambia({ completos, dejan, entregados }: Previa, que: string): string | null {
  if (dejan === 0) return null
  const quienes =
    completos === dejan
      ? segun(
          dejan,
          'El único sílabo completo dejará de estarlo',
          'Los # sílabos completos dejarán de estarlo',
        )
      : `${dejan} de los ${completos} sílabos completos ${segun(dejan, 'dejará', 'dejarán')} de estarlo`
  const yaEntregados = segun(
    entregados,
    ' 1 ya está entregado: no podrá aprobarse hasta que vuelva a su docente y se complete.',
    ' # ya están entregados: no podrán aprobarse hasta que vuelvan a sus docentes y se completen.',
  )
  return `${quienes}.${entregados > 0 ? yaEntregados : ''} ¿Guardar ${que}?`
}
