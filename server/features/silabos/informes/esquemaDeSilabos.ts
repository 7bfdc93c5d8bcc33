import type { Tabla } from '../../planes/scripts/esquema.ts'

/** The small schema of the script of syllabi: what its tables are, in the order in which they are made and filled. */

export const ESQUEMA_DE_SILABOS = 'silabos'

const DE_CURSO = ['asignatura_id', 'bigint not null references asignaturas'] as const
const DE_SILABO = ['silabo_id', 'bigint not null references silabos'] as const
const ORDEN = ['orden', 'integer not null'] as const
const TEXTO = ['texto', 'text not null'] as const
const HORAS = 'numeric(4,1) not null'

const porOrden = (de: 'asignatura_id' | 'silabo_id') => [`primary key (${de}, orden)`]

const referencia = [
  ORDEN,
  ['tipo', 'text not null'],
  ['referencia', 'text not null'],
  ['autores', 'text not null'],
  ['anio', 'text not null'],
  ['titulo', 'text not null'],
  ['detalle', 'jsonb not null'],
] as const

export const tablasDeSilabos = {
  asignaturas: {
    nombre: 'asignaturas',
    que: 'Los cursos del plan. Horas semanales.',
    columnas: [
      ['id', 'bigint primary key'],
      ['codigo', 'text'],
      ['nombre', 'text not null'],
      ['lugar', 'text'],
      ['creditos', 'numeric(5,1)'],
      ['horas_teoria', HORAS],
      ['horas_practica', HORAS],
      ['horas_virtual', HORAS],
      ['requisitos', 'text not null'],
    ],
    claves: [],
  },
  cartas: {
    nombre: 'cartas_descriptivas',
    que: 'La carta descriptiva de cada curso que la tiene; la sumilla en HTML.',
    columnas: [
      ['asignatura_id', 'bigint primary key references asignaturas'],
      ['sumilla', 'text not null'],
    ],
    claves: [],
  },
  cartaCompetencias: {
    nombre: 'carta_competencias',
    que: 'Las competencias a las que contribuye el curso, según su carta; con su código en el plan, si son de él.',
    columnas: [DE_CURSO, ORDEN, ['codigo', 'text'], TEXTO],
    claves: porOrden('asignatura_id'),
  },
  cartaContenidos: {
    nombre: 'carta_contenidos',
    que: 'Los contenidos por unidad de la carta, en HTML.',
    columnas: [
      DE_CURSO,
      ORDEN,
      ['nombre', 'text not null'],
      ['contenidos', 'text not null'],
      ['semanas', 'integer'],
    ],
    claves: porOrden('asignatura_id'),
  },
  cartaCriterios: {
    nombre: 'carta_criterios',
    que: 'Los criterios de evaluación de la carta; peso en porcentaje.',
    columnas: [DE_CURSO, ORDEN, ['criterio', 'text not null'], ['peso', 'numeric(6,2)']],
    claves: porOrden('asignatura_id'),
  },
  cartaBibliografia: {
    nombre: 'carta_bibliografia',
    que: 'La bibliografía básica de la carta: como se cita, y por partes.',
    columnas: [DE_CURSO, ...referencia],
    claves: porOrden('asignatura_id'),
  },
  silabos: {
    nombre: 'silabos',
    que: 'Los sílabos. completado: 1 incompleto, 2 parcial, 3 completo. estado: borrador, entregado, observado, aprobado.',
    columnas: [
      ['id', 'bigint primary key'],
      DE_CURSO,
      ['periodo', 'text'],
      ['completado', 'smallint not null'],
      ['estado', 'text not null'],
      ['aprobado_el', 'date'],
      ['aprobado_por', 'text'],
    ],
    claves: [],
  },
  docentes: {
    nombre: 'silabo_docentes',
    que: 'Los docentes de cada sílabo.',
    columnas: [DE_SILABO, ORDEN, ['nombre', 'text not null']],
    claves: porOrden('silabo_id'),
  },
  textos: {
    nombre: 'silabo_textos',
    que: 'Las secciones que son un texto, en HTML, con el nombre que les da la institución.',
    columnas: [DE_SILABO, ['clave', 'text not null'], ['nombre', 'text not null'], TEXTO],
    claves: ['primary key (silabo_id, clave)'],
  },
  logros: {
    nombre: 'silabo_logros',
    que: 'Las competencias y los resultados de cada sílabo, en HTML; con su código en el plan, si son de él.',
    columnas: [DE_SILABO, ['clase', 'text not null'], ORDEN, ['codigo', 'text'], TEXTO],
    claves: ['primary key (silabo_id, clase, orden)'],
  },
  unidades: {
    nombre: 'silabo_unidades',
    que: 'Las unidades de cada sílabo, con sus horas: sus semanas por las horas semanales del curso.',
    columnas: [
      DE_SILABO,
      ['numero', 'integer not null'],
      ['nombre', 'text not null'],
      ['resultado', 'text not null'],
      ['horas', 'numeric(6,1) not null'],
    ],
    claves: ['primary key (silabo_id, numero)'],
  },
  semanas: {
    nombre: 'silabo_semanas',
    que: 'Las semanas de cada sílabo, numeradas a lo largo de todas sus unidades; sus textos en HTML.',
    columnas: [
      DE_SILABO,
      ['numero', 'integer not null'],
      ['unidad', 'integer not null'],
      ['contenidos', 'text not null'],
      ['actividades', 'text not null'],
      ['recursos', 'text not null'],
      ['evidencias', 'text not null'],
      ['horas', 'numeric(5,1) not null'],
    ],
    claves: [
      'primary key (silabo_id, numero)',
      'foreign key (silabo_id, unidad) references silabo_unidades (silabo_id, numero)',
    ],
  },
  evaluaciones: {
    nombre: 'silabo_evaluaciones',
    que: 'Lo que se evalúa, con su peso en porcentaje; sin unidad es de todo el curso.',
    columnas: [
      DE_SILABO,
      ORDEN,
      ['unidad', 'integer'],
      ['nombre', 'text not null'],
      ['instrumento', 'text not null'],
      ['peso', 'numeric(6,2)'],
    ],
    claves: [
      ...porOrden('silabo_id'),
      'foreign key (silabo_id, unidad) references silabo_unidades (silabo_id, numero)',
    ],
  },
  bibliografia: {
    nombre: 'silabo_bibliografia',
    que: 'La bibliografía de cada sílabo: como se cita, y por partes.',
    columnas: [DE_SILABO, ...referencia],
    claves: porOrden('silabo_id'),
  },
  anexos: {
    nombre: 'silabo_anexos',
    que: 'Los anexos de cada sílabo, en HTML.',
    columnas: [DE_SILABO, ORDEN, ['nombre', 'text not null'], TEXTO],
    claves: porOrden('silabo_id'),
  },
} as const satisfies Record<string, Tabla>

export type TablaDeSilabos = keyof typeof tablasDeSilabos
