import type { Parametro, TipoDeParametro } from '@malla/contracts/parametros.ts'
import type { Lexico } from '@malla/domain/asignaturas/lexico.ts'
import { type CampoDeTabla, camposDeTitulos, claveDeTitulo } from '@malla/domain/asignaturas/titulos.ts'
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
type Clase = 'texto' | 'numero' | 'opcion' | 'requisitos' | 'calculada'

export interface Columna {
  id: ColumnaId
  /** In the head of the grid. */
  titulo: string
  /** In full, for those who hear it and in sentences. */
  nombre: string
  clase: Clase
  ancho: number
  /** Other titles of what the grid alone has. */
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

/** The columns of the grid in their order. */
export const columnas: readonly Columna[] = [
  columna('lugar', 'Ciclo', 'Ciclo o sección', 'opcion', 80),
  columna('codigo', 'Código', 'Código', 'texto', 96),
  columna('nombre', 'Nombre', 'Nombre', 'texto', 248),
  columna('credits', 'Cr.', 'Créditos', 'numero', 56),
  columna('horasteoria', 'T', 'Horas de teoría', 'numero', 48),
  columna('horaspractica', 'P', 'Horas de práctica', 'numero', 48),
  columna('horasvirtualteoria', 'V·T', 'Horas virtuales de teoría', 'numero', 48),
  columna('horasvirtualpractica', 'V·P', 'Horas virtuales de práctica', 'numero', 48),
  columna('total', 'Total', 'Horas semanales en total', 'calculada', 56, 'TH', 'TOTAL HORAS', 'HORAS TOTAL'),
  columna('requisitos', 'Requisitos', 'Requisitos', 'requisitos', 184),
  columna('areacurso_id', 'Área', 'Área', 'opcion', 128),
  columna('tipocurso_id', 'Tipo', 'Tipo de curso', 'opcion', 112),
  columna('tipologiaespecial_id', 'Tipología', 'Tipología especial', 'opcion', 112),
  columna('tipoestudio', 'Estudios', 'Tipo de estudios', 'opcion', 112),
  columna('modalidad', 'Modalidad', 'Modalidad', 'opcion', 120),
]

/** Where the grid has what a table of courses calls otherwise. */
const enGrilla: Partial<Record<CampoDeTabla, ColumnaId>> = {
  ciclo: 'lugar',
  seccion: 'lugar',
  horasvirtual: 'horasvirtualteoria',
  area: 'areacurso_id',
  tipo: 'tipocurso_id',
  tipologia: 'tipologiaespecial_id',
}

const porTitulo = new Map(
  columnas.flatMap(c => [c.titulo, c.nombre, ...c.sinonimos].map(t => [claveDeTitulo(t), c.id] as const)),
)
const DE_HORAS: ReadonlySet<ColumnaId | null> = new Set([
  'horasteoria',
  'horaspractica',
  'horasvirtualteoria',
  'horasvirtualpractica',
])

/**
 * The columns that the titles of a pasted table mean, by the grid's own titles or by those that an import knows too; null for any other. Hours in all are the
 * sum of the others, which nobody writes; in a school where there are no others they are hours of theory, as in an import.
 */
export function columnasPorTitulos(escritos: readonly string[], enColegio: boolean): (ColumnaId | null)[] {
  const campos = camposDeTitulos(escritos, enColegio)
  const halladas = escritos.map((escrito, i) => {
    const campo = campos[i]?.campo
    return porTitulo.get(claveDeTitulo(escrito)) ?? (campo ? (enGrilla[campo] ?? (campo as ColumnaId)) : null)
  })
  const hasHoras = halladas.some(c => DE_HORAS.has(c))
  return halladas.map((c, i) =>
    c === 'total' && !hasHoras && campos[i]?.campo === 'horasteoria' ? 'horasteoria' : c,
  )
}

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
