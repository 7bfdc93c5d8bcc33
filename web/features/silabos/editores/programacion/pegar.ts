import { sumHoras } from '@malla/domain/asignaturas/horas.ts'
import {
  type CampoDeSemana,
  isTextoVacio,
  type Semana,
  type Unidad,
} from '@malla/domain/silabos/contenido.ts'
import { SEMANAS_MAXIMAS } from '@malla/domain/silabos/estructura.ts'
import { HORAS_MAXIMAS } from '@malla/domain/silabos/horas.ts'
import { distintas, enParrafo, llano } from '@malla/domain/silabos/reconocer/bloques.ts'
import { formaDeSemanas } from '@malla/domain/silabos/reconocer/formaDeSemanas.ts'
import {
  horasDeCeldas,
  type RepartoDeFila,
  repartosDe,
} from '@malla/domain/silabos/reconocer/horasDeTabla.ts'
import { parteDe } from '@malla/domain/silabos/reconocer/programacion.ts'
import { conSemanasContadas } from '@malla/domain/silabos/reconocer/semanasContadas.ts'
import { leerSemanas } from '@malla/domain/silabos/reconocer/semanasEscritas.ts'
import { isFilaDeSuma } from '@malla/domain/silabos/reconocer/sumas.ts'
import { insertarSemana, semanasDe } from '@malla/domain/silabos/semanas.ts'
import { comienzo } from '@malla/domain/texto/cortar.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { escribirNumero } from '../numeros.ts'
import { columnasDeSemana, type Forma, type Lugar } from './lugares.ts'
import type { TablaPegada } from './tablaPegada.ts'

/** A table of Excel or Word pasted into the weeks: a row a week. */

type Destino = CampoDeSemana | 'horas' | null

/** Which rows and columns of a table are taken, and for what. */
interface Lectura {
  /** All rows; those from `desde` on are taken. */
  filas: readonly (readonly string[])[]
  desde: number
  destinos: Destino[]
  /** Column with the numbers of weeks; −1: none. */
  enSemana: number
  fuera: string[]
}

/** `previas`: weeks before the one where pasting begins. */
function conEncabezado(
  tabla: TablaPegada,
  previas: number,
  activas: readonly CampoDeSemana[],
): Lectura | null {
  const forma = formaDeSemanas(tabla.filas)
  if (!forma) return null
  const { columnas, desde } = forma
  const destinos = columnas.map(({ tipo }): Destino => {
    if (tipo === 'horas') return tipo
    return activas.find(c => c === tipo) ?? null
  })
  const filas = conSemanasContadas(tabla, forma, desde, previas) ?? tabla.filas
  const fuera = columnas.flatMap(({ tipo, titulo }, i) =>
    destinos[i] === null && tipo !== 'semana' && filas.slice(desde).some(f => llano(f[i] ?? '') !== '')
      ? [`la columna «${titulo}»`]
      : [],
  )
  return { filas, desde, destinos, enSemana: columnas.findIndex(c => c.tipo === 'semana'), fuera }
}

/** Without a header the columns follow each other from the cell on; a first column of numbers names the weeks. */
function sinEncabezado(
  { filas }: TablaPegada,
  campo: Lugar['campo'],
  activas: readonly CampoDeSemana[],
): Lectura {
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
    desde: 0,
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
  { filas, desde, destinos, enSemana }: Lectura,
  repartos: readonly (readonly RepartoDeFila[])[],
  primera: number,
): Repartido {
  const hecho: Repartido = { porSemana: new Map(), fuera: [] }
  let ultima: number[] = []
  let siguiente = primera
  for (const [f, fila] of filas.entries()) {
    const llenas = distintas(fila)
    if (f < desde || llenas.length === 0) continue
    const dichos = enSemana < 0 ? [siguiente] : leerSemanas(llano(fila[enSemana]!))?.numeros
    const dicho = `«${comienzo(llano(llenas.join(' ')), 60)}»`
    const queEs = clasificar(fila, enSemana, dichos !== undefined, ultima.length > 0)
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

/** What a row is. `dicha`: it names a week, or its place does; `sigue`: one came before it. */
function clasificar(
  fila: readonly string[],
  enSemana: number,
  dicha: boolean,
  sigue: boolean,
): 'suma' | 'suelta' | 'semana' {
  // A week may be about sums, and a lone word in a column is what it says.
  const puedeSumar = enSemana < 0 ? fila.length > 1 : !dicha
  if (puedeSumar && isFilaDeSuma(fila)) return 'suma'
  // One text across the table: the name of a unit or a remark, and no week; «II» is one too.
  const [unica, ...mas] = distintas(fila)
  const isUna = mas.length === 0
  const isAncha = isUna && enSemana >= 0 && fila.filter(c => llano(c) !== '').length > 1
  if (isAncha && !/\d/.test(llano(unica!))) return 'suelta'
  return !dicha && (isUna || !sigue) ? 'suelta' : 'semana'
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
