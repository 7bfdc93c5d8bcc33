import type { Eleccion } from '@malla/domain/sesion/eleccion.ts'
import { shared } from '../../ui/shared.ts'

/** Which of the three choosing dialogs (§4) the person asked for from a menu. */
const wanted = shared<Eleccion | null>(null)

/** Opens the dialog that changes institution, role or programme; the menus' links call it. */
export const openElegir = (que: Eleccion): void => wanted.set(que)

/** Closes it. */
export const closeElegir = (): void => wanted.set(null)

/** Which of them is open; null for none. */
export const useElegir = (): Eleccion | null => wanted.use()
