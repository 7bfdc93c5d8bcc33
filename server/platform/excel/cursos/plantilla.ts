import { nombresUsuales } from '@malla/domain/ciclos/nombrar.ts'
import type { CellToWrite, ColumnToWrite, SheetToWrite } from '../bookToWrite.ts'
import { writeAside } from '../writeAside.ts'
import { type Campo, type Columna, columnasDe } from './columnas.ts'
import type { FilaCurso } from './fila.ts'
import { instrucciones } from './instrucciones.ts'

/** A course as the template shows it: that of leerCursos, with the name of its cycle. */
export type CursoDePlantilla = Partial<Omit<FilaCurso, 'fila' | 'ciclo' | 'nombre'>> & {
  nombre: string
  ciclo?: string | null
}

export interface DatosDePlantilla {
  /** True: electives, which stand in sections; false: courses of cycles. */
  electivos: boolean
  /** Kind of the institution (§4), which says how cycles are called where there are none yet. */
  empresa?: string
  /** And the level of the plan's studies. */
  nivel?: string
  /** Names to choose from: of the plan, and of the institution's catalogues. */
  ciclos?: readonly string[]
  secciones?: readonly string[]
  areas: readonly string[]
  tipos: readonly string[]
  tipologias: readonly string[]
  /** The plan's courses (an export), or none (an empty template). */
  cursos?: readonly CursoDePlantilla[]
  /** The grammar of requisites in Spanish, one paragraph a line. */
  textoRequisitos?: string
}

const TIPOS_DE_ESTUDIO = { general: 'General', especifico: 'Específico', especialidad: 'Especialidad' }
const MODALIDADES = { presencial: 'Presencial', virtual: 'Virtual', semipresencial: 'Semipresencial' }

/** The four that the regulator's form asks for, after those of the template proper. */
const OPTIONAL = new Set<Campo>(['tipoestudio', 'modalidad', 'horasvirtualteoria', 'horasvirtualpractica'])

function listOf(campo: Campo, datos: DatosDePlantilla): ColumnToWrite['list'] {
  const open: Partial<Record<Campo, readonly string[]>> = {
    ciclo: datos.ciclos?.length ? datos.ciclos : nombresUsuales(datos.empresa, datos.nivel),
    seccion: datos.secciones ?? [],
    area: datos.areas,
    tipo: datos.tipos,
    tipologia: datos.tipologias,
  }
  if (campo === 'tipoestudio')
    return { values: Object.values(TIPOS_DE_ESTUDIO), refusal: 'Elija General, Específico o Especialidad.' }
  if (campo === 'modalidad')
    return { values: Object.values(MODALIDADES), refusal: 'Elija Presencial, Virtual o Semipresencial.' }
  const values = open[campo]
  return values && { values }
}

function columnOf(columna: Columna, datos: DatosDePlantilla): ColumnToWrite {
  const max = columna.campo === 'credits' ? 999 : 99
  return {
    header: columna.header,
    isOptional: OPTIONAL.has(columna.campo),
    help: columna.ayuda,
    kind: columna.kind,
    width: columna.width,
    list: listOf(columna.campo, datos),
    range:
      columna.kind === 'number' ? { min: 0, max, refusal: `Escriba un número de 0 a ${max}.` } : undefined,
  }
}

/** Parts of virtual hours that say nothing more than their sum stay blank. */
function virtuales(curso: CursoDePlantilla, campo: Campo): CellToWrite {
  const practica = curso.horasvirtualpractica ?? 0
  if (practica === 0) return null
  return campo === 'horasvirtualpractica' ? practica : (curso.horasvirtualteoria ?? 0)
}

function cellOf(campo: Campo, curso: CursoDePlantilla): CellToWrite {
  if (campo === 'horasvirtualteoria' || campo === 'horasvirtualpractica') return virtuales(curso, campo)
  if (campo === 'tipoestudio') return curso.tipoestudio ? TIPOS_DE_ESTUDIO[curso.tipoestudio] : null
  if (campo === 'modalidad') return curso.modalidad ? MODALIDADES[curso.modalidad] : null
  return curso[campo] ?? null
}

/** The sheet of the courses themselves, also for books that have others beside it. */
export const cursosSheet = (datos: DatosDePlantilla, columnas: Columna[]): SheetToWrite => ({
  name: 'Cursos',
  frozenColumns: 2,
  columns: columnas.map(c => columnOf(c, datos)),
  rows: (datos.cursos ?? []).map(curso => columnas.map(c => cellOf(c.campo, curso))),
})

/**
 * The Excel template of courses, empty or with the plan's courses: a first sheet with the headers in row 1 and lists
 * to choose from, a second one that explains it. leerCursos reads it back.
 */
export async function plantilla(datos: DatosDePlantilla): Promise<Uint8Array> {
  const columnas = columnasDe(datos.electivos)
  return writeAside([
    cursosSheet(datos, columnas),
    instrucciones(columnas, datos.electivos, datos.textoRequisitos ?? ''),
  ])
}
