import type { Estado } from '@malla/domain/catalogos/estado.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'

/** Activado or Desactivado, in its word (§4). */
export const EstadoBadge = ({ estado }: { estado: Estado }) => (
  <StateBadge tone={estado === 'Activado' ? 'good' : 'warning'}>{estado}</StateBadge>
)

/** The two states as choices. */
export const estados: readonly { value: Estado; label: string }[] = [
  { value: 'Activado', label: 'Activado' },
  { value: 'Desactivado', label: 'Desactivado' },
]

/** A state as it stands in the address; whatever else stands there narrows nothing. */
export const estadoDe = (texto: string | undefined): Estado | undefined =>
  estados.find(e => e.value === texto)?.value

/** What a thing can be turned into, and the verb for it. */
export const otroEstado = (estado: Estado): { estado: Estado; verbo: string } =>
  estado === 'Activado'
    ? { estado: 'Desactivado', verbo: 'Desactivar' }
    : { estado: 'Activado', verbo: 'Activar' }
