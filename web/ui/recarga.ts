const KEY = 'malla.recarga'
/** What stands in the place of a part that did not load: most often the connection is what is missing. */
export const SIN_PARTE =
  'Una parte de la aplicación no se pudo cargar. Revise la conexión y vuelva a intentarlo.'

/** When the page was last loaded again because a part of it was missing; 0 when it never was. */
export const lastReload = (): number => Number(sessionStorage.getItem(KEY) ?? 0)

async function preguntar(): Promise<void> {
  const served = await fetch('/api/health', { cache: 'no-store' }).then(
    r => r.ok,
    () => false,
  )
  if (!served) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}

let pregunta: Promise<void> | null = null
/**
 * Loads the page again when the server is there to serve it: without it all that is on the screen would be lost. Several parts that fail at once ask once.
 */
export function reloadIfServed(): Promise<void> {
  pregunta ??= preguntar().finally(() => {
    pregunta = null
  })
  return pregunta
}
