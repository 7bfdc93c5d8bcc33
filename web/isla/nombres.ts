import { conGuiones, sinGuiones } from '@malla/domain/texto/guiones.ts'

/** Names of courses on the cards of a public malla: broken where they have to be, and nowhere else. */

/** Width of an «n» of a name (estilo/tarjeta.css). */
const LETRA = 7.3

/** So narrow that every longer word may be broken, as letters of a line. */
const APRETADO = 6

/** The places at which a name may be broken, for cards of this width: the page that comes knows only the narrowest. */
export const nombreEn = (nombre: string, ancho: number): string =>
  conGuiones(sinGuiones(nombre), ancho / LETRA)

/** The same where it is cut off otherwise: what says «Operaciones II» must not end before its «II». */
export const nombreApretado = (nombre: string): string => conGuiones(sinGuiones(nombre), APRETADO)

/** All are measured before any is written: each would have the page laid out anew. */
function escribir(nombres: readonly HTMLElement[]): void {
  const anchos = nombres.map(n => n.clientWidth)
  for (const [i, nombre] of nombres.entries()) nombre.textContent = nombreEn(nombre.textContent, anchos[i]!)
  const cortados = nombres.filter(n => n.scrollHeight > n.clientHeight + 1)
  for (const nombre of cortados) nombre.textContent = nombreApretado(nombre.textContent)
}

/** Breaks the names anew whenever their cards have another width. */
export function ajustarNombres(lienzo: HTMLElement): void {
  const nombres = [...lienzo.querySelectorAll<HTMLElement>('.nombre')]
  const [primero] = nombres
  if (primero) new ResizeObserver(() => escribir(nombres)).observe(primero)
}

/** What is chosen, with its marks, as a page to be pasted. */
function htmlDe(seleccion: Selection): string {
  const caja = document.createElement('div')
  for (let i = 0; i < seleccion.rangeCount; i++) caja.append(seleccion.getRangeAt(i).cloneContents())
  return caja.innerHTML
}

/** What is copied has none of these places: elsewhere they would be letters that nobody sees and no search finds. */
export function copiarSinGuiones(event: Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>): void {
  const seleccion = getSelection()
  const texto = seleccion?.toString() ?? ''
  if (!seleccion || !event.clipboardData || sinGuiones(texto) === texto) return
  event.clipboardData.setData('text/plain', sinGuiones(texto))
  event.clipboardData.setData('text/html', sinGuiones(htmlDe(seleccion)))
  event.preventDefault()
}
