import { randomUUID } from 'node:crypto'
import type { Archivo } from '@malla/contracts/campos.ts'
import { enBloques } from '@malla/contracts/textoRico/enBloques.ts'
import { limpiarTextoRico } from '@malla/contracts/textoRico/limpiar.ts'
import type { LecturaDeSilabo } from '@malla/contracts/traerSilabo.ts'
import { valoresDeSilabo } from '@malla/contracts/valoresDeSilabo.ts'
import { type Bloque, htmlDe } from '@malla/domain/silabos/reconocer/bloques.ts'
import { type Reconocido, reconocerSilabo } from '@malla/domain/silabos/reconocer/reconocer.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import { leerDocx } from '../../platform/word/leerDocx.ts'
import { WordError } from '../../platform/word/wordError.ts'
import { assertCurso } from './curso.guard.ts'

interface Origen {
  id: number
  archivo?: Archivo | undefined
  html?: string | undefined
}

/** Which sections of a syllabus stand in a document, for whoever may write that of this course. 422 in words when there is nothing to read. */
export async function leerDocumento(ctx: Ctx, { id, archivo, html }: Origen): Promise<LecturaDeSilabo> {
  await assertCurso(ctx, id, 'silabos.editar')
  if (!archivo && html === undefined)
    throw invalidField('archivo', 'Suba un documento de Word (.docx) o pegue su texto.')
  if (html !== undefined && (html.match(/<t[dhr]\b/gi)?.length ?? 0) > CELDAS)
    throw invalidField('html', 'El texto pegado tiene más filas y celdas que un sílabo.')
  const { texto, avisos } = archivo ? deWord(archivo.data) : { texto: html ?? '', avisos: [] }
  const bloques = enBloques(texto)
  if (bloques.length === 0)
    throw invalidField(archivo ? 'archivo' : 'html', archivo ? SIN_TEXTO : 'Pegue el texto del sílabo.')
  return { ...leerSecciones(bloques), avisos }
}

/** Rows and cells that are read of what is pasted: each row of a hostile table is as wide as its widest. */
const CELDAS = 20_000

const SIN_TEXTO =
  'El documento no tiene texto que se pueda leer; si son páginas escaneadas, escriba o pegue su texto.'

function deWord(bytes: Uint8Array): { texto: string; avisos: string[] } {
  try {
    const { html, imagenes, notas } = leerDocx(bytes)
    return {
      texto: html,
      avisos: [
        ...(imagenes === 1 ? ['No se trae 1 imagen: añádala en el editor.'] : []),
        ...(imagenes > 1 ? [`No se traen ${imagenes} imágenes: añádalas en el editor.`] : []),
        ...(notas === 1 ? ['No se trae 1 nota al pie.'] : []),
        ...(notas > 1 ? [`No se traen ${notas} notas al pie.`] : []),
      ],
    }
  } catch (error) {
    if (error instanceof WordError) throw invalidField('archivo', error.message)
    throw error
  }
}

/** What is recognized, cleaned as what is kept is. A section that could not be kept as it stands goes among the rest, with all its words. */
export function leerSecciones(bloques: readonly Bloque[]): Omit<LecturaDeSilabo, 'avisos'> {
  const { reconocidos, noReconocidos } = reconocerSilabo(bloques, randomUUID)
  const leida: Omit<LecturaDeSilabo, 'avisos'> = {
    reconocidos: [],
    noReconocidos: noReconocidos.map(n => ({ ...n, html: limpiarTextoRico(n.html) })),
  }
  for (const r of reconocidos) {
    const valor = comoSeGuarda(r)
    if (valor === null) leida.noReconocidos.push(sinLugar(r, bloques))
    else leida.reconocidos.push({ ...r, valor } as LecturaDeSilabo['reconocidos'][number])
  }
  return leida
}

/** The value as the syllabus would keep it; null where it has more than a syllabus takes (a name of a unit of a whole page). */
function comoSeGuarda(r: Reconocido): unknown {
  if (r.clave === 'datos') return r.valor
  if (r.clave === 'sumilla') return limpiarTextoRico(r.valor)
  const leido = valoresDeSilabo.safeParse({ [r.clave]: r.valor })
  return leido.success ? leido.data[r.clave] : null
}

const sinLugar = ({ titulo, de }: Reconocido, bloques: readonly Bloque[]) => ({
  titulo,
  de,
  html: limpiarTextoRico(
    bloques
      .slice(de.desde, de.hasta + 1)
      .map(htmlDe)
      .join(''),
  ),
})
