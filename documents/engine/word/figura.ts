import { AlignmentType, type FileChild, ImageRun, Paragraph } from 'docx'
import type { Figura } from '../../document.ts'
import { textos } from '../../textos.ts'
import { limpio } from '../palabras.ts'
import type { ContextoWord } from './contexto.ts'
import { avisoWord } from './parrafos.ts'
import { tramosWord } from './tramos.ts'

/** Pictures that Word draws; of another kind, or not there, their words stand in their place. */
const DIBUJABLES = { png: 'png', jpg: 'jpg', gif: 'gif' } as const

/** A picture in the middle of its line, no higher than a page, with what is written under it. */
export const figuraWord = (b: Figura, c: ContextoWord): FileChild[] => {
  const imagen = c.imagen(b.imagen)
  const alt = limpio(b.alt) || textos.imagen
  const type = imagen && DIBUJABLES[imagen.extension as keyof typeof DIBUJABLES]
  if (!imagen || !type || !imagen.ancho || !imagen.alto)
    return [
      avisoWord(
        { tipo: 'aviso', tono: 'nota', titulo: textos.imagenNoDisponible, texto: [{ texto: alt }] },
        c,
      ),
    ]
  const maximo = (c.ancho / 1440) * 96
  const pedido = b.ancho === null ? imagen.ancho : (b.ancho / 2.54) * 96
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
