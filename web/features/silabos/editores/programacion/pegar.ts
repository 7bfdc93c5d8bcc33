import { escribirTextoRico } from '@malla/contracts/textoRico/escribir.ts'
import type { NodoRico } from '@malla/contracts/textoRico/esquema.ts'
import { leerTextoRico } from '@malla/contracts/textoRico/leer.ts'
import {
  type CampoDeSemana,
  isTextoVacio,
  type Semana,
  type Unidad,
} from '@malla/domain/silabos/contenido.ts'
import { SEMANAS_MAXIMAS } from '@malla/domain/silabos/estructura.ts'
import { HORAS_MAXIMAS } from '@malla/domain/silabos/horas.ts'
import {
  distintas,
  enParrafo,
  escapar,
  expandirTabla,
  llano,
} from '@malla/domain/silabos/reconocer/bloques.ts'
import { formaDeSemanas } from '@malla/domain/silabos/reconocer/formaDeSemanas.ts'
import { leerSemanas } from '@malla/domain/silabos/reconocer/semanasEscritas.ts'
import { insertarSemana, semanasDe } from '@malla/domain/silabos/semanas.ts'
import { comienzo } from '@malla/domain/texto/cortar.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { parseTsv } from '@malla/domain/texto/tsv.ts'
import { leerNumero } from '../numeros.ts'
import { columnasDeSemana, type Forma, type Lugar } from './lugares.ts'

/** A table of Excel or Word pasted into the weeks: a row a week. */

const tablaEn = (n: NodoRico): NodoRico | undefined =>
  n.type === 'table' ? n : (n.content ?? []).map(tablaEn).find(Boolean)

const span = (n: unknown): number => (typeof n === 'number' ? n : 1)

function filasDeTabla(tabla: NodoRico): string[][] {
  const filas = (tabla.content ?? []).map(fila =>
    (fila.content ?? []).map(celda => ({
      html: escribirTextoRico({ type: 'doc', content: celda.content ?? [] }),
      colspan: span(celda.attrs?.colspan),
      rowspan: span(celda.attrs?.rowspan),
    })),
  )
  return expandirTabla(filas).filas
}

const enCelda = (texto: string): string =>
  texto
    .split(/\r?\n/)
    .map(linea => enParrafo(escapar(linea)))
    .join('')

/**
 * The rows of what is pasted, as HTML; null where it is no table, or a single cell of one. A spreadsheet brings its table as HTML: tabs and lines
 * of the plain text are rows only where there is no HTML, for Word puts a tab behind each bullet of a list. `lineas`: lines without columns are rows
 * too, as where a cell is chosen and not written in.
 */
export function filasPegadas(html: string, texto: string, lineas: boolean): string[][] | null {
  const tabla = tablaEn(leerTextoRico(html))
  const filas = tabla
    ? filasDeTabla(tabla)
    : html === '' && (texto.includes('\t') || (lineas && /\n\s*\S/.test(texto)))
      ? parseTsv(texto).map(fila => fila.map(enCelda))
      : []
  const llenas = filas.filter(fila => fila.some(c => !isTextoVacio(c)))
  return llenas.length > 1 || (llenas[0]?.length ?? 0) > 1 ? llenas : null
}

/** What a single cell says, copied as a table; null where it is something else. */
export function celdaSuelta(html: string): string | null {
  const tabla = tablaEn(leerTextoRico(html))
  const filas = tabla ? filasDeTabla(tabla) : []
  return filas.length === 1 && filas[0]!.length === 1 ? filas[0]![0]! : null
}

type Destino = CampoDeSemana | 'horas' | null

/** Which rows and columns of a table are taken, and for what. */
interface Lectura {
  filas: readonly (readonly string[])[]
  destinos: Destino[]
  /** Column with the numbers of weeks; −1: none. */
  enSemana: number
  fuera: string[]
}

function conEncabezado(filas: string[][], activas: readonly CampoDeSemana[]): Lectura | null {
  const forma = formaDeSemanas(filas)
  if (!forma) return null
  const destinos = forma.columnas.map(({ tipo }): Destino => {
    if (tipo === 'horas') return tipo
    return activas.find(c => c === tipo) ?? null
  })
  const dentro = filas.slice(forma.desde)
  const fuera = forma.columnas.flatMap(({ tipo, titulo }, i) =>
    destinos[i] === null && tipo !== 'semana' && dentro.some(f => llano(f[i] ?? '') !== '')
      ? [`la columna «${titulo}»`]
      : [],
  )
  return { filas: dentro, destinos, enSemana: forma.columnas.findIndex(c => c.tipo === 'semana'), fuera }
}

/** Without a header the columns follow each other from the cell on; a first column of numbers names the weeks. */
function sinEncabezado(filas: string[][], campo: Lugar['campo'], activas: readonly CampoDeSemana[]): Lectura {
  const isNumerada =
    filas[0]!.length > 1 &&
    filas.every(f => /^\D{0,8}\d{1,2}\D{0,3}$/.test(llano(f[0]!)) && leerSemanas(llano(f[0]!)))
  const desde = campo === 'horas' ? activas.length : Math.max(0, activas.indexOf(campo as CampoDeSemana))
  const siguientes: Destino[] = [...activas, 'horas' as const].slice(desde)
  const ancho = filas[0]!.length
  const destinos = Array.from(
    { length: ancho },
    (_, i): Destino => siguientes[isNumerada ? i - 1 : i] ?? null,
  )
  const sobran = destinos.filter((d, i) => d === null && !(isNumerada && i === 0)).length
  return {
    filas,
    destinos,
    enSemana: isNumerada ? 0 : -1,
    fuera: sobran > 0 ? [contar(sobran, 'columna')] : [],
  }
}

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
  filas: string[][],
  estructura: Forma,
  nuevoId: () => string,
): Pegado | null {
  const activas = columnasDeSemana(estructura).map(c => c.clave)
  const lectura = conEncabezado(filas, activas) ?? sinEncabezado(filas, en.campo, activas)
  const primera = primeraSemana(unidades, en.id)
  if (unidades.length === 0 || lectura.filas.length === 0) return null
  const { porSemana, fuera } = repartir(lectura, primera)
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

function repartir(
  { filas, destinos, enSemana }: Lectura,
  primera: number,
): { porSemana: Map<number, Escrita>; fuera: string[] } {
  const porSemana = new Map<number, Escrita>()
  const fuera: string[] = []
  let ultima: number[] = []
  let siguiente = primera
  for (const fila of filas) {
    const [unica, ...mas] = distintas(fila)
    if (unica === undefined) continue
    const dichos = enSemana < 0 ? [siguiente] : leerSemanas(llano(fila[enSemana]!))?.numeros
    // One text across the table: the name of a unit or a remark, and no week.
    if (!dichos && (mas.length === 0 || ultima.length === 0)) {
      fuera.push(`«${comienzo(llano(unica), 60)}»`)
      continue
    }
    const numeros = (dichos ?? ultima).filter(n => n <= SEMANAS_MAXIMAS)
    if (numeros.length === 0) fuera.push(`la semana ${(dichos ?? ultima)[0]}`)
    for (const n of numeros) porSemana.set(n, sumar(porSemana.get(n) ?? {}, fila, destinos))
    ultima = numeros
    siguiente++
  }
  return { porSemana, fuera }
}

/** A week with what one row says of it; a second row goes on below the first. */
function sumar(antes: Escrita, fila: readonly string[], destinos: readonly Destino[]): Escrita {
  const con = { ...antes }
  for (const [i, destino] of destinos.entries()) {
    const html = enParrafo(fila[i] ?? '')
    if (destino === null || html === '') continue
    if (destino !== 'horas')
      con[destino] = con[destino]?.includes(html) ? con[destino] : (con[destino] ?? '') + html
    else {
      const horas = leerNumero(llano(html).replace(/\s*h(oras?|rs?)?\.?$/i, ''), {
        decimales: 1,
        maximo: HORAS_MAXIMAS,
      })
      if (typeof horas === 'number') con.horas = horas
    }
  }
  return con
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
