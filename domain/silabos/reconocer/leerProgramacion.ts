import type { Unidad } from '../contenido.ts'
import { type Bloque, type BloqueEnLugar, escapar, htmlDe, llano, type Tabla } from './bloques.ts'
import { leerResultado, leerUnidad } from './encabezados.ts'
import { type FormaDeTabla, formaDeSemanas, isContinuacion } from './formaDeSemanas.ts'
import {
  abrirSemanas,
  abrirUnidad,
  agregar,
  agregarResultado,
  type Programacion,
  programacionNueva,
  sobra,
  tieneSemana,
  unidadesLeidas,
} from './programacion.ts'
import { leerSemanaNombrada } from './semanasEscritas.ts'
import { leerTablaDeSemanas } from './tablaDeSemanas.ts'

/** What was read of a section: its value, what found no place in it, and what people should know of it. */
export interface Lectura<V> {
  valor: V
  sobrantes: { titulo: string; html: string }[]
  avisos: string[]
  /** Whether it was read as what it is, or only guessed. */
  isSegura: boolean
}

/** Units and weeks from blocks: headings of units, results, tables with a row a week, or paragraphs «Semana 3: …». */
export function leerProgramacion(
  bloques: readonly BloqueEnLugar[],
  nuevoId: () => string,
): Lectura<Unidad[]> {
  const p = programacionNueva(nuevoId)
  let forma: FormaDeTabla | null = null
  for (const { bloque } of bloques) {
    if (bloque.tipo === 'tabla') forma = leerTabla(p, bloque, forma)
    else leerTexto(p, bloque, forma !== null)
  }
  const unidades = unidadesLeidas(p)
  const conSemanas = unidades.every(u => u.semanas.length > 0) && p.dichas.every((n, i) => n === i + 1)
  return {
    valor: unidades,
    sobrantes: p.sobrantes,
    avisos: p.avisos,
    isSegura: unidades.length > 0 && p.dichas.length > 0 && conSemanas,
  }
}

/** Reads a table and gives its form, for one that goes on with it. */
function leerTabla(p: Programacion, bloque: Tabla, previa: FormaDeTabla | null): FormaDeTabla | null {
  const forma = formaDeSemanas(bloque.filas)
  if (forma) leerTablaDeSemanas(p, bloque, forma)
  else if (previa && isContinuacion(bloque.filas, previa)) leerTablaDeSemanas(p, bloque, previa, true)
  else if (tieneSemana(p) && !previa) agregar(p, { contenidos: htmlDe(bloque) })
  else sobra(p, 'Tabla sin semanas', htmlDe(bloque))
  return forma ?? previa
}

function leerTexto(p: Programacion, bloque: Exclude<Bloque, { tipo: 'tabla' }>, hayTabla: boolean): void {
  const html = bloque.tipo === 'lista' ? (bloque.items.length === 1 ? bloque.items[0]! : '') : bloque.html
  const texto = llano(html)
  const unidad = leerUnidad(texto)
  const semanas = leerSemanaNombrada(texto)
  const resultado = leerResultado(html)
  if (unidad !== null) abrirUnidad(p, unidad, texto)
  else if (semanas)
    abrirSemanas(p, semanas.numeros, { contenidos: semanas.resto && escapar(semanas.resto) }, null)
  else if (resultado !== null && !tieneSemana(p)) agregarResultado(p, resultado)
  // Weeks of a table are whole: what stands below it is of none of them.
  else if (hayTabla && tieneSemana(p)) sobra(p, 'Después de la tabla de semanas', htmlDe(bloque))
  else textoSuelto(p, htmlDe(bloque))
}

/** A text that belongs to what stands before it: to the last week, or to a unit that says no weeks. */
function textoSuelto(p: Programacion, html: string): void {
  if (html === '') return
  if (p.unidades.length === 0) {
    sobra(p, 'Antes de la primera unidad', html)
    return
  }
  if (!tieneSemana(p)) {
    p.avisos.push(`La unidad ${p.unidades.length} no dice semanas: sus contenidos quedan en una sola.`)
    abrirSemanas(p, [p.dichas.length + 1], {}, null)
  }
  agregar(p, { contenidos: html })
}
