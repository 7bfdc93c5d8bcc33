import type { EstadoDeCorreo } from '@malla/domain/correos/estados.ts'
import type { Tone } from '../../ui/StateBadge.tsx'

/** What became of a mail, in words, and whether that is well. */
export const estados: Readonly<Record<EstadoDeCorreo, { label: string; tone: Tone }>> = {
  pendiente: { label: 'En espera', tone: 'info' },
  enviado: { label: 'Enviado', tone: 'good' },
  guardado: { label: 'Guardado', tone: 'warning' },
  fallido: { label: 'No se envió', tone: 'danger' },
}
