import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { whyNotObservar } from '@malla/domain/silabos/revision.ts'
import { useWhyNot } from '../../../app/permission.ts'
import { useHoy } from '../../../ui/hoy.ts'
import { enRevision } from './enRevision.ts'

/**
 * Whether the person observes syllabi at all, and why this one cannot be observed now. Who may read a syllabus has its faculty or its programme: which of them is no
 * matter here.
 */
export function useWhyNotObservar(abierto: SilaboAbierto): {
  isVisible: boolean
  motivo: string | null
} {
  const sinPermiso = useWhyNot('revision.observar', { asignatura_id: abierto.carta.asignatura_id })
  const hoy = useHoy()
  return {
    isVisible: sinPermiso === null,
    motivo: whyNotObservar(enRevision(abierto, hoy)),
  }
}
