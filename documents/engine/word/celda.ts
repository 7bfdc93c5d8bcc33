import { AlignmentType, type ISpacingProperties, Paragraph } from 'docx'
import type { Parrafo, Tramo } from '../../document.ts'
import { type ContextoWord, type EnCelda, letraDe } from './contexto.ts'
import { tramosWord } from './tramos.ts'

/** Sides of a text, as Word calls them. */
export const alineaciones = {
  izquierda: AlignmentType.LEFT,
  centro: AlignmentType.CENTER,
  derecha: AlignmentType.RIGHT,
  justificado: AlignmentType.BOTH,
} as const

/** Room after a paragraph, and after an item of a list, that others follow in their cell, in twips. */
export const AIRE_EN_CELDA = 60

/** A text in a cell: the whole of it, or a paragraph of several. */
export const parrafoDeCelda = (
  { texto, alineacion }: Pick<Parrafo, 'texto' | 'alineacion'>,
  celda: EnCelda,
  spacing?: ISpacingProperties,
): Paragraph =>
  new Paragraph({
    style: 'Celda',
    keepNext: celda.pegada,
    alignment: alineaciones[alineacion ?? celda.alineacion],
    ...(spacing && { spacing }),
    children: tramosWord(texto, letraDe(celda)),
  })

/** What an item of a list begins with, at its level of a numbering. The number is as large as the text beside it. */
export const elementoWord = (
  texto: readonly Tramo[],
  numbering: { reference: string; level: number },
  { celda }: ContextoWord,
): Paragraph =>
  new Paragraph({
    numbering,
    ...(celda
      ? { style: 'Celda', keepNext: celda.pegada, spacing: { after: AIRE_EN_CELDA }, run: letraDe(celda) }
      : { style: 'Elemento' }),
    children: tramosWord(texto, letraDe(celda)),
  })
