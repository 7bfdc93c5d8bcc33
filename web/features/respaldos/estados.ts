import type { EstadoDeRespaldo } from '@malla/contracts/respaldos.ts'
import type { Tone } from '../../ui/StateBadge.tsx'

/** What became of a backup, in words, and whether that is well. */
export const estados: Readonly<Record<EstadoDeRespaldo, { label: string; tone: Tone }>> = {
  en_curso: { label: 'En curso', tone: 'info' },
  listo: { label: 'Completo', tone: 'good' },
  fallido: { label: 'Falló', tone: 'danger' },
}
