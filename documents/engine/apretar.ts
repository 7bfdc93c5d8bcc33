/** A page that holds a line or two is paper for nothing: its pages are then set a little closer, where that brings the rest back to the page before. */

/** Where a run of upright pages begins and ends, as the template marks it: its number, a page, and how far down that page, in millimetres. */
export type Lugar = readonly [seccion: number, pagina: number, abajo: number]

interface Tirada {
  desde: number
  hasta: number
  abajo: number
}

/** Where the text begins, in millimetres from the top of the page. */
const ARRIBA = 27
/** What is less high than this, alone on a last page, is next to nothing: a short table under a heading. */
const POCO = 50
/** What a page set closer wins at least, in millimetres. */
const GANANCIA = 20

const tiradasDe = (lugares: readonly Lugar[]): ReadonlyMap<number, Tirada> => {
  const tiradas = new Map<number, Tirada>()
  for (const [n, pagina, abajo] of lugares) {
    const desde = tiradas.get(n)?.desde ?? pagina
    tiradas.set(n, { desde, hasta: pagina, abajo })
  }
  return tiradas
}

/** Sections whose last page holds nearly nothing, and whose other pages are likely to have room for it. */
export const casiVacias = (lugares: readonly Lugar[]): number[] =>
  [...tiradasDe(lugares)].flatMap(([n, { desde, hasta, abajo }]) =>
    abajo - ARRIBA < Math.min(POCO, GANANCIA * (hasta - desde)) ? [n] : [],
  )

/** Of the sections that were set closer, those that have a page less for it; the others are better as they were. */
export const ganadas = (
  cuales: readonly number[],
  antes: readonly Lugar[],
  despues: readonly Lugar[],
): number[] => {
  const [era, es] = [tiradasDe(antes), tiradasDe(despues)]
  const paginas = (t: Tirada | undefined) => (t ? t.hasta - t.desde : 0)
  return cuales.filter(n => paginas(es.get(n)) < paginas(era.get(n)))
}
