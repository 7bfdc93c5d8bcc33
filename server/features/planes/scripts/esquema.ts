/** The small schema of the script of a plan: what its tables are, in the order in which they are made and filled. */

export interface Tabla {
  nombre: string
  /** What it holds, for the comment above it. */
  que: string
  columnas: readonly (readonly [nombre: string, tipo: string])[]
  /** Keys and references, as they stand in the statement. */
  claves: readonly string[]
}

export const ESQUEMA = 'plan_de_estudios'

const ID = ['id', 'bigint primary key'] as const
const HORAS = 'numeric(4,1) not null'

export const tablas = {
  planes: {
    nombre: 'planes',
    que: 'El plan. horas_credito_*: horas de un periodo que vale un crédito.',
    columnas: [
      ID,
      ['nombre', 'text not null'],
      ['numero', 'text'],
      ['institucion', 'text not null'],
      ['facultad', 'text not null'],
      ['programa', 'text not null'],
      ['nivel', 'text not null'],
      ['modalidad', 'text'],
      ['resolucion', 'text'],
      ['fecha_resolucion', 'date'],
      ['fecha_cese', 'date'],
      ['semanas', 'smallint'],
      ['horas_credito_teoria', 'numeric(5,1)'],
      ['horas_credito_practica', 'numeric(5,1)'],
      ['creditos_totales', 'numeric(6,1)'],
      ['creditos_generales', 'numeric(6,1)'],
      ['creditos_electivos', 'numeric(6,1)'],
    ],
    claves: [],
  },
  ciclos: {
    nombre: 'ciclos',
    que: 'Los ciclos, en el orden de numero.',
    columnas: [
      ID,
      ['plan_id', 'bigint not null references planes'],
      ['numero', 'smallint not null'],
      ['nombre', 'text not null'],
      ['descripcion', 'text not null'],
    ],
    claves: [],
  },
  secciones: {
    nombre: 'secciones_de_electivos',
    que: 'Las secciones de electivos, con los créditos que un estudiante lleva de cada una.',
    columnas: [
      ID,
      ['plan_id', 'bigint not null references planes'],
      ['nombre', 'text not null'],
      ['creditos_requeridos', 'numeric(5,1)'],
    ],
    claves: [],
  },
  asignaturas: {
    nombre: 'asignaturas',
    que: 'Los cursos, con sus versiones: una versión nombra su curso base, y vale la de número más alto. Horas semanales.',
    columnas: [
      ID,
      ['plan_id', 'bigint not null references planes'],
      ['ciclo_id', 'bigint references ciclos'],
      ['seccion_id', 'bigint references secciones_de_electivos'],
      ['base_id', 'bigint references asignaturas'],
      ['version', 'integer not null'],
      ['orden', 'integer not null'],
      ['codigo', 'text'],
      ['nombre', 'text not null'],
      ['creditos', 'numeric(5,1)'],
      ['horas_teoria', HORAS],
      ['horas_practica', HORAS],
      ['horas_virtual_teoria', HORAS],
      ['horas_virtual_practica', HORAS],
      ['area', 'text'],
      ['tipo', 'text'],
      ['tipologia_especial', 'text'],
      ['tipo_de_estudios', 'text'],
      ['modalidad', 'text'],
      ['requisitos', 'jsonb'],
    ],
    claves: ['check (ciclo_id is null or seccion_id is null)'],
  },
  requisitos: {
    nombre: 'requisitos',
    que: 'Qué curso pide a cuál: antes (previo), o antes o a la vez (simultaneo). La columna requisitos de asignaturas dice también «uno de» y créditos.',
    columnas: [
      ['asignatura_id', 'bigint not null references asignaturas'],
      ['requisito_id', 'bigint not null references asignaturas'],
      ['modo', 'text not null'],
    ],
    claves: ['primary key (asignatura_id, requisito_id)'],
  },
  textos: {
    nombre: 'textos',
    que: 'Las secciones de texto del plan, en HTML; estado 2 es incompleto. En detalle, lo demás que dice la entrada: sus cursos, su peso, sus semanas.',
    columnas: [
      ['plan_id', 'bigint not null references planes'],
      ['seccion', 'text not null'],
      ['orden', 'integer not null'],
      ['estado', 'smallint'],
      ['nombre', 'text'],
      ['descripcion', 'text not null'],
      ['detalle', 'jsonb not null'],
    ],
    claves: ['primary key (plan_id, seccion, orden)'],
  },
  perfil: {
    nombre: 'perfil_de_egreso',
    que: 'El perfil de egreso, línea por línea, en HTML.',
    columnas: [
      ID,
      ['plan_id', 'bigint not null references planes'],
      ['orden', 'integer not null'],
      ['descripcion', 'text not null'],
    ],
    claves: ['unique (plan_id, orden)'],
  },
  grupos: {
    nombre: 'grupos_de_competencias',
    que: 'Los grupos en que el plan ordena sus competencias.',
    columnas: [
      ID,
      ['plan_id', 'bigint not null references planes'],
      ['orden', 'integer not null'],
      ['nombre', 'text not null'],
    ],
    claves: [],
  },
  competencias: {
    nombre: 'competencias',
    que: 'Las competencias y sus partes: sin padre_id es del primer nivel. Tipo 1 es funcional, 2 transversal; codigo es lo que se lee en los documentos del plan.',
    columnas: [
      ID,
      ['plan_id', 'bigint not null references planes'],
      ['padre_id', 'bigint references competencias'],
      ['grupo_id', 'bigint references grupos_de_competencias'],
      ['orden', 'integer not null'],
      ['codigo', 'text not null'],
      ['nombre', 'text not null'],
      ['tipo', 'smallint not null'],
      ['es_competencia', 'boolean not null'],
      ['perfil_id', 'bigint references perfil_de_egreso'],
    ],
    claves: [],
  },
  resultados: {
    nombre: 'resultados',
    que: 'Los resultados a los que se vinculan las competencias del plan.',
    columnas: [ID, ['lista', 'text not null'], ['numero', 'integer not null'], ['nombre', 'text not null']],
    claves: ['unique (lista, numero)'],
  },
  vinculos: {
    nombre: 'competencia_resultados',
    que: 'A qué resultados se vincula cada competencia.',
    columnas: [
      ['competencia_id', 'bigint not null references competencias'],
      ['resultado_id', 'bigint not null references resultados'],
    ],
    claves: ['primary key (competencia_id, resultado_id)'],
  },
  celdas: {
    nombre: 'competencia_cursos',
    que: 'Qué curso (su base) contribuye a qué competencia, y hasta dónde: introduce, desarrolla, logra.',
    columnas: [
      ['competencia_id', 'bigint not null references competencias'],
      ['asignatura_id', 'bigint not null references asignaturas'],
      ['nivel', 'text not null'],
    ],
    claves: ['primary key (competencia_id, asignatura_id)'],
  },
  equivalencias: {
    nombre: 'equivalencias',
    que: 'La tabla de equivalencias: qué se reconoce de otros planes, y cómo (total, parcial, condicionada).',
    columnas: [
      ID,
      ['plan_id', 'bigint not null references planes'],
      ['orden', 'integer not null'],
      ['plan_origen', 'text not null'],
      ['tipo', 'text not null'],
      ['nota', 'text'],
    ],
    claves: [],
  },
  equivalenciaCursos: {
    nombre: 'equivalencia_cursos',
    que: 'Los cursos de cada equivalencia: los de origen son de otro plan y solo se nombran.',
    columnas: [
      ['equivalencia_id', 'bigint not null references equivalencias'],
      ['lado', 'text not null'],
      ['asignatura_id', 'bigint references asignaturas'],
      ['codigo', 'text'],
      ['nombre', 'text not null'],
      ['creditos', 'numeric(5,1)'],
    ],
    claves: ["check ((lado = 'destino') = (asignatura_id is not null))"],
  },
  laboratorios: {
    nombre: 'laboratorios',
    que: 'Los laboratorios (tipo 1) y talleres (tipo 2) que el plan necesita.',
    columnas: [
      ['plan_id', 'bigint not null references planes'],
      ['nombre', 'text not null'],
      ['tipo', 'smallint not null'],
      ['local', 'text not null'],
    ],
    claves: [],
  },
} as const satisfies Record<string, Tabla>

export type NombreDeTabla = keyof typeof tablas
