import { sinEtiquetas } from './sinEtiquetas.ts'

/** The paragraphs of a rich text as plain lines: what a cell of a workbook can hold of it. */
export const lineasDe = (html: string): string[] =>
  html
    .split(/<\/(?:p|h[1-6]|li|tr|blockquote|pre)>|<br\s*\/?>/i)
    .map(sinEtiquetas)
    .filter(line => line !== '')
