import { limpiarTextoRico } from '@malla/contracts/textoRico/limpiar.ts'
import { lineasDe } from '@malla/domain/texto/lineas.ts'

/** Rich text as paragraphs of plain text, one a line: what a cell can hold. */
export const textoLlano = (html: string): string => lineasDe(html).join('\n')

const escapar = (s: string): string =>
  s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A cell's text as rich text: each line a paragraph; whatever looks like HTML in it is text. */
export const textoRicoDe = (llano: string): string =>
  limpiarTextoRico(
    llano
      .split(/\r?\n/)
      .filter(line => line.trim() !== '')
      .map(line => `<p>${escapar(line.trim())}</p>`)
      .join(''),
  )
