const KEY = 'malla.recarga'
/** What stands in the place of a part that did not load: most often the connection is what is missing. */
export const SIN_PARTE =
  'Una parte de la aplicación no se pudo cargar. Revise la conexión y vuelva a intentarlo.'

/** When the page was last loaded again because a part of it was missing; 0 when it never was. */
export const lastReload = (): number => Number(sessionStorage.getItem(KEY) ?? 0)

const MINUTE = 60_000

/** Notes that the page is loaded again. Where this tab keeps nothing more, only for one that is not new: it must not go round and round. */
function anotar(): boolean {
  try {
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return performance.now() > MINUTE
  }
}

async function preguntar(): Promise<void> {
  const served = await fetch('/api/health', { cache: 'no-store' }).then(
    r => r.ok,
    () => false,
  )
  if (served && anotar()) location.reload()
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
