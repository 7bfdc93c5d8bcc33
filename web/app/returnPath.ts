const RETURN_KEY = 'malla.volver'
/** Default destination after sign-in (§9). */
export const HOME = '/escritorio'

/** Remembers where to go after sign-in. Only paths of this app. */
export function rememberPath(path: string): void {
  try {
    if (path.startsWith('/') && !path.startsWith('//')) sessionStorage.setItem(RETURN_KEY, path)
  } catch {
    // A full storage costs the way back, not the way to sign in.
  }
}

/** Where to go after sign-in: the remembered path once, else the desk. */
export function takeRememberedPath(): string {
  const path = sessionStorage.getItem(RETURN_KEY) ?? HOME
  sessionStorage.removeItem(RETURN_KEY)
  return path
}

/** Whoever comes next goes their own way. */
export const forgetPath = (): void => sessionStorage.removeItem(RETURN_KEY)
