import { comienzo } from '@malla/domain/texto/cortar.ts'
import {
  AlignmentType,
  Footer,
  Header,
  ImageRun,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from 'docx'
import type { Documento, SeccionDocumento } from '../../document.ts'
import { pixelesDeCm } from '../../pixeles.ts'
import { textos } from '../../textos.ts'
import { limpio } from '../palabras.ts'
import { partesDePie } from '../pie.ts'
import { type ContextoWord, tinta, twips } from './contexto.ts'
import { tipoDeWord } from './figura.ts'
import { raya } from './tablas.ts'

/** Head of every page: logo or initials, institution at the left, the plan at the right, «Cesado» where it is no longer in force. */
export const cabeceraWord = (d: Documento, c: ContextoWord): Header => {
  const { izquierda, derecha } = d.cabecera
  const sello = d.sello
    ? [new TextRun({ text: `${limpio(d.sello).toUpperCase()}   `, bold: true, color: tinta.cesado })]
    : []
  return new Header({
    children: [
      new Paragraph({
        style: 'Marginal',
        tabStops: [{ type: TabStopType.RIGHT, position: c.ancho }],
        border: { bottom: { ...raya(6, tinta.lineaFuerte), space: 4 } },
        children: [
          ...marcaWord(d, c, 7),
          new TextRun({ text: `${cortado(izquierda, c.ancho * 0.6)}\t` }),
          ...sello,
          new TextRun({ text: cortado(derecha, c.ancho * 0.34) }),
        ],
      }),
    ],
  })
}

/** About how wide a letter of head and foot is. */
const TWIPS_POR_LETRA = 84

/** A line of the head keeps to one line. */
const cortado = (texto: string, ancho: number): string => {
  const dicho = limpio(texto).replaceAll('\n', ' ')
  const cabe = Math.floor(ancho / TWIPS_POR_LETRA)
  return dicho.length <= cabe ? dicho : `${comienzo(dicho, cabe - 1).trimEnd()}…`
}

const pieCortado = (texto: string, ancho: number): string => {
  const { cuerpo, fin } = partesDePie(limpio(texto).replaceAll('\n', ' '))
  return cortado(cuerpo, ancho - fin.length * TWIPS_POR_LETRA) + fin
}

/** Logo of this height (mm), or the initials on the institution's colour. */
export const marcaWord = (d: Documento, c: ContextoWord, alto: number): ParagraphChild[] => {
  const { logo, siglas } = d.cabecera
  const imagen = logo === null ? null : c.imagen(logo)
  const type = imagen && tipoDeWord(imagen)
  if (type && imagen.ancho && imagen.alto) {
    const height = Math.round(pixelesDeCm(alto / 10))
    const width = Math.round(height * Math.min(8, imagen.ancho / imagen.alto))
    const altText = { name: d.autor, title: d.autor, description: d.autor }
    return [
      new ImageRun({ type, data: imagen.bytes, transformation: { width, height }, altText }),
      new TextRun({ text: '  ' }),
    ]
  }
  if (!siglas) return []
  const size = Math.round(alto * 2.6)
  return [
    new TextRun({
      text: `\u00a0${limpio(siglas)}\u00a0`,
      bold: true,
      size,
      color: 'FFFFFF',
      shading: { type: 'clear', color: 'auto', fill: c.color },
    }),
    new TextRun({ text: '  ' }),
  ]
}

/** Foot: what the document is at the left, «Página 3 de 40» at the right; the institution's own line under it. */
export const pieWord = (d: Documento, s: SeccionDocumento | null, c: ContextoWord): Footer => {
  const { pagina, de } = textos.pagina
  const lema = d.estilo?.pie
  return new Footer({
    children: [
      new Paragraph({
        style: 'Marginal',
        tabStops: [{ type: TabStopType.RIGHT, position: c.ancho }],
        children: [
          new TextRun({ text: `${pieCortado(s?.pie ?? d.pie, c.ancho * 0.76)}\t` }),
          new TextRun({ children: [`${pagina} `, PageNumber.CURRENT, ` ${de} `, PageNumber.TOTAL_PAGES] }),
        ],
      }),
      ...(lema
        ? [
            new Paragraph({
              style: 'Marginal',
              alignment: AlignmentType.LEFT,
              children: [new TextRun({ text: limpio(lema), color: tinta.tercera })],
            }),
          ]
        : []),
    ],
  })
}

/** Size and margins of a page, in twips. */
export const paginaDe = (s: Pick<SeccionDocumento, 'papel' | 'horizontal'>) => {
  const [corto, largo] = s.papel === 'a3' ? [297, 420] : [210, 297]
  const ancho = s.horizontal ? largo : corto
  const lado = s.horizontal ? 12 : 22
  return {
    ancho: twips(ancho - 2 * lado),
    page: {
      size: {
        width: twips(corto),
        height: twips(largo),
        orientation: s.horizontal ? ('landscape' as const) : ('portrait' as const),
      },
      margin: {
        top: twips(s.horizontal ? 24 : 28),
        bottom: twips(s.horizontal ? 16 : 24),
        left: twips(lado),
        right: twips(lado),
        header: twips(s.horizontal ? 10 : 13),
        footer: twips(s.horizontal ? 7 : 11),
      },
    },
  }
}
