/** How wide a filter is where there is room, in pixels; the bar above a list (`ListBar`) may make it a little narrower. */
export const anchoDeFiltro = (pixels: number) => ({
  w: pixels,
  style: { '--filtro': `${pixels}px` } as object,
})
