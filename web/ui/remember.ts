/** Keeps something small in this browser for the next time. Where there is no room for it, or none is given, it is not remembered, and nothing else fails. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // As above: what is done now does not hang on it.
  }
}
