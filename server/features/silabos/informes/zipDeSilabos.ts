import { renderWord } from '@malla/documents/engine/word.ts'
import { paraArchivo } from '@malla/documents/formato.ts'
import type { CursoSinSilabo } from '@malla/documents/silabos/datos.ts'
import { documentoDeSilabo } from '@malla/documents/silabos/documentoDeSilabo.ts'
import type { Ctx } from '../../../platform/context.ts'
import { zip } from '../../../platform/excel/zip.ts'
import type { DeferredFile } from '../../../platform/http/answer.ts'
import { dibujarPdf, drawableInWord } from '../../planes/informes/informe.ts'
import type { SilaboDeCurso } from './datosSilabos.queries.ts'
import type { Reunidos } from './silabosDePlan.ts'

const A_MANO = 'Cursos no incluidos.txt'

const renglonDe = (c: CursoSinSilabo): string =>
  `${[c.grupo, c.codigo, c.nombre].filter(Boolean).join(' · ')}: ${c.motivo}`

/** What is left out, as a text that any machine opens. */
const listaDe = (faltan: readonly CursoSinSilabo[]): Uint8Array =>
  new TextEncoder().encode(
    `\ufeff${faltan.length ? faltan.map(renglonDe).join('\r\n') : 'El plan no tiene cursos.'}\r\n`,
  )

/** Names of the files: by the place in the malla, so that folders show them in its order and no two are alike. */
const nombreEn = ({ datos: { curso } }: SilaboDeCurso, i: number): string =>
  paraArchivo([String(i + 1).padStart(3, '0'), curso.codigo, curso.nombre].filter(Boolean).join(' - '))

/**
 * The syllabi of a plan as a zip: a folder of PDFs and one of Word files. Approved ones are the files that were frozen. One after another, so that
 * other people's reports come in between.
 */
export const zipDeSilabos = (ctx: Ctx, title: string, { silabos, faltan }: Reunidos): DeferredFile => {
  const { storage } = ctx.platform
  const pdfDe = async ({ fila, hoja, datos }: SilaboDeCurso) =>
    (fila?.archivo && (await storage.get(fila.archivo.clave))) ||
    (await dibujarPdf(documentoDeSilabo(hoja, datos)))
  return {
    title,
    render: async onProgress => {
      const files = new Map<string, Uint8Array>()
      for (const [i, s] of silabos.entries()) {
        files.set(`PDF/${nombreEn(s, i)}.pdf`, await pdfDe(s))
        files.set(
          `Word/${nombreEn(s, i)}.docx`,
          await renderWord(await drawableInWord(documentoDeSilabo(s.hoja, s.datos))),
        )
        onProgress?.((i + 1) / (silabos.length + 1))
      }
      if (faltan.length > 0 || silabos.length === 0) files.set(A_MANO, listaDe(faltan))
      return { bytes: await zip(files), name: `${title}.zip`, type: 'application/zip' }
    },
  }
}
