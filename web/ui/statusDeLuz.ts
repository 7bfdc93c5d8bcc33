import type { Luz } from '@malla/domain/planes/estado.ts'
import type { Status } from './StatusDot.tsx'

/** The mark of a light (§4). */
export const statusDeLuz: Readonly<Record<Luz, Status>> = {
  success: 'good',
  warning: 'warning',
  danger: 'danger',
}
