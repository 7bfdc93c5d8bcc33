/** What a call or a button does, as the matrix of roles names it. One row of the matrix each (see permisos.ts). */
export const acciones = [
  /** Users, institutions, templates, suggestions, log. */
  'administracion',
  /** Faculties, programmes, plans, cycles, sections, parameters, places, laboratories, model, terms, malla. */
  'estructura.ver',
  'estructura.crear',
  'estructura.editar',
  'estructura.eliminar',
  /** Courses, competencies, units, text sections. */
  'contenido.ver',
  'contenido.crear',
  'contenido.editar',
  'contenido.eliminar',
  'silabos.ver',
  'silabos.editar',
  /** PDF, Word and Excel; and sending them by mail. */
  'informes.ver',
  'informes.enviar',
  'carta.editar',
  /** What configures the curriculum: syllabus structure, lecturers, periods, publishing. */
  'curricular.ver',
  'curricular.editar',
  'revision.observar',
  'revision.aprobar',
  /** Deleted plans and bringing them back. */
  'papelera',
  /** Suggestions, own profile, templates offered: everyone signed in. */
  'propio',
] as const

export type Accion = (typeof acciones)[number]

/** Role after reading type of user and code of person type (§6). */
export type Rol = 'root' | 'operador' | 'operadorBasico' | 'tutor' | 'inspector' | 'demo' | 'docente' | 'otro'

/**
 * What part of the institution a person works on: all of it (rol 1), or only the named faculties and programmes (rol 2).
 * A faculty covers its programmes. `facultades_visibles` are the faculties of the named programmes: seen, not edited.
 */
export type Alcance =
  | { todo: true }
  | {
      todo: false
      facultades: readonly number[]
      programas: readonly number[]
      facultades_visibles?: readonly number[]
    }

/** Who asks: enough to answer every question of permission. */
export interface Persona {
  rol: Rol
  alcance: Alcance
  /** Courses of a lecturer (cursos_ids). */
  cursos_ids: readonly number[]
  /** Programmes of those courses: a lecturer reads the completed syllabi of them. */
  programas_ids?: readonly number[]
}

/**
 * Where the thing asked about hangs. What is left out (undefined) is not checked. Of something in a programme give both
 * `facultad_id` and `programa_id`; of something of the whole institution (a catalogue, a place) both as null.
 */
export interface Ambito {
  facultad_id?: number | null
  programa_id?: number | null
  asignatura_id?: number | null
  /** Whether the syllabus asked about is complete (isCompletado 3). */
  silabo_completo?: boolean
}
