import { shared } from '../../ui/shared.ts'

/** Whether the list of one's own documents is open; whatever asks for a document opens it. */
const open = shared(false)

/** Opens or closes it. */
export const setBandeja = (next: boolean): void => open.set(next)

/** Whether it is open. */
export const useBandeja = (): boolean => open.use()
