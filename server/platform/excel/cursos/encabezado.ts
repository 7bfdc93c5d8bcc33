import { claveDeTitulo, isDeAreas, RANGO_SUPLENTE } from '@malla/domain/asignaturas/titulos.ts'
import { columnLetter } from '../book.ts'
import { type Ancha, anchasDe } from './anchas.ts'
import { isDeAnio } from './anios.ts'
import { DE_NOMBRES, isIgnored } from './claves.ts'
import { hayCodigos, isDeAmbos } from './codigoYNombre.ts'
import { type Campo, type Columna, columnas } from './columnas.ts'
import type { Aparte } from './columnasAparte.ts'
import type { Cuadricula } from './cuadricula.ts'
import type { NombresDeColumna } from './hallazgos.ts'
import { filasPosibles, type Lectura, lecturasOf } from './lecturas.ts'
import { semanasEn } from './semanas.ts'
import { type Incluida, isDeCifras, type Sumandos, sumandosDe } from './sumandos.ts'

/** Where the header of a sheet stands and which column says what. */
export interface Encabezado {
  /** First row of it (from 1). */
  fila: number
  /** First row below it. */
  siguiente: number
  columnas: Partial<Record<Campo, number>>
  /** Texts of the header by column, as read. */
  textos: Map<number, string>
  /** Columns that mean nothing to the import. */
  desconocidas: number[]
  /** Columns that say the same as a better one. */
  repetidas: { columna: number; campo: Campo }[]
  /** Fields whose column was taken because no other may be it: hours of no kind for theory, areas for names. */
  suplentes: Campo[]
  /** Columns that say hours of a whole period, and the weeks of a period as the file says them above its header, else as the plan does. */
  dePeriodo: Campo[]
  semanas: number | null
  isDelPlan?: true
  /** Columns whose title stands over several columns with values. */
  anchas: Ancha[]
  /** Columns that add up to what a field says. */
  sumandos: Sumandos
  /** Hours of a laboratory that those of practice hold already. */
  incluidas: Incluida[]
  /** Columns that are read though they are hidden. */
  ocultas: number[]
  /** The column of the year, beside one of its semesters. */
  anio: number | null
  /** Columns that say what several of the template do. */
  aparte?: Aparte
}

/** Titles and remarks above a header never take more rows that hold something. */
const SEARCHED_ROWS = 40

/** Of two columns that say the same hours of a week count before those of a period, then what is shown before what is hidden, then the better title. */
function better(grid: Cuadricula, a: Lectura, b: Lectura | undefined): boolean {
  if (!b) return true
  if (a.meant!.isDePeriodo !== b.meant!.isDePeriodo) return b.meant!.isDePeriodo
  const [isHiddenA, isHiddenB] = [a, b].map(l => grid.isHidden(l.columna))
  return isHiddenA === isHiddenB ? a.meant!.rank < b.meant!.rank : isHiddenB!
}

/** The column that says the year, where another one says the semester. */
function anioDe(lecturas: readonly Lectura[], ciclo: Lectura | undefined): number | null {
  if (!ciclo || isDeAnio(ciclo.texto)) return null
  const suya = lecturas.find(l => l.meant?.columna.campo === 'ciclo' && isDeAnio(l.texto))
  return suya?.columna ?? null
}

/** «UC» are credits only where they are numbers: in an institute «UC1» is a unit of competence. */
const sinUnidades = (grid: Cuadricula, siguiente: number, lecturas: readonly Lectura[]): Lectura[] =>
  lecturas.map(l =>
    l.meant && claveDeTitulo(l.texto) === 'UC' && !isDeCifras(grid, siguiente, l) ? { ...l, meant: null } : l,
  )

/** «Código / Asignatura» is the column of names where no other is, and what stands in it begins with codes. */
function conNombres(grid: Cuadricula, siguiente: number, lecturas: readonly Lectura[]): readonly Lectura[] {
  if (lecturas.some(l => l.meant?.columna.campo === 'nombre')) return lecturas
  const suya = lecturas.find(l => isDeAmbos(l.texto) && hayCodigos(grid, siguiente, l.columna))
  return lecturas.map(l => (l === suya ? { ...l, meant: DE_NOMBRES } : l))
}

function encabezadoOf(grid: Cuadricula, fila: number, siguiente: number, lecturas: Lectura[]): Encabezado {
  const best = new Map<Campo, Lectura>()
  for (const lectura of lecturas) {
    const campo = lectura.meant?.columna.campo
    if (campo && better(grid, lectura, best.get(campo))) best.set(campo, lectura)
  }
  const chosen = new Set(best.values())
  const propias: Partial<Record<Campo, number>> = Object.fromEntries(
    [...best].map(([campo, l]) => [campo, l.columna]),
  )
  const { sumandos, incluidas } = sumandosDe(grid, siguiente, propias, lecturas)
  const sumadas = new Set(Object.values(sumandos).flat())
  const primeras = Object.entries(sumandos).map(([campo, suyas]) => [campo, suyas[0]])
  const columnas: Partial<Record<Campo, number>> = { ...Object.fromEntries(primeras), ...propias }
  const leidos = new Set(Object.keys(columnas) as Campo[])
  // Hours of a period beside those of a week say something else, of which the import knows nothing.
  const isDesconocida = (l: Lectura): boolean =>
    l.meant ? l.meant.isDePeriodo && !chosen.has(l) : !sumadas.has(l.columna) && !isIgnored(l.texto, leidos)
  const desconocidas = lecturas.filter(isDesconocida)
  return {
    fila,
    siguiente,
    columnas,
    textos: new Map(lecturas.map(l => [l.columna, l.texto])),
    desconocidas: desconocidas.map(l => l.columna),
    repetidas: lecturas.flatMap(l =>
      l.meant && !chosen.has(l) && !desconocidas.includes(l) && !sumadas.has(l.columna)
        ? [{ columna: l.columna, campo: l.meant.columna.campo }]
        : [],
    ),
    suplentes: [...best].flatMap(([campo, l]) => (l.meant!.rank >= RANGO_SUPLENTE ? [campo] : [])),
    dePeriodo: [...best].flatMap(([campo, l]) => (l.meant!.isDePeriodo ? [campo] : [])),
    semanas: null,
    anchas: [],
    sumandos,
    incluidas,
    ocultas: [...new Set([...Object.values(columnas), ...sumadas])].filter(c => grid.isHidden(c)),
    anio: anioDe(lecturas, best.get('ciclo')),
  }
}

/** A header without names whose areas are the courses, as in a school, each in a grade; null for any other. */
function conAreas(e: Encabezado): Encabezado | null {
  const { nombre, area, ciclo } = e.columnas
  if (nombre !== undefined || area === undefined || ciclo === undefined) return null
  if (!isDeAreas(e.textos.get(area) ?? '')) return null
  return { ...e, columnas: { ...e.columnas, nombre: area }, suplentes: [...e.suplentes, 'nombre'] }
}

const score = (e: Encabezado): number => Object.keys(e.columnas).length - e.suplentes.length

interface Candidato {
  encabezado: Encabezado
  lecturas: Lectura[]
  filas: number
  /** Whether the title of one of its columns is merged over several and the row below it parts them. */
  isAbierto: boolean
}

function candidatoDe(grid: Cuadricula, rows: readonly number[], enColegio: boolean): Candidato {
  const siguiente = rows.at(-1)! + 1
  const lecturas = [
    ...conNombres(grid, siguiente, sinUnidades(grid, siguiente, lecturasOf(grid, rows, enColegio))),
  ]
  const debajo = grid.rows.find(r => r.number === siguiente)?.cells ?? []
  const isPartida = (l: Lectura) =>
    l.meant !== null &&
    debajo.some(c => c.kind === 'text' && c.column >= l.columna && c.column <= l.hasta && l.hasta > l.columna)
  return {
    encabezado: encabezadoOf(grid, rows[0]!, siguiente, lecturas),
    lecturas,
    filas: rows.length,
    isAbierto: lecturas.some(isPartida),
  }
}

/** Whether a header that begins above another says more of its columns: that their hours are those of a period. */
function diceMas(a: Encabezado, b: Encabezado): boolean {
  const textoDe = (e: Encabezado, campo: Campo) => e.textos.get(e.columnas[campo]!)
  const suyos = Object.keys(b.columnas) as Campo[]
  return a.fila < b.fila && suyos.some(campo => textoDe(a, campo) !== textoDe(b, campo))
}

/** Whether a header is better than one that was found before it: it names more columns, or as many where that one needs a further row, or more rows. */
function isMejor(a: Candidato, b: Candidato | null): boolean {
  if (!b) return true
  const columnas = score(a.encabezado) - score(b.encabezado)
  if (columnas !== 0) return columnas > 0
  if (a.encabezado.fila >= b.encabezado.siguiente || diceMas(b.encabezado, a.encabezado)) return false
  return a.isAbierto === b.isAbierto ? a.filas < b.filas : b.isAbierto
}

/**
 * The header of a sheet: the row, or the two or three rows together, that name most columns, the name of the course among them; `porAreas`, where areas
 * are the courses; `enColegio`, where hours of no kind are theory. Null when none.
 */
export function encontrarEncabezado(
  grid: Cuadricula,
  { enColegio = false, porAreas = false } = {},
): Encabezado | null {
  let best: Candidato | null = null
  for (const i of grid.rows.slice(0, SEARCHED_ROWS).keys()) {
    for (const rows of filasPosibles(grid, i)) {
      const candidato = candidatoDe(grid, rows, enColegio)
      const encabezado = porAreas ? conAreas(candidato.encabezado) : candidato.encabezado
      if (!encabezado || encabezado.columnas.nombre === undefined || score(encabezado) < 2) continue
      if (isMejor({ ...candidato, encabezado }, best)) best = { ...candidato, encabezado }
    }
  }
  return best && conDudas(grid, best)
}

/** The header that was found, with what the rest of the sheet says of it. */
function conDudas(grid: Cuadricula, { encabezado, lecturas }: Candidato): Encabezado {
  const anchas = anchasDe(grid, encabezado, lecturas)
  const sinLeer = new Set(anchas.filter(a => !a.isLeida).map(a => a.columna))
  const quedan = Object.entries(encabezado.columnas).filter(([, columna]) => !sinLeer.has(columna))
  return {
    ...encabezado,
    columnas: Object.fromEntries(quedan),
    dePeriodo: encabezado.dePeriodo.filter(campo => quedan.some(([c]) => c === campo)),
    semanas: semanasEn(grid, encabezado.fila),
    anchas,
  }
}

/** Names for messages: letter and header as they stand in the file. */
export function nombresDe(encabezado: Encabezado): NombresDeColumna {
  const name = ({ campo, header }: Columna): string => {
    const columna = encabezado.columnas[campo]
    if (columna === undefined) return header
    const suyas = encabezado.sumandos[campo] ?? [columna]
    return suyas.map(c => nombreDeColumna(c, encabezado.textos.get(c) ?? header)).join(' + ')
  }
  return Object.fromEntries(columnas.map(c => [c.campo, name(c)])) as NombresDeColumna
}

export const nombreDeColumna = (columna: number, texto: string): string =>
  texto ? `${columnLetter(columna)} (${texto})` : columnLetter(columna)
