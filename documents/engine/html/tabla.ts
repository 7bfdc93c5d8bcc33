import type { Bloque, Celda, Fila, Tabla, Tramo } from '../../document.ts'
import { type Html, html, type Parte } from './etiqueta.ts'
import { tramosHtml } from './tramos.ts'

/** How what stands in a cell is drawn, where it is more than a line. */
type Dibujar = (bloques: readonly Bloque[]) => Html

/** A table under the name `rotulo`, with its headers told to screen readers, in a region that can be scrolled with the keyboard where it is too wide. */
export const tablaHtml = (t: Tabla, rotulo: string, dibujar: Dibujar): Html => {
  const alineada = (celda: Celda, i: number) => celda.alineacion ?? t.columnas[i]?.alineacion ?? ''
  const cabecera = t.cabecera.map(
    f =>
      html`<tr>${f.map((celda, i) => celdaHtml(celda, alineada(celda, i), isVacia(celda) ? 'td' : 'th', dibujar))}</tr>`,
  )
  return html`<div class="tabla" role="region" tabindex="0" aria-label="${rotulo || 'Tabla'}"><table>${
    cabecera.length > 0 && html`<thead>${cabecera}</thead>`
  }<tbody>${t.filas.map(f => filaHtml(f, alineada, dibujar))}</tbody></table></div>`
}

const filaHtml = (f: Fila, alineada: (celda: Celda, i: number) => string, dibujar: Dibujar): Html =>
  html`<tr class="${f.clase}">${f.celdas.map((celda, i) =>
    celdaHtml(celda, alineada(celda, i), f.clase === 'grupo' && !isVacia(celda) ? 'grupo' : 'td', dibujar),
  )}</tr>`

const isTramos = (x: Celda['contenido']): x is readonly Tramo[] =>
  x.length === 0 || ('texto' in x[0]! && !('tipo' in x[0]!))

const isVacia = ({ contenido }: Celda): boolean =>
  isTramos(contenido) && contenido.every(t => t.texto.trim() === '')

function celdaHtml(celda: Celda, alineacion: string, como: 'td' | 'th' | 'grupo', dibujar: Dibujar): Html {
  const { contenido, columnas = 1, filas = 1 } = celda
  const dentro: Parte = isTramos(contenido) ? tramosHtml(contenido) : dibujar(contenido)
  if (como === 'td')
    return html`<td class="${alineacion}" colspan="${columnas}" rowspan="${filas}">${dentro}</td>`
  const scope = como === 'grupo' ? 'rowgroup' : columnas > 1 ? 'colgroup' : 'col'
  return html`<th scope="${scope}" class="${alineacion}" colspan="${columnas}" rowspan="${filas}">${dentro}</th>`
}
