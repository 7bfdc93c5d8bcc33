import { ESCALA_DE_INSTITUTO } from '../empresas/ajustes.ts'
import { type EstructuraDeSilabo, estructuraCon, type Hechos } from './estructura.ts'

/** A structure that an institution can begin from, told by what is in it and never by a name of another institution. */
export interface EstructuraLista {
  id: string
  nombre: string
  descripcion: string
  estructura: EstructuraDeSilabo
}

const lista = (id: string, nombre: string, descripcion: string, hechos: Hechos): EstructuraLista => ({
  id,
  nombre,
  descripcion,
  estructura: estructuraCon(hechos),
})

/** Six structures that are common in Peruvian universities, and the one of institutes. */
export const estructurasListas: readonly EstructuraLista[] = [
  lista(
    'competencias',
    'Por competencias, 16 semanas',
    'Competencias y resultados de aprendizaje; unidades con contenidos, actividades, recursos y evidencias.',
    {
      secciones: [
        'datos',
        'sumilla',
        'competencias',
        'resultados',
        'unidadesaprendizaje',
        'metodologia',
        'evaluacion',
        'bibliografia',
      ],
    },
  ),
  lista(
    'competencias-17',
    'Por competencias, 17 semanas, con tutoría y valores',
    'La programación llega hasta la semana 17. Se añaden valores, investigación formativa y tutoría.',
    {
      secciones: [
        'datos',
        'sumilla',
        'competencias',
        'resultados',
        ['valores', 'Valores y actitudes'],
        ['unidadesaprendizaje', 'Programación de contenidos'],
        ['metodologia', 'Estrategias metodológicas'],
        'investigacionFormativa',
        'tutoria',
        'evaluacion',
        ['bibliografia', 'Fuentes de información'],
      ],
      semanas: 17,
    },
  ),
  lista(
    'logros',
    'Por logros de aprendizaje',
    'Un logro del curso y uno por unidad; evidencias por semana.',
    {
      secciones: [
        'datos',
        'sumilla',
        ['resultados', 'Logro de aprendizaje del curso'],
        ['unidadesaprendizaje', 'Unidades y logros específicos'],
        'metodologia',
        ['evaluacion', 'Sistema de evaluación'],
        ['bibliografia', 'Fuentes de información'],
      ],
      columnas: {
        resultado: 'Logro específico de la unidad',
        contenidos: 'Temario',
        actividades: 'Actividades',
        evidencias: 'Evidencia de aprendizaje',
      },
    },
  ),
  lista(
    'resultados-breve',
    'Breve, por resultados',
    'Lo mínimo: resultados, contenidos y actividades por semana, evaluación y bibliografía.',
    {
      secciones: [
        'datos',
        'sumilla',
        'resultados',
        ['unidadesaprendizaje', 'Cronograma'],
        'metodologia',
        'evaluacion',
        'bibliografia',
      ],
      columnas: { contenidos: 'Contenidos', actividades: 'Actividades' },
    },
  ),
  lista(
    'investigacion',
    'Con investigación formativa y responsabilidad social',
    'La investigación formativa es requerida y los ejes transversales tienen sección propia; anexos con rúbricas.',
    {
      secciones: [
        'datos',
        'sumilla',
        'competencias',
        'resultados',
        ['valores', 'Ejes transversales'],
        ['unidadesaprendizaje', 'Programación académica'],
        ['metodologia', 'Estrategias didácticas'],
        'investigacionFormativa',
        'evaluacion',
        ['bibliografia', 'Referencias bibliográficas'],
        ['anexos', 'Anexos y rúbricas'],
      ],
      opcionales: ['anexos'],
    },
  ),
  lista(
    'tutoria',
    'Con tutoría y anexos, 17 semanas',
    'Competencia del curso, programación por unidades de 17 semanas, tutoría y anexos.',
    {
      secciones: [
        'datos',
        'sumilla',
        ['competencias', 'Competencia del curso'],
        ['unidadesaprendizaje', 'Programación temática'],
        ['metodologia', 'Metodología y recursos'],
        'evaluacion',
        'tutoria',
        'bibliografia',
        'anexos',
      ],
      opcionales: ['anexos'],
      semanas: 17,
    },
  ),
  lista(
    'instituto',
    'Instituto: módulo y unidad didáctica',
    'Unidad de competencia del módulo, indicadores de logro de la unidad didáctica y actividades de aprendizaje; se aprueba con 13.',
    {
      secciones: [
        ['datos', 'Información general'],
        'sumilla',
        ['competencias', 'Unidad de competencia del módulo formativo'],
        ['resultados', 'Capacidad de la unidad didáctica'],
        ['unidadesaprendizaje', 'Actividades de aprendizaje'],
        'metodologia',
        ['valores', 'Competencias para la empleabilidad'],
        'evaluacion',
        ['bibliografia', 'Fuentes de información'],
      ],
      opcionales: ['sumilla', 'valores'],
      columnas: {
        resultado: 'Indicador de logro',
        contenidos: 'Contenidos',
        actividades: 'Actividades de aprendizaje',
        recursos: 'Recursos',
        evidencias: 'Evidencia',
      },
      unidad: { singular: 'indicador de logro', plural: 'indicadores de logro', genero: 'm' },
      semanas: 18,
      escala: ESCALA_DE_INSTITUTO,
    },
  ),
]
