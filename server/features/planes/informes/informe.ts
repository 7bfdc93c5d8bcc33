import type { Documento } from '@malla/documents/document.ts'
import { renderPdf } from '@malla/documents/engine/pdf.ts'
import { renderWord, TIPO_WORD } from '@malla/documents/engine/word.ts'
import sharp from 'sharp'
import type { DeferredFile } from '../../../platform/http/answer.ts'
import { conSusImagenes } from '../../imagenes/porTraer.ts'

/** A document as a PDF, with its pictures from wherever they are. Never inside a transaction. */
export const dibujarPdf = async (
  documento: Documento,
  onProgress?: (part: number) => void,
): Promise<Uint8Array> => renderPdf(await conSusImagenes(documento), onProgress)

/** A report as a PDF. It is composed and laid out when the file is wanted, after the transaction that read its data. */
export const enPdf = (title: string, compose: () => Documento): DeferredFile => ({
  title,
  render: async onProgress => ({
    bytes: await dibujarPdf(compose(), onProgress),
    name: `${title}.pdf`,
    type: 'application/pdf',
  }),
})

/** With its pictures from wherever they are. Word draws no WebP: such pictures become PNG; one that cannot be read stays, and prints its words. */
export async function drawableInWord(dado: Documento): Promise<Documento> {
  const documento = await conSusImagenes(dado)
  const imagenes = await Promise.all(
    Object.entries(documento.imagenes).map(async ([clave, bytes]): Promise<[string, Uint8Array]> => {
      const isWebp = Buffer.from(bytes.buffer, bytes.byteOffset, 12).toString('latin1').endsWith('WEBP')
      if (!isWebp) return [clave, bytes]
      const png = await sharp(bytes)
        .png()
        .toBuffer()
        .catch(() => bytes)
      return [clave, new Uint8Array(png)]
    }),
  )
  return { ...documento, imagenes: Object.fromEntries(imagenes) }
}

/** A report as a Word file; otherwise as `enPdf`. */
export const enWord = (title: string, compose: () => Documento): DeferredFile => ({
  title: `${title} (Word)`,
  render: async onProgress => ({
    bytes: await renderWord(await drawableInWord(compose()), onProgress),
    name: `${title}.docx`,
    type: TIPO_WORD,
  }),
})
