import type { Alineacion, Bloque, Celda, Fila, Tabla } from '../../document.ts'
import { enColumnas, esTexto } from '../celdas.ts'
import { type Html, html, type Parte } from './etiqueta.ts'
import { tramosHtml } from './tramos.ts'

/** How what stands in a cell is drawn, where it is more than a line. */
type Dibujar = (bloques: readonly Bloque[]) => Html

/** A table under the name `rotulo`, with its headers told to screen readers, in a region that can be scrolled with the keyboard where it is too wide. */
export const tablaHtml = (t: Tabla, rotulo: string, dibujar: Dibujar): Html => {
  const cabecera = alineadas(t.cabecera, t).map(
    f =>
      html`<tr>${f.map(([celda, lado]) => celdaHtml(celda, lado, isVacia(celda) ? 'td' : 'th', dibujar))}</tr>`,
  )
  const cuerpo = alineadas(
    t.filas.map(f => f.celdas),
    t,
  )
  return html`<div class="tabla" role="region" tabindex="0" aria-label="${rotulo || 'Tabla'}"><table>${
    cabecera.length > 0 && html`<thead>${cabecera}</thead>`
  }<tbody>${t.filas.map((f, y) => filaHtml(f.clase, cuerpo[y]!, dibujar))}</tbody></table></div>`
}

/** A cell, and the side on which its text stands: its own, or that of the column in which it begins. */
type Alineada = [celda: Celda, lado: Alineacion | '']

/** Head and body are placed each for itself: no browser lets a cell reach from one into the other. */
const alineadas = (filas: readonly (readonly Celda[])[], t: Tabla): Alineada[][] => {
  const columnas = enColumnas(filas, t.columnas.length)
  return filas.map((celdas, y) =>
    celdas.map((celda, i) => [celda, celda.alineacion ?? t.columnas[columnas[y]![i]!]?.alineacion ?? '']),
  )
}

const filaHtml = (clase: Fila['clase'], celdas: readonly Alineada[], dibujar: Dibujar): Html =>
  html`<tr class="${clase}">${celdas.map(([celda, lado]) =>
    celdaHtml(celda, lado, clase === 'grupo' && !isVacia(celda) ? 'grupo' : 'td', dibujar),
  )}</tr>`

const isVacia = ({ contenido }: Celda): boolean =>
  esTexto(contenido) && contenido.every(t => t.texto.trim() === '')

function celdaHtml(celda: Celda, alineacion: string, como: 'td' | 'th' | 'grupo', dibujar: Dibujar): Html {
  const { contenido, columnas = 1, filas = 1 } = celda
  const dentro: Parte = esTexto(contenido) ? tramosHtml(contenido) : dibujar(contenido)
  if (como === 'td')
    return html`<td class="${alineacion}" colspan="${columnas}" rowspan="${filas}">${dentro}</td>`
  const scope = como === 'grupo' ? 'rowgroup' : columnas > 1 ? 'colgroup' : 'col'
  return html`<th scope="${scope}" class="${alineacion}" colspan="${columnas}" rowspan="${filas}">${dentro}</th>`
}
