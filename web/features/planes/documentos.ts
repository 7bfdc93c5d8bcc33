import type { Asignatura } from '@malla/contracts/asignaturas.ts'

/** What narrows the reports that list courses; undefined: all. */
export interface FiltroDeInforme {
  ciclo_id?: number
  seccion_id?: number
  areacurso_id?: number
  tipocurso_id?: number
  tipologiaespecial_id?: number
}

export type ClaveDeInforme =
  | 'plan'
  | 'publico'
  | 'analitica'
  | 'analiticaWord'
  | 'diseno'
  | 'disenoWord'
  | 'disenoLegal'
  | 'disenoLegalWord'
  | 'obligatorios'
  | 'electivos'
  | 'cartas'
  | 'lineas'
  | 'modulos'
  | 'unidades'
  | 'competencias'
  | 'competenciasTabla'
  | 'competenciasCursos'
  | 'avanceTotal'
  | 'estados'
  | 'avanceSilabos'
  | 'avanceCartas'
  | 'avanceElementos'
  | 'avanceSumillas'

/** A report of a plan as it is offered: what it has, and which filters it follows. */
export interface InformeDePlan {
  clave: ClaveDeInforme
  titulo: string
  texto: string
  filtros: readonly (keyof FiltroDeInforme)[]
  grupo: GrupoDeInformes
  /** It may take longer than a second: it is made meanwhile, and waits in «Mis documentos». */
  lento?: true
  /** No viewer of ours shows it: it is only saved. */
  soloDescargar?: true
}

/** The parts of the list, in their order, with their headings. */
export const gruposDeInformes = {
  plan: 'El plan',
  cursos: 'Sus cursos',
  secciones: 'Sus partes',
  competencias: 'Sus competencias',
  avance: 'Cuánto se ha avanzado',
} as const
export type GrupoDeInformes = keyof typeof gruposDeInformes

const comunes = ['areacurso_id', 'tipocurso_id', 'tipologiaespecial_id'] as const

const deCursos = ['ciclo_id', 'seccion_id', ...comunes] as const

const informe = (
  grupo: GrupoDeInformes,
  clave: ClaveDeInforme,
  titulo: string,
  texto: string,
  mas: Partial<InformeDePlan> = {},
): InformeDePlan => ({ grupo, clave, titulo, texto, filtros: [], ...mas })

/** The reports of a plan that this version makes. */
export const informesDePlan: readonly InformeDePlan[] = [
  informe(
    'plan',
    'diseno',
    'Diseño curricular',
    'Todo lo escrito en el plan: portada, índice, sus secciones, la malla, las cartas descriptivas y los sílabos.',
    { lento: true },
  ),
  informe('plan', 'disenoWord', 'Diseño curricular en Word', 'El mismo, para seguir editándolo en Word.', {
    lento: true,
  }),
  informe(
    'plan',
    'disenoLegal',
    'Diseño curricular con anexo normativo',
    'Con lo que la norma observa en el plan, y los motivos de lo que se aceptó.',
    { lento: true },
  ),
  informe(
    'plan',
    'disenoLegalWord',
    'Diseño curricular con anexo normativo, en Word',
    'El mismo, para seguir editándolo en Word.',
    { lento: true },
  ),
  informe(
    'plan',
    'plan',
    'Plan de estudios',
    'Los datos del plan, sus cursos por ciclo, los electivos, los resúmenes y la malla.',
  ),
  informe('plan', 'publico', 'Plan para el público', 'Lo que ve un postulante: los cursos y la malla.'),
  informe(
    'plan',
    'analitica',
    'Analítica curricular',
    'Qué cursos pesan más, la cadena más larga, la carga de cada ciclo y los requisitos por revisar, en dos páginas.',
  ),
  informe(
    'plan',
    'analiticaWord',
    'Analítica curricular en Word',
    'La misma, para seguir editándola en Word.',
    { soloDescargar: true },
  ),
  informe(
    'cursos',
    'obligatorios',
    'Cursos obligatorios',
    'Los cursos de los ciclos con sus horas, créditos y requisitos.',
    { filtros: ['ciclo_id', ...comunes] },
  ),
  informe('cursos', 'electivos', 'Cursos electivos', 'Los cursos de las secciones de electivos.', {
    filtros: ['seccion_id', ...comunes],
  }),
  informe('cursos', 'cartas', 'Cartas descriptivas', 'La carta descriptiva de cada curso, una tras otra.', {
    filtros: deCursos,
    lento: true,
  }),
  informe('secciones', 'lineas', 'Líneas de investigación', 'Cada línea con su descripción.'),
  informe('secciones', 'unidades', 'Unidades de aprendizaje', 'Las unidades de cada curso con sus horas.'),
  informe(
    'competencias',
    'competencias',
    'Árbol de competencias',
    'Cada una bajo la suya, con el perfil de egreso y los resultados a los que contribuye.',
  ),
  informe(
    'competencias',
    'competenciasTabla',
    'Competencias por tipo',
    'Funcionales y transversales en tablas, con cuántos cursos contribuyen a cada una.',
  ),
  informe(
    'competencias',
    'competenciasCursos',
    'Competencias con sus cursos',
    'Los cursos de cada una con el nivel al que la llevan, y la matriz.',
  ),
  informe('competencias', 'modulos', 'Módulos de competencia', 'Los módulos vigentes con sus cursos.'),
  informe(
    'avance',
    'avanceTotal',
    'Avance del plan',
    'Las secciones con su luz, lo registrado de los cursos y lo que falta.',
  ),
  informe('avance', 'estados', 'Estado de los cursos', 'Lo que le falta a cada curso.', {
    filtros: deCursos,
  }),
  informe('avance', 'avanceSilabos', 'Avance de los sílabos', 'Curso por curso.', { filtros: deCursos }),
  informe('avance', 'avanceCartas', 'Avance de las cartas descriptivas', 'Curso por curso.', {
    filtros: deCursos,
  }),
  informe('avance', 'avanceElementos', 'Avance de los elementos', 'Curso por curso.', { filtros: deCursos }),
  informe('avance', 'avanceSumillas', 'Avance de las sumillas', 'Curso por curso.', { filtros: deCursos }),
]

/** The part of a filter that a report follows. */
export const filtroDe = (informe: InformeDePlan, filtro: FiltroDeInforme): FiltroDeInforme =>
  Object.fromEntries(informe.filtros.filter(k => filtro[k]).map(k => [k, filtro[k]]))

/** Whether a course is in a report that is narrowed so. */
export const isEnFiltro = (curso: Asignatura, filtro: FiltroDeInforme): boolean =>
  Object.entries(filtro).every(([k, id]) => (curso[k as keyof FiltroDeInforme] ?? 0) === id)

/** Why a report would be empty, or null when there is something in it. */
export function whyNotInforme(
  informe: InformeDePlan,
  filtro: FiltroDeInforme,
  cursos: readonly Asignatura[],
): string | null {
  if (informe.filtros.length === 0) return null
  const propios = cursos.filter(
    c =>
      (informe.filtros.includes('ciclo_id') && c.ciclo_id) ||
      (informe.filtros.includes('seccion_id') && c.seccion_id),
  )
  if (propios.length === 0)
    return informe.clave === 'electivos' ? 'El plan no tiene cursos electivos.' : 'El plan no tiene cursos.'
  return propios.some(c => isEnFiltro(c, filtroDe(informe, filtro)))
    ? null
    : 'Ningún curso coincide con los filtros.'
}
