import type { EstiloDeDocumento } from '@malla/domain/empresas/estilo.ts'
import { AlignmentType, type IStylesOptions, LevelFormat } from 'docx'
import { type ListaNumerada, tinta, twips } from './contexto.ts'

/** Types that every Word has, near to those of the printed page. */
const letraDe = (estilo: EstiloDeDocumento): string => (estilo.letra === 'sans' ? 'Calibri' : 'Cambria')

/** Styles by the names under which people find them in Word's gallery. */
export const estilosWord = (estilo: EstiloDeDocumento): IStylesOptions => {
  const font = letraDe(estilo)
  const cabeza = (before: number, after: number) => ({
    run: { font, bold: true, color: tinta.texto },
    paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
  })
  const propio = (id: string, name: string, run: object, paragraph: object) => ({
    id,
    name,
    basedOn: 'Normal',
    quickFormat: true,
    run,
    paragraph,
  })
  return {
    default: {
      document: {
        run: {
          font,
          size: 20,
          color: tinta.texto,
          language: { value: 'es-PE', eastAsia: 'es-PE', bidirectional: 'es-PE' },
        },
        paragraph: { spacing: { after: 140, line: 276, lineRule: 'auto' } },
      },
      heading1: cabeza(400, 160),
      heading2: cabeza(300, 120),
      heading3: cabeza(260, 100),
      heading4: cabeza(220, 80),
      heading5: cabeza(200, 80),
      heading6: cabeza(200, 80),
      title: {
        run: { font, size: 58, bold: true, color: tinta.texto },
        paragraph: { spacing: { before: 200, after: 200, line: 264, lineRule: 'auto' } },
      },
      hyperlink: { run: { color: estilo.color.slice(1), underline: { type: 'single' } } },
    },
    paragraphStyles: [
      propio('Celda', 'Celda', {}, { spacing: { before: 0, after: 0, line: 250, lineRule: 'auto' } }),
      propio(
        'TrasTabla',
        'Tras tabla',
        { size: 8 },
        { spacing: { before: 0, after: 60, line: 200, lineRule: 'auto' } },
      ),
      propio('Elemento', 'Elemento de lista', {}, { spacing: { after: 80, line: 276, lineRule: 'auto' } }),
      propio('Nota', 'Nota', { size: 17, color: tinta.tercera }, { spacing: { before: 60, after: 120 } }),
      propio('Subtitulo', 'Subtítulo del documento', { color: tinta.segunda }, { spacing: { after: 240 } }),
      propio('Codigo', 'Código', { font: 'Consolas', size: 18 }, { spacing: { after: 120 } }),
      propio(
        'Marginal',
        'Cabecera y pie',
        { size: 16, color: tinta.segunda },
        { spacing: { before: 0, after: 0 } },
      ),
      propio('TOC1', 'toc 1', { bold: true }, { spacing: { before: 160, after: 40 } }),
      propio('TOC2', 'toc 2', {}, { spacing: { after: 20 }, indent: { left: twips(5) } }),
      propio('TOC3', 'toc 3', {}, { spacing: { after: 20 }, indent: { left: twips(10) } }),
    ],
  }
}

/** Where the text of a list stands at a level, and how far its number hangs out before it, in twips. */
export const sangria = (level: number) => ({ left: twips(7 + 7 * level), hanging: twips(5) })
const NIVELES = [0, 1, 2, 3, 4, 5]

/** The numberings of a document: bullets, and one for every ordered list. */
export const numeracionWord = (numeradas: readonly ListaNumerada[]) => ({
  config: [
    {
      reference: 'vinetas',
      levels: NIVELES.map(level => ({
        level,
        format: LevelFormat.BULLET,
        text: level % 2 ? '–' : '•',
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: sangria(level) }, run: { color: tinta.tercera } },
      })),
    },
    ...numeradas.map(({ reference, inicio }) => ({
      reference,
      levels: NIVELES.map(level => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        alignment: AlignmentType.LEFT,
        start: inicio,
        style: { paragraph: { indent: sangria(level) } },
      })),
    })),
  ],
})
