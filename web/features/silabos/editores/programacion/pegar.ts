import { sumHoras } from '@malla/domain/asignaturas/horas.ts'
import {
  type CampoDeSemana,
  isTextoVacio,
  type Semana,
  type Unidad,
} from '@malla/domain/silabos/contenido.ts'
import { SEMANAS_MAXIMAS } from '@malla/domain/silabos/estructura.ts'
import { HORAS_MAXIMAS } from '@malla/domain/silabos/horas.ts'
import { distintas, enParrafo, escapar, llano } from '@malla/domain/silabos/reconocer/bloques.ts'
import {
  horasDeCeldas,
  type RepartoDeFila,
  repartosDe,
} from '@malla/domain/silabos/reconocer/horasDeTabla.ts'
import { parteDe } from '@malla/domain/silabos/reconocer/programacion.ts'
import { leerSemanaNombrada, leerSemanas } from '@malla/domain/silabos/reconocer/semanasEscritas.ts'
import { isFilaDeSuma, isSemanaDeSumas } from '@malla/domain/silabos/reconocer/sumas.ts'
import { insertarSemana, semanasDe } from '@malla/domain/silabos/semanas.ts'
import { comienzo } from '@malla/domain/texto/cortar.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { escribirNumero } from '../numeros.ts'
import { conEncabezado, type Destino, type Lectura, sinEncabezado } from './lecturaDePegado.ts'
import { columnasDeSemana, type Forma, type Lugar } from './lugares.ts'
import type { TablaPegada } from './tablaPegada.ts'

/** A table of Excel or Word pasted into the weeks: a row a week. */

/** What pasting would do. */
export interface Pegado {
  unidades: Unidad[]
  /** Weeks that are written in, and how many of them are new. */
  semanas: number
  nuevas: number
  /** Cells in which something else stands now. */
  pisadas: number
  /** What of the table is not taken, for people. */
  fuera: string[]
}

/** What a table becomes when it is pasted at a cell; null where there are no weeks to take it. */
export function pegarFilas(
  unidades: readonly Unidad[],
  en: Lugar,
  tabla: TablaPegada,
  estructura: Forma,
  nuevoId: () => string,
): Pegado | null {
  const activas = columnasDeSemana(estructura).map(c => c.clave)
  const primera = primeraSemana(unidades, en.id)
  const lectura = conEncabezado(tabla, primera - 1, activas) ?? sinEncabezado(tabla, en.campo, activas)
  if (unidades.length === 0 || lectura.filas.length === lectura.desde) return null
  const { porSemana, fuera } = repartir(lectura, repartosDeColumnas(lectura, tabla), primera)
  const hasta = Math.max(0, ...porSemana.keys())
  const antes = semanasDe(unidades).length
  let con = [...unidades]
  for (let n = antes; n < hasta; n++)
    con = insertarSemana(con, con.at(-1)!.id, con.at(-1)!.semanas.length, nuevoId())
  let pisadas = 0
  const escribir = (s: Semana): Semana => {
    const nueva = porSemana.get(s.numero)
    if (!nueva) return s
    for (const [campo, valor] of Object.entries(nueva)) {
      const hay = s[campo as CampoDeSemana | 'horas']
      if (hay !== null && hay !== valor && (typeof hay === 'number' || !isTextoVacio(hay))) pisadas++
    }
    return { ...s, ...nueva }
  }
  return {
    unidades: con.map(u => ({ ...u, semanas: u.semanas.map(escribir) })),
    semanas: porSemana.size,
    nuevas: Math.max(0, hasta - antes),
    pisadas,
    fuera: [...new Set([...lectura.fuera, ...fuera])],
  }
}

/** Number of the week where pasting begins: the first one of a unit for its result. */
function primeraSemana(unidades: readonly Unidad[], id: string): number {
  const todas = semanasDe(unidades)
  const unidad = unidades.find(u => u.id === id)
  return (unidad ? unidad.semanas[0] : todas.find(s => s.id === id))?.numero ?? todas.length + 1
}

type Escrita = Partial<Record<CampoDeSemana, string>> & { horas?: number }

/** How each row stands to its cell of hours, by columns; none in the others. */
function repartosDeColumnas({ filas, destinos, enSemana }: Lectura, { cubiertas }: TablaPegada) {
  // Without a column of weeks each row is one.
  const contadas = enSemana < 0 ? filas.map((fila, f) => [...fila, `${f + 1}`]) : filas
  const deSemanas = enSemana < 0 ? destinos.length : enSemana
  return destinos.map((destino, c) =>
    destino === 'horas' ? repartosDe({ filas: contadas, cubiertas }, deSemanas, c) : [],
  )
}

interface Repartido {
  porSemana: Map<number, Escrita>
  fuera: string[]
}

function repartir(
  lectura: Lectura,
  repartos: readonly (readonly RepartoDeFila[])[],
  primera: number,
): Repartido {
  const { filas, desde, destinos, enSemana } = lectura
  const hecho: Repartido = { porSemana: new Map(), fuera: [] }
  let ultima: number[] = []
  let siguiente = primera
  for (const [f, escrita] of filas.entries()) {
    const llenas = distintas(escrita)
    if (f < desde || llenas.length === 0) continue
    const fila = conSemanaAncha(escrita, lectura)
    const dichos = enSemana < 0 ? [siguiente] : leerSemanas(llano(fila[enSemana]!))?.numeros
    const dicho = `«${comienzo(llano(llenas.join(' ')), 60)}»`
    const queEs = clasificar(fila, lectura, dichos !== undefined, ultima.at(-1) ?? 0)
    if (queEs === 'suma') hecho.fuera.push(`la suma ${dicho}`)
    else if (queEs === 'suelta') hecho.fuera.push(`«${comienzo(llano(llenas[0]!), 60)}»`)
    else {
      const numeros = dichos ?? ultima
      const suyas = numeros.join() === ultima.join() ? 0 : numeros.length
      const celdas = fila.map((html, c) => ({ html, reparto: repartos[c]?.[f] ?? null }))
      const { horas, sobran } = horasDeCeldas(celdas, suyas)
      const sinLeer = sobran.map(c => llano(c.html)).filter(t => /[\p{L}\d]/u.test(t))
      hecho.fuera.push(...sinLeer.map(t => `las horas «${comienzo(t, 60)}»`))
      escribirEn(hecho, numeros, textosDe(fila, destinos), horas)
      ultima = numeros
      siguiente++
    }
  }
  return hecho
}

/** Whether more than one cell of a row says something, as those of a text across the table do. */
const isDeVarias = (fila: readonly string[]): boolean => fila.filter(c => llano(c) !== '').length > 1

/** A week that a row names across the table, «Semana 8: examen», where its parts belong: its number, and what it says among the texts. */
function conSemanaAncha(fila: readonly string[], { destinos, enSemana }: Lectura): readonly string[] {
  const [unica, ...mas] = distintas(fila)
  if (enSemana < 0 || mas.length > 0 || llano(fila[enSemana]!) === '' || !isDeVarias(fila)) return fila
  const semanas = leerSemanaNombrada(llano(unica!))
  const enTexto = destinos.includes('contenidos')
    ? destinos.indexOf('contenidos')
    : destinos.findIndex(d => d !== null && d !== 'horas')
  if (!semanas || enTexto < 0) return fila
  return fila.map((_, c) => {
    if (c === enSemana) return semanas.numeros.join(', ')
    return c === enTexto ? escapar(semanas.resto) : ''
  })
}

/** What a row is. `dicha`: it names a week, or its place does; `ultima`: the week before it, 0 for none. */
function clasificar(
  fila: readonly string[],
  { tipos, enSemana, sonContadas }: Lectura,
  dicha: boolean,
  ultima: number,
): 'suma' | 'suelta' | 'semana' {
  // A lone word in a column is what it says.
  const isDeSuma = fila.length > 1 && isFilaDeSuma(fila)
  if (isDeSuma && (sonContadas || !isSemanaDeSumas(fila, tipos, ultima))) return 'suma'
  // One text across the table: the name of a unit or a remark, and no week; «II» is one too.
  const [unica, ...mas] = distintas(fila)
  const isUna = mas.length === 0
  const isAncha = isUna && enSemana >= 0 && isDeVarias(fila)
  if (isAncha && !/\d/.test(llano(unica!))) return 'suelta'
  return !dicha && (isUna || ultima === 0) ? 'suelta' : 'semana'
}

/** Adds what one row says to its weeks, which share its hours; a second row of a week goes on below the first. */
function escribirEn(
  { porSemana, fuera }: Repartido,
  numeros: readonly number[],
  textos: Partial<Record<CampoDeSemana, string>>,
  horas: number | null,
): void {
  if (numeros.every(n => n > SEMANAS_MAXIMAS)) fuera.push(`la semana ${numeros[0]}`)
  for (const [i, n] of numeros.entries()) {
    if (n > SEMANAS_MAXIMAS) continue
    const escrita = { ...porSemana.get(n) }
    for (const [campo, html] of Object.entries(textos) as [CampoDeSemana, string][])
      if (!escrita[campo]?.includes(html)) escrita[campo] = (escrita[campo] ?? '') + html
    porSemana.set(n, escrita)
    if (horas === null) continue
    const todas = sumHoras([escrita.horas ?? 0, parteDe(horas, numeros.length, i)])
    if (todas <= HORAS_MAXIMAS) escrita.horas = todas
    else fuera.push(`las horas «${escribirNumero(horas)}»`)
  }
}

/** The texts of a row, by field. */
function textosDe(
  fila: readonly string[],
  destinos: readonly Destino[],
): Partial<Record<CampoDeSemana, string>> {
  const textos: Partial<Record<CampoDeSemana, string>> = {}
  for (const [i, destino] of destinos.entries()) {
    const html = enParrafo(fila[i] ?? '')
    if (destino === null || destino === 'horas' || html === '') continue
    if (!textos[destino]?.includes(html)) textos[destino] = (textos[destino] ?? '') + html
  }
  return textos
}

/** «Se escriben 6 semanas, 2 de ellas nuevas. Se reemplaza lo que hay en 3 celdas. Queda fuera la columna «Unidad».» */
export function dichoDePegado({ semanas, nuevas, pisadas, fuera }: Pegado): string {
  const que = `${semanas === 1 ? 'Se escribe' : 'Se escriben'} ${contar(semanas, 'semana')}`
  const deEllas =
    nuevas === 0
      ? ''
      : semanas === 1
        ? ', nueva'
        : nuevas === 1
          ? ', 1 de ellas nueva'
          : `, ${nuevas} de ellas nuevas`
  return [
    `${que}${deEllas}.`,
    ...(pisadas > 0 ? [`Se reemplaza lo que hay en ${contar(pisadas, 'celda')}.`] : []),
    ...(fuera.length > 0
      ? [`${fuera.length === 1 ? 'Queda' : 'Quedan'} fuera ${enLista(fuera.slice(0, 4))}.`]
      : []),
  ].join(' ')
}
