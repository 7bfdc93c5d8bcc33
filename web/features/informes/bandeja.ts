import { shared } from '../../ui/shared.ts'

/** Whether the list of one's own documents is open; whatever asks for a document opens it. */
const open = shared(false)

const NINGUNA = { cuantas: 0, dicho: '' }
/** How many documents were not made or sent since the list was last looked at, and what is said of the last one. */
export const fallas = shared(NINGUNA)

/** Opens or closes it. */
export function setBandeja(next: boolean): void {
  open.set(next)
  if (next) fallas.set(NINGUNA)
}

/** Whether it is open. */
export const useBandeja = (): boolean => open.use()

/** A document was not made or sent while the person did something else: its list says so, and its button until it is opened. */
export const noSalio = (dicho: string): void =>
  fallas.set({ cuantas: open.get() ? 0 : fallas.get().cuantas + 1, dicho })

/** Nothing of the kind any more: another person is here. */
export const olvidarFallas = (): void => fallas.set(NINGUNA)
