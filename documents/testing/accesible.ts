import { conRol, type Nodo, type PdfLeido } from './leer.ts'

const titulosEn = (nodo: Nodo | null): number[] =>
  nodo
    ? [
        ...(/^H[1-6]$/.test(nodo.role ?? '') ? [Number(nodo.role!.slice(1))] : []),
        ...(nodo.children ?? []).flatMap(titulosEn),
      ]
    : []

/**
 * What a PDF lacks for those who hear it instead of seeing it: language, title, tags on every page, headings that jump no level, tables with
 * headers, pictures with words. That headers say what they head is part of PDF/UA, which the engine checks as it writes.
 */
export function faltasDe(pdf: PdfLeido): string[] {
  const hojas = pdf.paginas.map(p => p.estructura)
  const todos = (rol: string): Nodo[] => hojas.flatMap(hoja => conRol(hoja, rol))
  const niveles = hojas.flatMap(titulosEn)
  const falta: [que: string, si: boolean][] = [
    ['no dice su idioma', pdf.idioma !== 'es'],
    ['no tiene título', pdf.titulo.trim() === ''],
    ['no está etiquetado', !pdf.etiquetado],
    ['no es PDF/UA', !pdf.ua],
    ['tiene una página sin etiquetas', hojas.includes(null)],
    ['no comienza con un título de primer nivel', niveles[0] !== 1],
    ['salta un nivel de título', niveles.some((n, i) => i > 0 && n > niveles[i - 1]! + 1)],
    ['tiene una tabla sin cabecera', todos('Table').some(tabla => conRol(tabla, 'TH').length === 0)],
    ['tiene una figura sin palabras', todos('Figure').some(figura => !figura.alt?.trim())],
  ]
  return falta.flatMap(([que, si]) => (si ? [que] : []))
}
