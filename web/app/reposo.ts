/** Waits until the page has nothing to do, at most so many milliseconds: what nobody looks for at once is not to stand before what is. */
export const reposo = (aMasTardar: number): Promise<void> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: aMasTardar })
    else setTimeout(resolve, aMasTardar)
  })
