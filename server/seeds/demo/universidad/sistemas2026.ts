import type { PlanDeDemo } from '../plan.ts'
import { cursos } from '../tabla.ts'

export const sistemas2026: PlanDeDemo = {
  full_name: 'Plan de estudios 2026',
  publica: { direccion: 'ingenieria-de-sistemas-2026', con_silabos: true },
  numero: '05',
  numero_resolucion: '0412-2025-CU-UAS',
  fecha_resolucion: '2025-11-14',
  semanas: 16,
  horas_credito_teoria: 16,
  horas_credito_practica: 32,
  creditos_totales: 209,
  creditos_generales: 36,
  creditos_electivos: 9,
  ciclos: [
    cursos(`
      EG101  | Comunicación y Redacción Académica         | 1 2 1 | 3 | HUM | g
      SI101  | Introducción a la Ingeniería de Sistemas   | 2 2   | 3 | SIS | e
      CO101  | Fundamentos de Programación                | 2 4   | 4 | CMP | e | | Laboratorio
      EG103  | Metodología del Trabajo Universitario      | 2 2   | 3 | HUM | g
      EG102  | Matemática Básica                          | 3 2   | 4 | MAT | g
      EG105  | Actividades Culturales y Deportivas        | 0 2   | 1 | HUM | g | | Taller
      EG104  | Filosofía y Pensamiento Crítico            | 2 2   | 3 | HUM | g
    `),
    cursos(`
      EG203  | Inglés I                                   | 1 2   | 2 | HUM | g | | Idioma extranjero
      EG201  | Realidad Nacional y Globalización          | 0 2 2 | 3 | HUM | g
      CO201  | Programación Orientada a Objetos           | 2 4   | 4 | CMP | e | CO101 | Laboratorio
      MA202  | Álgebra Lineal                             | 3 2   | 4 | MAT | e | EG102
      MA201  | Cálculo Diferencial                        | 4 2   | 5 | MAT | e | EG102
      EG202  | Ecología y Desarrollo Sostenible           | 2 2   | 3 | CIE | g
    `),
    cursos(`
      EG301  | Inglés II                                  | 1 2   | 2 | HUM | g | EG203 | Idioma extranjero
      EG302  | Responsabilidad Social Universitaria       | 0 2   | 1 | HUM | g | EG201 | Responsabilidad social
      CO301  | Estructura de Datos y Algoritmos           | 2 4   | 4 | CMP | e | CO201 | Laboratorio
      MA302  | Matemática Discreta                        | 3 2   | 4 | MAT | e | MA202
      MA301  | Cálculo Integral                           | 4 2   | 5 | MAT | e | MA201
      FI301  | Física I                                   | 3 2   | 4 | CIE | e | MA201
      FI302  | Laboratorio de Física I                    | 0 2   | 1 | CIE | e | FI301* | Laboratorio
    `),
    cursos(`
      EG401  | Inglés III                                 | 1 2   | 2 | HUM | g | EG301 | Idioma extranjero
      SI401  | Teoría General de Sistemas                 | 3 0   | 3 | SIS | e | SI101
      CO401  | Base de Datos I                            | 2 4   | 4 | CMP | e | CO301 | Laboratorio
      MA401  | Estadística y Probabilidades               | 3 2   | 4 | MAT | g | MA201
      MA402  | Ecuaciones Diferenciales                   | 3 2   | 4 | MAT | e | MA301
      FI401  | Física II                                  | 3 2   | 4 | CIE | e | FI301; MA301*
    `),
    cursos(`
      GE501  | Economía para Ingenieros                   | 3 0   | 3 | GES | e | 80 cr
      SI501  | Análisis y Modelado de Procesos            | 2 2   | 3 | SIS | e | SI401
      CO503  | Desarrollo de Aplicaciones Web             | 2 2   | 3 | CMP | e | CO401 | Taller
      CO501  | Base de Datos II                           | 2 4   | 4 | CMP | e | CO401 | Laboratorio
      MA501  | Métodos Numéricos                          | 2 2   | 3 | MAT | e | MA402; CO101
      CO502  | Arquitectura de Computadoras               | 2 2   | 3 | RED | e | FI401; MA302
      EG501  | Ética Profesional                          | 0 0 2 | 2 | HUM | g | EG104
    `),
    cursos(`
      GE601  | Contabilidad y Costos                      | 2 2   | 3 | GES | e | GE501
      SI601  | Ingeniería de Requisitos                   | 2 2   | 3 | SIS | e | SI501
      IN601  | Metodología de la Investigación            | 2 2   | 3 | INV | g | EG103; MA401 | Investigación
      MA601  | Investigación de Operaciones I             | 3 2   | 4 | MAT | e | MA401; MA202
      RE601  | Redes de Computadoras I                    | 2 4   | 4 | RED | e | CO502 | Laboratorio
      CO601  | Sistemas Operativos                        | 3 2   | 4 | RED | e | CO502
    `),
    cursos(`
      GE701  | Gestión Financiera                         | 2 2   | 3 | GES | e | GE601
      SI701  | Ingeniería de Software I                   | 3 2   | 4 | SIS | s | SI601; CO503
      SI702  | Simulación de Sistemas                     | 2 2   | 3 | SIS | s | MA601; CO301
      CO701  | Inteligencia Artificial                    | 3 2   | 4 | CMP | s | MA401; (MA501 o MA601)
      RE701  | Redes de Computadoras II                   | 2 4   | 4 | RED | e | RE601 | Laboratorio
      MA701  | Investigación de Operaciones II            | 2 2   | 3 | MAT | e | MA601
    `),
    cursos(`
      GE801  | Formulación y Evaluación de Proyectos      | 3 2   | 4 | GES | e | GE701
      SI801  | Ingeniería de Software II                  | 3 2   | 4 | SIS | s | SI701
      SI802  | Arquitectura Empresarial                   | 2 2   | 3 | SIS | s | SI601; 130 cr
      SI803  | Inteligencia de Negocios                   | 2 2   | 3 | SIS | s | CO501; MA401
      RE801  | Seguridad de la Información                | 2 4   | 4 | RED | s | RE701; CO601
    `),
    cursos(`
      PR901  | Prácticas Preprofesionales I               | 0 6   | 3 | SIS | s | 150 cr | Prácticas preprofesionales
      SI901  | Gestión de Proyectos de Tecnología         | 3 2   | 4 | SIS | s | GE801; SI801
      SI903  | Gestión de Servicios de Tecnología         | 2 2   | 3 | SIS | s | SI802
      IN901  | Seminario de Tesis I                       | 2 4   | 4 | INV | s | IN601; 150 cr | Investigación
      SI902  | Auditoría de Sistemas                      | 2 2   | 3 | SIS | s | RE801
    `),
    cursos(`
      PR1001 | Prácticas Preprofesionales II              | 0 8   | 4 | SIS | s | PR901 | Prácticas preprofesionales
      SI1002 | Proyecto Integrador de Sistemas            | 2 4   | 4 | SIS | s | SI901; PR1001* | Taller
      SI1001 | Planeamiento Estratégico de Tecnología     | 3 2   | 4 | GES | s | SI903
      IN1001 | Seminario de Tesis II                      | 2 4   | 4 | INV | s | IN901 | Investigación
      SI1003 | Legislación Informática                    | 2 0   | 2 | HUM | s | EG501; 160 cr
    `),
  ],
  electivos: [
    {
      nombre: 'Electivos de especialidad',
      creditos_requeridos: 6,
      cursos: cursos(`
        EE01 | Aprendizaje Automático                     | 2 2   | 3 | CMP | s | CO701
        EE02 | Minería de Datos                           | 2 2   | 3 | CMP | s | CO501; MA401
        EE03 | Desarrollo de Aplicaciones Móviles         | 2 2   | 3 | CMP | s | CO503
        EE04 | Computación en la Nube                     | 2 2   | 3 | RED | s | RE601
        EE05 | Internet de las Cosas                      | 2 2   | 3 | RED | s | RE601; CO601
        EE06 | Calidad y Pruebas de Software              | 2 2   | 3 | SIS | s | SI701
        EE07 | Informática Forense                        | 2 2   | 3 | RED | s | RE801*
      `),
    },
    {
      nombre: 'Electivos complementarios',
      creditos_requeridos: 3,
      cursos: cursos(`
        EC01 | Emprendimiento e Innovación Tecnológica    | 2 2   | 3 | GES | e | 120 cr
        EC02 | Comportamiento Organizacional              | 3 0   | 3 | GES | e | 120 cr
        EC03 | Quechua Básico                             | 2 2   | 3 | HUM | e
        EC04 | Gobierno Electrónico                       | 0 0 3 | 3 | SIS | e | SI501
      `),
    },
  ],
}
