import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { isPeriodoTerminado, whyNotObservar } from '@malla/domain/silabos/revision.ts'
import { useWhyNot } from '../../../app/permission.ts'
import { hoyAqui } from '../../../ui/form/dates.ts'

/**
 * Whether the person observes syllabi at all, and why this one cannot be observed now. Who may read a syllabus has its faculty or its programme: which of them is no
 * matter here.
 */
export function useWhyNotObservar({ silabo, periodo, carta }: SilaboAbierto): {
  isVisible: boolean
  motivo: string | null
} {
  const sinPermiso = useWhyNot('revision.observar', { asignatura_id: carta.asignatura_id })
  const periodoTerminado = periodo !== null && isPeriodoTerminado(periodo.fechafin, hoyAqui())
  return {
    isVisible: sinPermiso === null,
    motivo: whyNotObservar({ estado: silabo.estado, periodoTerminado }),
  }
}
