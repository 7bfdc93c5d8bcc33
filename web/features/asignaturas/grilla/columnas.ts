import type { Parametro, TipoDeParametro } from '@malla/contracts/parametros.ts'
import type { Lexico } from '@malla/domain/asignaturas/lexico.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Fila } from './fila.ts'
import type { Lugar } from './lugares.ts'

/** What cells are read and written with: the places and catalogues of the plan, and the names of its courses as they stand in the grid. */
export interface Contexto {
  lugares: readonly Lugar[]
  catalogos: Readonly<Record<TipoDeParametro, readonly Parametro[]>>
  lexico: Lexico
  /** How the requisites of a row are written; remembered, since every look at the grid asks. */
  escribirRequisitos: (fila: Fila) => string
}

export const columnaIds = [
  'lugar',
  'codigo',
  'nombre',
  'credits',
  'horasteoria',
  'horaspractica',
  'horasvirtualteoria',
  'horasvirtualpractica',
  'total',
  'requisitos',
  'areacurso_id',
  'tipocurso_id',
  'tipologiaespecial_id',
  'tipoestudio',
  'modalidad',
] as const
export type ColumnaId = (typeof columnaIds)[number]

/** How a cell is edited; a calculated one is only read. */
export type Clase = 'texto' | 'numero' | 'opcion' | 'requisitos' | 'calculada'

export interface Columna {
  id: ColumnaId
  /** In the head of the grid. */
  titulo: string
  /** In full, for those who hear it and in sentences. */
  nombre: string
  clase: Clase
  ancho: number
  /** Other titles under which a pasted table may have it. */
  sinonimos: readonly string[]
}

const columna = (
  id: ColumnaId,
  titulo: string,
  nombre: string,
  clase: Clase,
  ancho: number,
  ...sinonimos: string[]
): Columna => ({ id, titulo, nombre, clase, ancho, sinonimos })

const LUGAR = [
  'ciclo',
  'ciclos',
  'ciclo academico',
  'semestre',
  'semestre academico',
  'sem',
  'grado',
  'periodo',
  'trimestre',
  'seccion',
  'seccion electivos',
]
const NOMBRE = [
  'curso',
  'cursos',
  'nombre curso',
  'asignatura',
  'asignaturas',
  'nombre asignatura',
  'materia',
  'nombre materia',
  'unidad didactica',
  'experiencia curricular',
  'denominacion',
]
const VIRTUAL = ['horas virtual teoria', 'horas virtual', 'horas virtuales', 'v', 'hv', 'hvt']
const REQUISITOS = [
  'requisito',
  'prerequisitos',
  'prerrequisitos',
  'prerequisito',
  'prerrequisito',
  'pre requisitos',
  'prereq',
  'req',
]

/** The columns of the grid in their order. Their other titles are those that the import of Excel knows too (server/platform/excel/cursos/columnas.ts). */
export const columnas: readonly Columna[] = [
  columna('lugar', 'Ciclo', 'Ciclo o sección', 'opcion', 80, ...LUGAR),
  columna(
    'codigo',
    'Código',
    'Código',
    'texto',
    96,
    'cod',
    'codigo curso',
    'codigo asignatura',
    'sigla',
    'clave',
  ),
  columna('nombre', 'Nombre', 'Nombre', 'texto', 248, ...NOMBRE),
  columna('credits', 'Cr.', 'Créditos', 'numero', 56, 'cr', 'cred', 'total creditos', 'creditos academicos'),
  columna(
    'horasteoria',
    'T',
    'Horas de teoría',
    'numero',
    48,
    't',
    'ht',
    'h t',
    'teoria',
    'horas t',
    'horas teoricas',
  ),
  columna(
    'horaspractica',
    'P',
    'Horas de práctica',
    'numero',
    48,
    'p',
    'hp',
    'h p',
    'practica',
    'horas p',
    'horas practicas',
  ),
  columna('horasvirtualteoria', 'V·T', 'Horas virtuales de teoría', 'numero', 48, ...VIRTUAL),
  columna(
    'horasvirtualpractica',
    'V·P',
    'Horas virtuales de práctica',
    'numero',
    48,
    'horas virtual practica',
    'hvp',
  ),
  columna('total', 'Total', 'Horas semanales en total', 'calculada', 56, 'th', 'total horas'),
  columna('requisitos', 'Requisitos', 'Requisitos', 'requisitos', 184, ...REQUISITOS),
  columna(
    'areacurso_id',
    'Área',
    'Área',
    'opcion',
    128,
    'area curso',
    'area conocimiento',
    'area formacion',
    'categoria',
  ),
  columna('tipocurso_id', 'Tipo', 'Tipo de curso', 'opcion', 112, 'tipo asignatura', 'caracter', 'condicion'),
  columna('tipologiaespecial_id', 'Tipología', 'Tipología especial', 'opcion', 112, 'tipologia curso'),
  columna('tipoestudio', 'Estudios', 'Tipo de estudios', 'opcion', 112, 'tipo estudio'),
  columna('modalidad', 'Modalidad', 'Modalidad', 'opcion', 120),
]

const PARTICULAS = /\b(de|del|el|la|los|las|en)\b/g
/** A title as it is compared: «Código del curso (sigla)» is «codigo curso». */
const claveDeTitulo = (titulo: string): string =>
  clave(titulo.replace(/\([^)]*\)/g, ' ').replace(/[^\p{L}\p{N}]+/gu, ' '))
    .replace(PARTICULAS, ' ')
    .replace(/ +/g, ' ')
    .trim()

const porTitulo = new Map(
  columnas.flatMap(c => [c.titulo, c.nombre, ...c.sinonimos].map(t => [claveDeTitulo(t), c.id] as const)),
)
/** The column that a title of a pasted table means; null for any other. */
export const columnaPorTitulo = (escrito: string): ColumnaId | null =>
  porTitulo.get(claveDeTitulo(escrito)) ?? null

const porId = new Map(columnas.map(c => [c.id, c]))
export const columnaDe = (id: ColumnaId): Columna => porId.get(id)!
export const isEditable = (id: ColumnaId): boolean => columnaDe(id).clase !== 'calculada'

/** Why a course cannot be changed in a column, or null: its place is part of the malla, the rest of it is its content. */
export const whyNotEscribir = (
  id: ColumnaId,
  en: { editar: string | null; mover: string | null },
): string | null => (id === 'lugar' ? en.mover : en.editar)

/** The column in which a field of the wire stands: errors of the server name fields. */
export function columnaDeCampo(campo: string): ColumnaId | null {
  if (campo === 'ciclo_id' || campo === 'seccion_id' || campo === 'orden') return 'lugar'
  if (campo === 'requisitos_texto' || campo === 'prerequisito') return 'requisitos'
  if (campo === 'horasvirtual') return 'horasvirtualteoria'
  return porId.has(campo as ColumnaId) ? (campo as ColumnaId) : null
}
