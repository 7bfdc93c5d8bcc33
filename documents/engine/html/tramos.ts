import type { Tramo } from '../../document.ts'
import { enlaceSeguro, type Html, html, type Parte } from './etiqueta.ts'

/** Runs of text with their marks. What is still to be written is a dash: on a public page nobody waits for it. */
export const tramosHtml = (tramos: readonly Tramo[]): Html => html`${tramos.map(tramoHtml)}`

const tramoHtml = (t: Tramo): Parte => {
  if (t.tono === 'pendiente') return '—'
  const lineas = t.texto.split('\n')
  let dentro: Html = html`${lineas.map((l, i) => [i > 0 && html`<br>`, l])}`
  if (t.codigo) dentro = html`<code>${dentro}</code>`
  if (t.subindice) dentro = html`<sub>${dentro}</sub>`
  if (t.superindice) dentro = html`<sup>${dentro}</sup>`
  if (t.tachado) dentro = html`<s>${dentro}</s>`
  if (t.subrayado) dentro = html`<u>${dentro}</u>`
  if (t.cursiva) dentro = html`<em>${dentro}</em>`
  if (t.negrita) dentro = html`<strong>${dentro}</strong>`
  const href = t.enlace ? enlaceSeguro(t.enlace) : null
  return href ? html`<a href="${href}" rel="nofollow noopener">${dentro}</a>` : dentro
}
