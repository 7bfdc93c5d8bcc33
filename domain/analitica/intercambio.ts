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
  texto: string
}

export type LecturaDeIntercambio =
  | { plan: PlanIntercambiado; avisos: readonly AvisoDeIntercambio[] }
  | { plan: null; motivo: string }

type Fila = readonly string[]

const COLUMNAS = {
  id: 'course id',
  nombre: 'course name',
  prefijo: 'prefix',
  numero: 'number',
  previos: 'prerequisites',
  simultaneos: 'corequisites',
  inseparables: 'strict-corequisites',
  creditos: 'credit hours',
  institucion: 'institution',
  canonico: 'canonical name',
  ciclo: 'term',
} as const
type Columna = keyof typeof COLUMNAS

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

function columnasDe(titulos: Fila): ReadonlyMap<Columna, number> {
  const donde = new Map(titulos.map((t, i) => [sinBlancosDeMas(t).toLowerCase(), i]))
  return new Map(
    (Object.keys(COLUMNAS) as Columna[]).flatMap(c => {
      const i = donde.get(COLUMNAS[c])
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
const isTitulos = (fila: Fila): boolean => primera(fila) === COLUMNAS.id
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
    if (id === '') this.avisar(n, `El curso «${nombre}» no tiene número y se deja fuera.`)
    else if (this.cursos.has(id)) this.avisar(n, `El número ${id} se repite: vale el primero.`)
    else this.guardar(n, id, nombre, de)
  }

  private guardar(n: number, id: string, nombre: string, de: (c: Columna) => string): void {
    if (nombre === '') this.avisar(n, `El curso ${id} no tiene nombre.`)
    const creditos = numeroDe(de('creditos'))
    if (creditos === null && de('creditos') !== '')
      this.avisar(n, `Los créditos de «${nombre}» («${de('creditos')}») no son un número.`)
    this.cursos.set(id, {
      fila: n,
      id,
      nombre: nombre || `Curso ${id}`,
      prefijo: de('prefijo'),
      numero: de('numero'),
      previos: lista(de('previos')),
      simultaneos: lista(de('simultaneos')),
      inseparables: lista(de('inseparables')),
      creditos,
      institucion: de('institucion'),
      canonico: de('canonico'),
      ciclo: numeroDe(de('ciclo')),
    })
  }

  avisar(fila: number, texto: string): void {
    this.avisos.push({ fila, texto })
  }

  /** Requisites that name a course of the file, each once; the others are told. */
  conRequisitosDeAqui(): CursoIntercambiado[] {
    return [...this.cursos.values()].map(({ fila, ...curso }) => {
      const deAqui = (ids: readonly string[]): string[] =>
        [...new Set(ids)].filter(id => {
          const isDeAqui = this.cursos.has(id)
          if (!isDeAqui)
            this.avisar(fila, `«${curso.nombre}» requiere el curso ${id}, que no está en el archivo.`)
          return isDeAqui
        })
      return {
        ...curso,
        previos: deAqui(curso.previos),
        simultaneos: deAqui(curso.simultaneos),
        inseparables: deAqui(curso.inseparables),
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
      return { plan: null, motivo: `El archivo tiene más de ${MAS_CURSOS} cursos.` }
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
  return { plan, avisos: lector.avisos.toSorted((a, b) => a.fila - b.fila) }
}

/** First of the column names, by which a file of the format is known. */
export const TITULO = 'Course ID'

const TITULOS = [
  TITULO,
  'Course Name',
  'Prefix',
  'Number',
  'Prerequisites',
  'Corequisites',
  'Strict-Corequisites',
  'Credit Hours',
  'Institution',
  'Canonical Name',
]

const filaDe = (c: CursoIntercambiado): string[] => [
  c.id,
  c.nombre,
  c.prefijo,
  c.numero,
  c.previos.join(';'),
  c.simultaneos.join(';'),
  c.inseparables.join(';'),
  c.creditos === null ? '' : String(c.creditos),
  c.institucion,
  c.canonico,
]

/** Writes a plan as rows of cells; with the column «Term» when some course has a cycle. What is written is read back the same. */
export function escribirIntercambio({ cursos, ...plan }: PlanIntercambiado): string[][] {
  const conCiclo = cursos.some(c => c.ciclo !== null)
  return [
    ['Curriculum', plan.nombre],
    ['Institution', plan.institucion],
    ['Degree Type', plan.tipo],
    ['System Type', plan.periodicidad === 'trimestre' ? 'quarter' : 'semester'],
    ['CIP', plan.cip],
    ['Courses'],
    conCiclo ? [...TITULOS, 'Term'] : TITULOS,
    ...cursos.map(c => (conCiclo ? [...filaDe(c), c.ciclo === null ? '' : String(c.ciclo)] : filaDe(c))),
  ]
}
