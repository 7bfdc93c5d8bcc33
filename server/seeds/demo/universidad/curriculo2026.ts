import type { CurriculoDeDemo, EquivalenciaDeDemo } from '../curriculo.ts'
import { competencias2026 } from './competencias2026.ts'

const filas: readonly EquivalenciaDeDemo[] = [
  ['FG101', 'EG101'],
  ['FG102', 'EG103'],
  ['MA101', 'EG102', 'total', 'Cubre también los temas de límites.'],
  ['IS101', 'SI101'],
  ['IS102', 'CO101'],
  ['FG201', 'EG201'],
  ['FG202', 'EG203'],
  ['FG301', 'EG301'],
  ['IS201+IS301', 'CO201'],
  ['MA201', 'MA201'],
  ['MA301', 'MA301', 'parcial', 'Falta la unidad de series.'],
  ['IS302', 'MA302'],
  ['IS401', 'CO301'],
  ['FI201', 'FI301+FI302', 'condicionada', 'Con examen de laboratorio aprobado.'],
  ['MA401', 'MA401'],
  ['IS403', 'SI401'],
  ['IS501', 'CO401'],
  ['IS601', 'CO501'],
  ['MA501', 'MA501'],
  ['IS502', 'CO502'],
  ['FG203', 'EG104', 'parcial'],
  ['FG501', 'EG501'],
  ['GE501', 'GE501'],
  ['GE401+GE601', 'GE601'],
  ['IN701', 'IN601'],
  ['IS503+IS603', 'SI501+SI601'],
]

/** The plan in force of Ingeniería de Sistemas, beyond its malla. */
export const curriculo2026: CurriculoDeDemo = {
  perfilEgreso: [
    'Diseña sistemas de información que resuelven problemas reales de las organizaciones, con métodos de ingeniería.',
    'Construye software seguro y comprobado, y lo mantiene a lo largo de su vida útil.',
    'Administra datos, redes y servicios de tecnología de modo que estén disponibles y protegidos.',
    'Modela y simula procesos para decidir con evidencia.',
    'Dirige proyectos de tecnología dentro de plazos y costos, con equipos de varias disciplinas.',
    'Investiga con rigor y comunica los resultados con claridad, en español y en inglés.',
    'Actúa con ética y responsabilidad ante la sociedad y el ambiente.',
  ],
  entradas: {
    lineasInvestigaciones: [
      {
        nombre: 'Inteligencia artificial aplicada a la región andina',
        texto:
          'Aprendizaje automático, visión y lenguaje para la agricultura, la salud y la educación de la región, con atención al quechua y al aimara.',
      },
      {
        nombre: 'Ingeniería de software y calidad',
        texto: 'Métodos, pruebas y métricas para producir software que se pueda mantener.',
      },
      {
        nombre: 'Seguridad de la información',
        texto: 'Protección de datos personales, respuesta a incidentes e informática forense.',
      },
      {
        nombre: 'Gobierno digital y transformación de servicios',
        texto: 'Procesos, interoperabilidad y datos abiertos en entidades públicas.',
        incompleto: true,
      },
    ],
    perfilIngresos: [
      {
        grupo: 'Conocimientos',
        nombre: 'Resuelve problemas con álgebra, funciones y geometría',
        texto: 'Interpreta enunciados, plantea ecuaciones y comprueba sus resultados.',
      },
      { grupo: 'Conocimientos', nombre: 'Lee textos expositivos y distingue ideas principales' },
      { grupo: 'Habilidades', nombre: 'Usa herramientas digitales para buscar y presentar información' },
      { grupo: 'Habilidades', nombre: 'Trabaja en equipo' },
      { grupo: 'Actitudes y valores', nombre: 'Muestra curiosidad y constancia ante lo que no conoce' },
    ],
    actividadesExtraCurriculares: [
      {
        grupo: 'Académica',
        nombre: 'Club de programación',
        texto: 'Dos sesiones por semana; prepara para concursos.',
      },
      { grupo: 'Cultural', nombre: 'Elenco de danzas andinas' },
      { grupo: 'Deportiva', nombre: 'Selección de fútbol y vóley' },
      {
        grupo: 'Proyección social',
        nombre: 'Alfabetización digital de adultos mayores',
        texto: 'Un sábado al mes en locales comunales.',
      },
    ],
    criteriosEvaluaciones: [
      {
        nombre: 'Evaluación de proceso',
        peso: 40,
        texto: 'Prácticas, controles de lectura y participación.',
      },
      { nombre: 'Evaluación parcial', peso: 25, texto: 'Octava semana.' },
      { nombre: 'Evaluación final', peso: 25, texto: 'Semana dieciséis, integradora.' },
      { nombre: 'Investigación formativa', peso: 10, texto: 'Producto revisado con rúbrica.' },
    ],
    criteriosGraduaciones: [
      { nombre: 'Haber aprobado los 209 créditos del plan' },
      { nombre: 'Acreditar el idioma extranjero', texto: 'Nivel B1 del Marco Común Europeo o equivalente.' },
      { nombre: 'Aprobar el trabajo de investigación', texto: 'Según el reglamento de grados y títulos.' },
    ],
    criteriosTitulaciones: [
      { grupo: 'Para todas', nombre: 'Tener el grado de bachiller' },
      { grupo: 'Tesis', nombre: 'Sustentar y aprobar una tesis' },
      {
        grupo: 'Trabajo de suficiencia profesional',
        nombre: 'Sustentar un informe de la experiencia profesional',
        texto: 'Al menos tres años de ejercicio.',
      },
    ],
    cursosConvalidacion: [
      {
        texto:
          'Quienes vienen del plan 2019 convalidan de oficio los cursos de la tabla. Los de equivalencia condicionada piden además lo que dice su nota.',
      },
    ],
    unidadesAprendizaje: [
      { unidad: 1, curso: 'CO101', nombre: 'Algoritmos y expresiones', semanas: 4 },
      { unidad: 2, curso: 'CO101', nombre: 'Decisiones y repeticiones', semanas: 4 },
      { unidad: 3, curso: 'CO101', nombre: 'Funciones y módulos', semanas: 4 },
      { unidad: 4, curso: 'CO101', nombre: 'Arreglos y archivos', semanas: 4 },
      { unidad: 5, curso: 'MA201', nombre: 'Límites y continuidad', semanas: 5 },
      { unidad: 6, curso: 'MA201', nombre: 'La derivada', semanas: 6 },
      { unidad: 7, curso: 'MA201', nombre: 'Aplicaciones de la derivada', semanas: 5, incompleto: true },
    ],
  },
  competencias: competencias2026,
  laboratorios: [
    'Laboratorio de Cómputo 1',
    'Laboratorio de Redes',
    'Laboratorio de Física',
    'Taller de Hardware',
  ],
  equivalencias: { con: 'Plan de estudios 2019', filas },
}
