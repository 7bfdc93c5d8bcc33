import { sinBlancosDeMas } from '../texto/normalizar.ts'
import type { Periodicidad } from './analitica.ts'

/**
 * The published format of curricular analytics: some lines about the plan, the word «Courses», a line of column names, one line a course. Here it is
 * rows of cells; commas and quotes are for whoever reads the file.
 */

/** A course as the format has it. `id` is its number in the file. */
export interface CursoIntercambiado {
  id: string
  nombre: string
  /** The file has none: `nombre` is «Curso 12», for one that is new. */
  isSinNombre?: true
  prefijo: string
  numero: string
  previos: readonly string[]
  /** Before or together. */
  simultaneos: readonly string[]
  /** Only together: a laboratory and its lecture. */
  inseparables: readonly string[]
  creditos: number | null
  institucion: string
  canonico: string
  /** Number of the cycle, null where the file is of a curriculum without cycles. */
  ciclo: number | null
}

export interface PlanIntercambiado {
  nombre: string
  institucion: string
  tipo: string
  periodicidad: Periodicidad
  cip: string
  cursos: readonly CursoIntercambiado[]
}

/** Something in a file that was not as it should be, and what was done with it. `fila` counts from 1. */
export interface AvisoDeIntercambio {
  fila: number
  /** Header of the column, as the format has it. */
  columna: string
  texto: string
  /** Something is lost or was guessed: whoever writes what was read refuses the file. */
  grave?: true
}

export type LecturaDeIntercambio =
  | {
      plan: PlanIntercambiado
      avisos: readonly AvisoDeIntercambio[]
      /** Row of each course, by its `id`. */
      filas: ReadonlyMap<string, number>
      /** Row and text of «System Type»; null where the file does not say it. */
      periodicidadDicha: { fila: number; valor: string } | null
      /** Whether the file has any column of requisites: without one it says nothing of them. */
      hayRequisitos: boolean
    }
  | { plan: null; motivo: string }

type Fila = readonly string[]

/** First of the column names, by which a file of the format is known. */
export const TITULO = 'Course ID'

/** Headers in the order in which they are written; read however their letters are. */
export const NOMBRES = {
  id: TITULO,
  nombre: 'Course Name',
  prefijo: 'Prefix',
  numero: 'Number',
  previos: 'Prerequisites',
  simultaneos: 'Corequisites',
  inseparables: 'Strict-Corequisites',
  creditos: 'Credit Hours',
  institucion: 'Institution',
  canonico: 'Canonical Name',
  ciclo: 'Term',
} as const
type Columna = keyof typeof NOMBRES
/** The columns in that order. */
export const COLUMNAS = Object.keys(NOMBRES) as Columna[]
const REQUISITOS = ['previos', 'simultaneos', 'inseparables'] as const

/** Courses that a file may have at most: the largest real plan has some hundreds. */
const MAS_CURSOS = 2000

const celda = (fila: Fila, i: number | undefined): string =>
  sinBlancosDeMas((i === undefined ? '' : fila[i]) ?? '')
const primera = (fila: Fila): string =>
  celda(fila, 0)
    .replace(/^\uFEFF/, '')
    .toLowerCase()

/** The value of a line like «Institution, …» above the courses; empty when there is none. */
const encabezado = (filas: readonly Fila[], nombre: string): string =>
  celda(filas.find(f => primera(f) === nombre) ?? [], 1)

function dichaEn(filas: readonly Fila[], nombre: string): { fila: number; valor: string } | null {
  const i = filas.findIndex(f => primera(f) === nombre)
  const valor = celda(filas[i] ?? [], 1)
  return valor === '' ? null : { fila: i + 1, valor }
}

function columnasDe(titulos: Fila): ReadonlyMap<Columna, number> {
  const donde = new Map(titulos.map((t, i) => [sinBlancosDeMas(t).toLowerCase(), i]))
  return new Map(
    COLUMNAS.flatMap(c => {
      const i = donde.get(NOMBRES[c].toLowerCase())
      return i === undefined ? [] : [[c, i] as const]
    }),
  )
}

const lista = (texto: string): string[] =>
  texto
    .split(';')
    .map(x => x.trim())
    .filter(Boolean)

/** «3», «3.0» and «3,5» are amounts; anything else is none. */
function numeroDe(texto: string): number | null {
  const limpio = texto.replace(',', '.')
  return /^\d{1,4}(\.\d{1,3})?$/.test(limpio) ? Number(limpio) : null
}

/** Titles of other parts in the same file («Additional Courses»); the line of column names below them comes again. */
const isOtraParte = (fila: Fila): boolean => ['additional courses', 'terms'].includes(primera(fila))
const isTitulos = (fila: Fila): boolean => primera(fila) === TITULO.toLowerCase()
const isVacia = (fila: Fila): boolean => fila.every(c => c.trim() === '')

class Lector {
  readonly avisos: AvisoDeIntercambio[] = []
  readonly cursos = new Map<string, CursoIntercambiado & { fila: number }>()
  readonly columnas: ReadonlyMap<Columna, number>

  constructor(columnas: ReadonlyMap<Columna, number>) {
    this.columnas = columnas
  }

  leer(fila: Fila, n: number): void {
    const de = (c: Columna): string => celda(fila, this.columnas.get(c))
    const id = de('id')
    const nombre = de('nombre')
    const primero = this.cursos.get(id)
    if (id === '') this.avisar(n, 'id', `El curso «${nombre}» no tiene número.`, true)
    else if (primero)
      this.avisar(n, 'id', `El número ${id} se repite: ya lo tiene la fila ${primero.fila}.`, true)
    else this.guardar(n, id, nombre, de)
  }

  private guardar(n: number, id: string, nombre: string, de: (c: Columna) => string): void {
    if (nombre === '') this.avisar(n, 'nombre', `El curso ${id} no tiene nombre.`)
    const creditos = numeroDe(de('creditos'))
    if (creditos === null && de('creditos') !== '')
      this.avisar(n, 'creditos', `Los créditos de «${nombre}» («${de('creditos')}») no son un número.`, true)
    const ciclo = numeroDe(de('ciclo'))
    if (de('ciclo') !== '' && !Number.isInteger(ciclo))
      this.avisar(n, 'ciclo', `El ciclo de «${nombre}» («${de('ciclo')}») no es un número entero.`, true)
    this.cursos.set(id, {
      fila: n,
      id,
      nombre: nombre || `Curso ${id}`,
      ...(nombre === '' && { isSinNombre: true as const }),
      prefijo: de('prefijo'),
      numero: de('numero'),
      previos: lista(de('previos')),
      simultaneos: lista(de('simultaneos')),
      inseparables: lista(de('inseparables')),
      creditos,
      institucion: de('institucion'),
      canonico: de('canonico'),
      ciclo: Number.isInteger(ciclo) ? ciclo : null,
    })
  }

  avisar(fila: number, columna: Columna, texto: string, grave = false): void {
    this.avisos.push({ fila, columna: NOMBRES[columna], texto, ...(grave && { grave }) })
  }

  /** Requisites that name a course of the file, each once; the others are told. */
  conRequisitosDeAqui(): CursoIntercambiado[] {
    return [...this.cursos.values()].map(({ fila, ...curso }) => {
      const deAqui = (columna: Columna, ids: readonly string[]): string[] =>
        [...new Set(ids)].filter(id => {
          const isDeAqui = this.cursos.has(id)
          if (!isDeAqui)
            this.avisar(
              fila,
              columna,
              `«${curso.nombre}» requiere el curso ${id}, que no está en el archivo.`,
            )
          return isDeAqui
        })
      return {
        ...curso,
        previos: deAqui('previos', curso.previos),
        simultaneos: deAqui('simultaneos', curso.simultaneos),
        inseparables: deAqui('inseparables', curso.inseparables),
      }
    })
  }
}

/**
 * Reads a plan from rows of cells. What real files do is borne: a byte order mark, missing columns at the end, columns more (the measures), empty
 * lines, another part behind the courses. Not a plan at all: `motivo` says why.
 */
export function leerIntercambio(filas: readonly Fila[]): LecturaDeIntercambio {
  const titulos = filas.findIndex(isTitulos)
  if (titulos < 0)
    return { plan: null, motivo: 'No se encuentra la fila de títulos que empieza por «Course ID».' }
  const antes = filas.slice(0, titulos)
  const lector = new Lector(columnasDe(filas[titulos]!))
  for (let i = titulos + 1; i < filas.length; i++) {
    const fila = filas[i]!
    if (isVacia(fila) || isTitulos(fila) || isOtraParte(fila)) continue
    lector.leer(fila, i + 1)
    if (lector.cursos.size > MAS_CURSOS)
      return { plan: null, motivo: `Fila ${i + 1}: el archivo tiene más de ${MAS_CURSOS} cursos.` }
  }
  if (lector.cursos.size === 0) return { plan: null, motivo: 'El archivo no tiene cursos.' }
  const plan: PlanIntercambiado = {
    nombre: encabezado(antes, 'curriculum') || encabezado(antes, 'degree plan'),
    institucion: encabezado(antes, 'institution'),
    tipo: encabezado(antes, 'degree type'),
    periodicidad: encabezado(antes, 'system type').toLowerCase() === 'quarter' ? 'trimestre' : 'semestre',
    cip: encabezado(antes, 'cip'),
    cursos: lector.conRequisitosDeAqui(),
  }
  return {
    plan,
    avisos: lector.avisos.toSorted((a, b) => a.fila - b.fila),
    filas: new Map([...lector.cursos].map(([id, { fila }]) => [id, fila])),
    periodicidadDicha: dichaEn(antes, 'system type'),
    hayRequisitos: REQUISITOS.some(c => lector.columnas.has(c)),
  }
}
