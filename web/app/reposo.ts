/** Waits until the page has nothing to do, at most so many milliseconds: what nobody looks for at once is not to stand before what is. */
export const reposo = (aMasTardar: number): Promise<void> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: aMasTardar })
    else setTimeout(resolve, aMasTardar)
  })

/** By then the page that was opened stands, or the line is so slow that nothing is to wait for it. */
const PAGINA_MS = 4000
const pagina = Promise.withResolvers<void>()

/** The page that was opened stands: called once by preload.ts, or by main.tsx where nothing is waited for. */
export const paginaPuesta = (): void => pagina.resolve()

/** Fetches what stands beside the page after what stands in it: on a slow line both at once come late. Once the page is there, at once. */
export async function trasLaPagina<T>(traer: () => Promise<T>): Promise<T> {
  const plazo = new Promise(resolve => setTimeout(resolve, PAGINA_MS))
  await Promise.race([pagina.promise, plazo])
  return traer()
}
