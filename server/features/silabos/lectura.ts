import { randomUUID } from 'node:crypto'
import { enBloques } from '@malla/contracts/textoRico/enBloques.ts'
import { limpiarTextoRico } from '@malla/contracts/textoRico/limpiar.ts'
import type { LecturaDeSilabo } from '@malla/contracts/traerSilabo.ts'
import { valoresDeSilabo } from '@malla/contracts/valoresDeSilabo.ts'
import { type Bloque, COLUMNAS_MAXIMAS, htmlDe } from '@malla/domain/silabos/reconocer/bloques.ts'
import type { CompetenciaServida } from '@malla/domain/silabos/reconocer/enlazar.ts'
import { type Reconocido, reconocerSilabo } from '@malla/domain/silabos/reconocer/reconocer.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { leerDocx } from '../../platform/word/leerDocx.ts'
import { WordError } from '../../platform/word/wordError.ts'

/** What is found of a syllabus in what a stranger sends. It needs no database: it is done in a thread (lectura.worker.ts). */

/** A .docx, or HTML that was pasted; with the competencies of the plan that the course serves, to which lines are tied. */
export type Origen = ({ archivo: Uint8Array } | { html: string }) & { competencias?: Servidas }
type Servidas = readonly CompetenciaServida[]

/** What was found; or why nothing can be read, in Spanish, and of which field. */
export type Leido = { lectura: LecturaDeSilabo } | { campo: 'archivo' | 'html'; motivo: string }

/** Rows and cells that are read of what is pasted: each row of a hostile table is as wide as its widest. */
const CELDAS = 20_000

const SIN_TEXTO =
  'El documento no tiene texto que se pueda leer; si son páginas escaneadas, escriba o pegue su texto.'

/** Which sections of a syllabus stand in a document or in what was pasted. */
export function leerOrigen(origen: Origen): Leido {
  const { competencias = [] } = origen
  if ('archivo' in origen) return deWord(origen.archivo, competencias)
  if ((origen.html.match(/<t[dhr]\b/gi)?.length ?? 0) > CELDAS)
    return { campo: 'html', motivo: 'El texto pegado tiene más filas y celdas que un sílabo.' }
  return deTexto(origen.html, competencias, [], { campo: 'html', motivo: 'Pegue el texto del sílabo.' })
}

function deTexto(html: string, competencias: Servidas, avisos: string[], nada: Leido): Leido {
  const bloques = enBloques(html)
  if (bloques.length === 0) return nada
  return {
    lectura: { ...leerSecciones(bloques, competencias), avisos: [...avisos, ...deTablasAnchas(bloques)] },
  }
}

function deWord(bytes: Uint8Array, competencias: Servidas): Leido {
  try {
    const { html, imagenes, notas, simbolos } = leerDocx(bytes)
    const avisos = [
      ...(imagenes === 1
        ? ['El documento tiene una imagen que no se puede traer: añádala en el editor.']
        : []),
      ...(imagenes > 1
        ? [`El documento tiene ${imagenes} imágenes que no se pueden traer: añádalas en el editor.`]
        : []),
      ...(notas === 1
        ? ['El documento tiene una nota al pie que no se puede traer: cópiela en el texto.']
        : []),
      ...(notas > 1
        ? [`El documento tiene ${notas} notas al pie que no se pueden traer: cópielas en el texto.`]
        : []),
      ...(simbolos > 0
        ? [
            segun(
              simbolos,
              'El documento tiene un símbolo que no se puede traer: escríbalo en el texto.',
              'El documento tiene # símbolos que no se pueden traer: escríbalos en el texto.',
            ),
          ]
        : []),
    ]
    return deTexto(html, competencias, avisos, { campo: 'archivo', motivo: SIN_TEXTO })
  } catch (error) {
    if (error instanceof WordError) return { campo: 'archivo', motivo: error.message }
    throw error
  }
}

/** What happened to tables with more columns than are read. */
function deTablasAnchas(bloques: readonly Bloque[]): string[] {
  const cuantas = bloques.filter(b => b.tipo === 'tabla' && b.apretada).length
  if (cuantas === 0) return []
  const que = segun(cuantas, 'Una tabla tiene', '# tablas tienen')
  return [`${que} más de ${COLUMNAS_MAXIMAS} columnas: lo que sigue queda junto en la última.`]
}

/** What is recognized, cleaned as what is kept is. A section that could not be kept as it stands goes among the rest, with all its words. */
function leerSecciones(bloques: readonly Bloque[], competencias: Servidas): Omit<LecturaDeSilabo, 'avisos'> {
  const { reconocidos, noReconocidos } = reconocerSilabo(bloques, randomUUID, competencias)
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
