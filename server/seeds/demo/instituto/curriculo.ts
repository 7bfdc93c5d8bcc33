import type { CurriculoDeDemo } from '../curriculo.ts'
import { competenciasDeSistemas } from './competencias.ts'

/** The plan of Desarrollo de Sistemas de Información, beyond its malla: modules with the courses of two periods each. */
export const curriculoDeSistemas: CurriculoDeDemo = {
  terminos: {
    nombreCompetencia: 'Unidad de competencia',
    nombreCompetencias: 'Unidades de competencia',
    nombreElemento: 'Indicador de logro',
    letraDos: 'UC',
    letraTres: 'IL',
  },
  perfilEgreso: [
    'Brinda soporte técnico a equipos, redes y usuarios según los procedimientos de la organización.',
    'Desarrolla aplicaciones web y móviles con buenas prácticas de programación.',
    'Administra bases de datos y obtiene de ellas información para decidir.',
    'Implanta sistemas de información y capacita a quienes los usan.',
  ],
  entradas: {
    lineasInvestigaciones: [
      {
        nombre: 'Soluciones digitales para micro y pequeñas empresas',
        texto: 'Ventas, inventarios y trámites al alcance de negocios locales.',
      },
      {
        nombre: 'Innovación en servicios de soporte',
        texto: 'Atención a distancia y mantenimiento preventivo.',
      },
    ],
    modulosCompetencia: [
      {
        modulo: 1,
        version: 1,
        nombre: 'Soporte técnico',
        texto: 'Realizar el mantenimiento de equipos de cómputo y dar soporte a los usuarios.',
        cursos: ['DS101', 'DS102', 'DS103', 'DS104'],
      },
      {
        modulo: 1,
        version: 2,
        nombre: 'Soporte técnico y administración de redes',
        texto:
          'Brindar soporte técnico a equipos, redes y usuarios, y proteger los datos, de acuerdo con los procedimientos de la organización.',
        cursos: ['DS101', 'DS102', 'DS103', 'DS104', 'DS201', 'DS202', 'DS203', 'DS204'],
      },
      {
        modulo: 2,
        version: 1,
        nombre: 'Desarrollo de software y bases de datos',
        texto:
          'Desarrollar y probar aplicaciones, y administrar sus bases de datos, según los requerimientos del cliente.',
        cursos: ['DS301', 'DS302', 'DS303', 'DS304', 'DS401', 'DS402', 'DS403', 'DS404'],
      },
      {
        modulo: 3,
        version: 1,
        nombre: 'Implantación y gestión de sistemas de información',
        texto: 'Implantar sistemas de información, gestionar su proyecto y asegurar su continuidad.',
        cursos: ['DS501', 'DS502', 'DS503', 'DS504', 'DS601', 'DS602', 'DS603', 'DS604'],
        incompleto: true,
      },
    ],
    criteriosEvaluaciones: [
      {
        nombre: 'Indicadores de logro',
        peso: 60,
        texto: 'Se evalúan con lista de cotejo en cada unidad didáctica.',
      },
      { nombre: 'Producto integrador', peso: 40 },
    ],
  },
  competencias: competenciasDeSistemas,
  laboratorios: ['Laboratorio de Cómputo A', 'Taller de Soporte Técnico'],
}
