import { etiquetaDeEstado } from '@malla/domain/silabos/revision.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import { aviso, hojaA4, parrafo, titulo, tramo } from '../bloques.ts'
import type { Bloque, Documento, SeccionDocumento } from '../document.ts'
import { archivoDeSilabo, fechaLarga } from '../formato.ts'
import { avisoDeCese, firmasDe, hojaDePlan, pieDe } from '../planes/hoja.ts'
import type { DatosSilabo, HojaDeSilabos } from './datos.ts'
import { senasDe } from './datosGenerales.ts'
import { type Medida, seccionesDeSilabo } from './secciones.ts'
import { textosDeSilabo as t } from './textos.ts'

/** «Sílabo»; «Sílabo · Borrador» of one that nobody has approved, so that it is not taken for the official one. */
const claseDe = ({ estado }: DatosSilabo): string =>
  estado === 'aprobado' ? t.silabo : `${t.silabo} · ${etiquetaDeEstado[estado]}`

/** The title of a syllabus and what is written in it; its title stands at outline level `nivel`. */
const bloquesDeSilabo = (
  hoja: HojaDeSilabos,
  s: DatosSilabo,
  nivel: number,
  medida: Medida = 'entero',
): Bloque[] => [
  titulo(nivel, 'documento', s.curso.nombre),
  parrafo(tramo([claseDe(s), senasDe(hoja, s)].join(' · ')), 'subtitulo'),
  ...seccionesDeSilabo(hoja, s, nivel + 1, medida),
]

/** «Aprobado · Por Ana Torres, el 12 de noviembre de 2026.»; nothing while nobody has approved it. */
const avisoDeAprobacion = ({ aprobado }: DatosSilabo): Bloque[] =>
  aprobado ? [aviso('nota', t.aprobado, t.aprobadoPor(aprobado.quien, fechaLarga(aprobado.dia)))] : []

/** Foot of a syllabus: the day of its approval says more than that of printing, and both do not fit. */
const pieDeSilabo = (hoja: HojaDeSilabos, s: DatosSilabo): string => {
  const partes = [claseDe(s), s.curso.nombre, ...(s.periodo ? [s.periodo.nombre] : [])]
  return s.aprobado
    ? pieDe({ ...hoja, emitido: null }, [...partes, t.enPie(formatFecha(s.aprobado.dia))])
    : pieDe(hoja, partes)
}

const documento = (
  hoja: HojaDeSilabos,
  s: DatosSilabo,
  nombre: string,
  bloques: readonly Bloque[],
): Documento => {
  const titular = [nombre, s.curso.nombre, ...(s.periodo ? [s.periodo.nombre] : [])].join(' · ')
  return {
    ...hojaDePlan(hoja, titular, {
      portada: null,
      indice: null,
      imagenes: hoja.imagenes,
      secciones: [hojaA4([...avisoDeCese(hoja), ...bloques], { pie: pieDeSilabo(hoja, s) })],
    }),
    titulo: titular,
    archivo: archivoDeSilabo(nombre, s),
  }
}

/**
 * The syllabus of a course, whole, in its configured structure (§7). Approved, it says by whom and on which day, at its end and at the
 * foot of each page; before that, under its title and at each foot, how far its review is.
 */
export const documentoDeSilabo = (hoja: HojaDeSilabos, s: DatosSilabo): Documento =>
  documento(hoja, s, t.silabo, [...bloquesDeSilabo(hoja, s, 1), ...avisoDeAprobacion(s), ...firmasDe(hoja)])

/** The syllabus in a page or two: figures, sumilla, results, units, weights and books. */
export const documentoAbreviado = (hoja: HojaDeSilabos, s: DatosSilabo): Documento =>
  documento(hoja, s, t.abreviado, [...bloquesDeSilabo(hoja, s, 1, 'abreviado'), ...avisoDeAprobacion(s)])

/** A syllabus as pages of a larger document; `antes` stands over its title. */
export const paginaDeSilabo = (
  hoja: HojaDeSilabos,
  s: DatosSilabo,
  antes: readonly Bloque[] = [],
): SeccionDocumento =>
  hojaA4([...antes, ...bloquesDeSilabo(hoja, s, 2), ...avisoDeAprobacion(s)], {
    pie: pieDeSilabo(hoja, s),
  })
