import { HeadingLevel, Paragraph, TextRun } from 'docx'
import type { Aviso, Parrafo, Titulo } from '../../document.ts'
import { limpio } from '../palabras.ts'
import { AIRE_EN_CELDA, alineaciones, parrafoDeCelda } from './celda.ts'
import { type ContextoWord, type EnCelda, letraDe, tinta } from './contexto.ts'
import { raya } from './tablas.ts'
import { tramosWord } from './tramos.ts'

const niveles = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const

/** A heading of Word, so that its outline, its index and its screen readers know it; no level is jumped over. */
export const tituloWord = (b: Titulo, c: ContextoWord): Paragraph => {
  c.ultimoNivel = Math.max(1, Math.min(b.nivel, c.ultimoNivel + 1, 6))
  const tamanos = { documento: 38, seccion: 25, apartado: 21, menor: 20, antetitulo: 17 }
  const color = {
    documento: tinta.texto,
    seccion: c.color,
    apartado: tinta.texto,
    menor: tinta.segunda,
    antetitulo: tinta.tercera,
  }
  return new Paragraph({
    heading: niveles[c.ultimoNivel - 1],
    children: [
      new TextRun({
        text: limpio(b.texto).replaceAll('\n', ' '),
        size: tamanos[b.estilo],
        color: color[b.estilo],
        bold: true,
      }),
    ],
  })
}

const estilos = { normal: undefined, subtitulo: 'Subtitulo', nota: 'Nota', codigo: 'Codigo' } as const

/** A paragraph in its style; in a cell, in the type of the cell. */
export const parrafoWord = (b: Parrafo, c: ContextoWord): Paragraph => {
  if (c.celda && b.estilo === 'normal') return parrafoDeCelda(b, c.celda, { after: AIRE_EN_CELDA })
  return new Paragraph({
    style: estilos[b.estilo],
    keepNext: b.pegada === true || b.estilo === 'subtitulo' || c.celda?.pegada === true,
    ...(b.alineacion && { alignment: alineaciones[b.alineacion] }),
    children: tramosWord(b.texto, c.celda && b.estilo === 'codigo' ? letraDeCodigo(c.celda) : {}),
  })
}

/** Code is a point smaller than what stands around it, as out of cells. */
const letraDeCodigo = (celda: EnCelda) => letraDe({ ...celda, tamano: celda.tamano - 2 })

/** A notice: its title and words behind a coloured rule. */
export const avisoWord = (b: Aviso, c: ContextoWord): Paragraph => {
  const letra = letraDe(c.celda)
  const [color, fondo] = {
    nota: [tinta.nota, tinta.notaSuave],
    pendiente: [tinta.pendiente, tinta.pendienteSuave],
    cesado: [tinta.cesado, tinta.cesadoSuave],
  }[b.tono] as [string, string]
  return new Paragraph({
    keepLines: true,
    spacing: { before: 160, after: 200 },
    shading: { type: 'clear', color: 'auto', fill: fondo },
    border: { left: { ...raya(20, color), space: 6 } },
    children: [
      new TextRun({ ...letra, text: `${limpio(b.titulo)}  `, bold: true, color }),
      ...tramosWord(b.texto, letra),
    ],
  })
}
