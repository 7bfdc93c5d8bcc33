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
import { partirEnSaltos } from './saltos.ts'
import { isSumaDePrograma, isTramoDeSemanas, leerSemanaNombrada } from './semanasEscritas.ts'
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
export function leerProgramacion(dados: readonly BloqueEnLugar[], nuevoId: () => string): Lectura<Unidad[]> {
  const bloques = dados.flatMap(enLineas)
  const p = programacionNueva(nuevoId)
  const conTabla = antesDeTabla(bloques)
  let forma: FormaDeTabla | null = null
  for (const [i, { bloque }] of bloques.entries()) {
    if (bloque.tipo === 'tabla') forma = leerTabla(p, bloque, forma)
    else leerTexto(p, bloque, { antes: conTabla[i]!, detras: forma !== null })
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

/** A paragraph whose lines begin weeks or units as a block for each line: «Semana 1: …» over «Semana 2: …». */
function enLineas(b: BloqueEnLugar): BloqueEnLugar[] {
  const { bloque, indice } = b
  if (bloque.tipo !== 'parrafo') return [b]
  const [primera, ...otras] = partirEnSaltos(bloque.html)
  const comienza = (html: string): boolean =>
    leerSemanaNombrada(llano(html)) !== null || leerUnidad(llano(html)) !== null
  if (primera === undefined || !otras.some(comienza)) return [b]
  return [primera, ...otras].map(html => ({ bloque: { tipo: 'parrafo', html }, indice }))
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

/** Of each block, whether a table of weeks follows before another unit begins. */
function antesDeTabla(bloques: readonly BloqueEnLugar[]): boolean[] {
  let sigue = false
  return bloques
    .toReversed()
    .map(({ bloque }) => {
      const estaba = sigue
      if (bloque.tipo === 'tabla') sigue ||= formaDeSemanas(bloque.filas) !== null
      else if (leerUnidad(llano(lineaDe(bloque))) !== null) sigue = false
      return estaba
    })
    .toReversed()
}

type DeTexto = Exclude<Bloque, { tipo: 'tabla' }>

/** The line that a block is; '' for a list of several. */
const lineaDe = (b: DeTexto): string =>
  b.tipo === 'lista' ? (b.items.length === 1 ? b.items[0]! : '') : b.html

/** Reads what is no table. `tabla`: whether a table of weeks of the same unit follows, and whether one stands above. */
function leerTexto(p: Programacion, bloque: DeTexto, tabla: { antes: boolean; detras: boolean }): void {
  const html = lineaDe(bloque)
  const texto = llano(html)
  const unidad = leerUnidad(texto)
  const semanas = leerSemanaNombrada(texto)
  const resultado = leerResultado(html)
  if (unidad !== null) abrirUnidad(p, unidad, texto)
  else if (isSumaDePrograma(texto)) p.sumas.push(texto)
  // Of a unit with a table of weeks the table says them.
  else if (semanas && tabla.antes && !tieneSemana(p) && isTramoDeSemanas(texto)) p.sumas.push(texto)
  else if (semanas)
    abrirSemanas(p, semanas.numeros, { contenidos: semanas.resto && escapar(semanas.resto) }, null)
  else if (resultado !== null && !tieneSemana(p)) agregarResultado(p, resultado)
  // The result goes on until its weeks begin.
  else if (tabla.antes && p.enResultado && !tieneSemana(p)) agregarResultado(p, htmlDe(bloque))
  // Weeks of a table are whole: what stands below it is of none of them.
  else if (tabla.detras && tieneSemana(p)) sobra(p, 'Después de la tabla de semanas', htmlDe(bloque))
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
