import type { ClaveDePlan } from '@malla/domain/planes/claves.ts'

/** How a section that is a list of entries is shown and edited. */
export interface ListaDeEntradas {
  key: ClaveDePlan
  titulo: string
  /** One of them in the singular, and how a new one is called. */
  uno: string
  nuevo: string
  vacio: string
  paraQue: string
  /** Label of the name, and an example. */
  nombre: string
  ejemplo: string
  descripcion: string
  /** What an entry belongs to among its like; people may say something else. */
  grupo?: { label: string; opciones: readonly string[] }
  /** Entries have a weight, and the weights should add up to 100. */
  peso?: true
}

/** The sections of a plan that are lists of entries (§2); all others are free text or screens of their own. */
export const listas = {
  lineasInvestigaciones: {
    key: 'lineasInvestigaciones',
    titulo: 'Líneas de investigación',
    uno: 'línea de investigación',
    nuevo: 'Nueva línea',
    vacio: 'Todavía no hay líneas de investigación',
    paraQue: 'Sobre qué se investiga en el programa: cada línea con su nombre y lo que abarca.',
    nombre: 'Nombre de la línea',
    ejemplo: 'Gestión del agua en cuencas andinas',
    descripcion: 'Qué abarca',
  },
  perfilIngresos: {
    key: 'perfilIngresos',
    titulo: 'Perfil de ingreso',
    uno: 'rasgo',
    nuevo: 'Nuevo rasgo',
    vacio: 'Todavía no hay perfil de ingreso',
    paraQue: 'Qué sabe, qué puede y cómo es quien ingresa: un rasgo por entrada.',
    nombre: 'Rasgo',
    ejemplo: 'Resuelve problemas con funciones y ecuaciones',
    descripcion: 'En qué se nota',
    grupo: { label: 'Dimensión', opciones: ['Conocimientos', 'Habilidades', 'Actitudes y valores'] },
  },
  actividadesExtraCurriculares: {
    key: 'actividadesExtraCurriculares',
    titulo: 'Actividades extracurriculares',
    uno: 'actividad',
    nuevo: 'Nueva actividad',
    vacio: 'Todavía no hay actividades',
    paraQue: 'Lo que el programa ofrece fuera de los cursos.',
    nombre: 'Actividad',
    ejemplo: 'Taller de danza andina',
    descripcion: 'En qué consiste',
    grupo: {
      label: 'Clase',
      opciones: ['Académica', 'Cultural', 'Deportiva', 'Proyección social', 'Idiomas'],
    },
  },
  criteriosEvaluaciones: {
    key: 'criteriosEvaluaciones',
    titulo: 'Criterios de evaluación',
    uno: 'criterio',
    nuevo: 'Nuevo criterio',
    vacio: 'Todavía no hay criterios de evaluación',
    paraQue: 'Con qué se evalúa y cuánto pesa cada cosa. Los pesos suman 100 %.',
    nombre: 'Criterio',
    ejemplo: 'Evaluación de proceso',
    descripcion: 'Cómo se aplica',
    peso: true,
  },
  criteriosGraduaciones: {
    key: 'criteriosGraduaciones',
    titulo: 'Criterios de graduación',
    uno: 'requisito',
    nuevo: 'Nuevo requisito',
    vacio: 'Todavía no hay criterios de graduación',
    paraQue: 'Qué se necesita para el grado: un requisito por entrada.',
    nombre: 'Requisito',
    ejemplo: 'Haber aprobado los créditos del plan',
    descripcion: 'Detalle',
  },
  criteriosTitulaciones: {
    key: 'criteriosTitulaciones',
    titulo: 'Criterios de titulación',
    uno: 'requisito',
    nuevo: 'Nuevo requisito',
    vacio: 'Todavía no hay criterios de titulación',
    paraQue: 'Qué se necesita para el título, y por qué modalidades se llega a él.',
    nombre: 'Requisito',
    ejemplo: 'Sustentar y aprobar una tesis',
    descripcion: 'Detalle',
    grupo: { label: 'Modalidad', opciones: ['Para todas', 'Tesis', 'Trabajo de suficiencia profesional'] },
  },
} as const satisfies Partial<Record<ClaveDePlan, ListaDeEntradas>>

export type ClaveDeLista = keyof typeof listas

/** How the entries of a section are told apart, or null where the section is free text. */
export const listaDe = (key: string): ListaDeEntradas | null => listas[key as ClaveDeLista] ?? null
