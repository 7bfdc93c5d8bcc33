/** The password just signed in with, in memory only, so that whoever must change a temporary one need not type it twice. */
let typed: string | null = null

/** Keeps it until it is taken. */
export const keepTemporal = (password: string): void => {
  typed = password
}
/** Gives it away once. */
export function takeTemporal(): string | null {
  const given = typed
  typed = null
  return given
}
