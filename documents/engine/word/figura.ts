import { AlignmentType, type FileChild, ImageRun, Paragraph } from 'docx'
import type { Figura } from '../../document.ts'
import { pixelesDeCm } from '../../pixeles.ts'
import { textos } from '../../textos.ts'
import type { ImagenLegible } from '../imagenes.ts'
import { limpio } from '../palabras.ts'
import type { ContextoWord } from './contexto.ts'
import { avisoWord } from './parrafos.ts'
import { tramosWord } from './tramos.ts'

/** The kind of a picture that Word draws; null for another. */
export const tipoDeWord = ({ extension }: ImagenLegible): 'png' | 'jpg' | 'gif' | null =>
  extension === 'png' || extension === 'jpg' || extension === 'gif' ? extension : null

/** A pixel is 1/96 of an inch, a twip 1/1440. */
const TWIPS_POR_PIXEL = 15

/**
 * A picture in the middle of its line, no higher than a page, with what is written under it. Of a kind that Word does not draw, or not there, its words stand
 * in its place.
 */
export const figuraWord = (b: Figura, c: ContextoWord): FileChild[] => {
  const imagen = c.imagen(b.imagen)
  const alt = limpio(b.alt) || textos.imagen
  const type = imagen && tipoDeWord(imagen)
  if (!imagen || !type || !imagen.ancho || !imagen.alto)
    return [
      avisoWord(
        { tipo: 'aviso', tono: 'nota', titulo: textos.imagenNoDisponible, texto: [{ texto: alt }] },
        c,
      ),
    ]
  const maximo = c.ancho / TWIPS_POR_PIXEL
  const pedido = b.ancho === null ? imagen.ancho : pixelesDeCm(b.ancho)
  const ancho = Math.max(8, Math.min(pedido, maximo, (ALTO_MAXIMO * imagen.ancho) / imagen.alto))
  const foto = new ImageRun({
    type,
    data: imagen.bytes,
    transformation: { width: Math.round(ancho), height: Math.round((ancho * imagen.alto) / imagen.ancho) },
    altText: { name: alt, title: alt, description: alt },
  })
  return [
    new Paragraph({ alignment: AlignmentType.CENTER, keepNext: b.pie !== null, children: [foto] }),
    ...(b.pie
      ? [
          new Paragraph({
            style: 'Nota',
            alignment: AlignmentType.CENTER,
            children: tramosWord([{ texto: b.pie }]),
          }),
        ]
      : []),
  ]
}

/** Highest picture, in pixels at 96 to the inch: a little less than a page. */
const ALTO_MAXIMO = 750
