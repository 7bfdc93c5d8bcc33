/** How a section of a plan is made: free text under a json key, or a screen of its own. */
export type ClaseDeSeccion =
  | 'texto'
  | 'lineas'
  | 'perfilEgreso'
  | 'malla'
  | 'modulos'
  | 'unidades'
  | 'laboratorios'

export interface SeccionDelPlanMenu {
  /** Name in addresses. */
  ruta: string
  titulo: string
  clase: ClaseDeSeccion
  /** Json key of a free text, null where the section is not one. */
  key: ClaveDeTexto | null
}

/** The 19 json keys of the free texts of a plan (§2), in the order of the menu. */
export const clavesDeTexto = [
  'presentacion',
  'historias',
  'basesLegales',
  'misiones',
  'visiones',
  'valores',
  'objetivosEducacionales',
  'identificacionGruposInteres',
  'justificacion',
  'estudioDemanda',
  'delModelo',
  'perfilIngresos',
  'perfilProfesional',
  'actividadesExtraCurriculares',
  'criteriosEstrategias',
  'criteriosEvaluaciones',
  'cursosConvalidacion',
  'criteriosGraduaciones',
  'criteriosTitulaciones',
] as const

export type ClaveDeTexto = (typeof clavesDeTexto)[number]

/** Whether a key names a free text of a plan. */
export const isClaveDeTexto = (key: string): key is ClaveDeTexto =>
  (clavesDeTexto as readonly string[]).includes(key)

const texto = (key: ClaveDeTexto, ruta: string, titulo: string): SeccionDelPlanMenu => ({
  ruta,
  titulo,
  clase: 'texto',
  key,
})
const propia = (clase: ClaseDeSeccion, ruta: string, titulo: string): SeccionDelPlanMenu => ({
  ruta,
  titulo,
  clase,
  key: null,
})

/** The 25 sections of the menu of a plan, in its order (§2). */
export const seccionesDelPlan: readonly SeccionDelPlanMenu[] = [
  texto('presentacion', 'presentacion', 'Presentación'),
  texto('historias', 'historia', 'Historia'),
  texto('basesLegales', 'base-legal', 'Base Legal'),
  texto('misiones', 'mision', 'Misión'),
  texto('visiones', 'vision', 'Visión'),
  texto('valores', 'valores', 'Valores'),
  texto('objetivosEducacionales', 'objetivos-educacionales', 'Objetivos Educacionales'),
  texto(
    'identificacionGruposInteres',
    'grupos-de-interes',
    'Identificación de Grupos de interés / Stake Holders',
  ),
  texto('justificacion', 'justificacion', 'Justificación'),
  texto('estudioDemanda', 'estudio-de-la-demanda', 'Estudio de la demanda'),
  texto('delModelo', 'del-modelo', 'Del modelo'),
  propia('lineas', 'lineas-de-investigacion', 'Líneas de Investigación'),
  texto('perfilIngresos', 'perfil-de-ingreso', 'Perfil de Ingreso'),
  propia('perfilEgreso', 'perfil-de-egreso', 'Perfil de Egreso'),
  texto('perfilProfesional', 'perfil-profesional', 'Perfil profesional'),
  propia('malla', 'malla-curricular', 'Malla Curricular'),
  texto('actividadesExtraCurriculares', 'actividades-extracurriculares', 'Actividades extra curriculares'),
  propia('modulos', 'modulos-de-competencia', 'Módulos de Competencia Profesional'),
  propia('unidades', 'unidades-de-aprendizaje', 'Unidades de aprendizaje por cursos'),
  texto('criteriosEstrategias', 'criterios-y-estrategias', 'Criterios y Estrategias de E/A'),
  texto('criteriosEvaluaciones', 'criterios-de-evaluacion', 'Criterios de Evaluación'),
  texto('cursosConvalidacion', 'cursos-de-convalidacion', 'Cursos de Convalidación (Tabla de equivalencias)'),
  texto('criteriosGraduaciones', 'criterios-de-graduacion', 'Criterios de Graduación'),
  texto('criteriosTitulaciones', 'criterios-de-titulacion', 'Criterios de Titulación'),
  propia('laboratorios', 'laboratorios-y-talleres', 'Laboratorios y talleres'),
]

/** What stands above the sections in the menu of a plan (§2). */
export const accionesDelPlan = { pdf: 'Ver en PDF', cursos: 'Editar cursos del plan' } as const

/** The section of a json key. */
export const seccionPorKey = (key: ClaveDeTexto): SeccionDelPlanMenu =>
  seccionesDelPlan.find(s => s.key === key)!
