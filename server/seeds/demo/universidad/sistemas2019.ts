import type { PlanDeDemo } from '../plan.ts'
import { cursos } from '../tabla.ts'

/** The plan before, no longer in force: what ceasing means can be seen at once. */
export const sistemas2019: PlanDeDemo = {
  full_name: 'Plan de estudios 2019',
  numero: '04',
  numero_resolucion: '0238-2018-CU-UAS',
  fecha_resolucion: '2018-12-03',
  fechacese: '2025-12-31',
  semanas: 16,
  horas_credito_teoria: 16,
  horas_credito_practica: 32,
  creditos_totales: 204,
  creditos_generales: 35,
  creditos_electivos: 6,
  ciclos: [
    cursos(`
      FG102  | Técnicas de Estudio                   | 2 2 | 3 | HUM | g
      MA101  | Matemática I                          | 4 2 | 5 | MAT | g
      FG101  | Lengua y Comunicación                 | 3 2 | 4 | HUM | g
      IS101  | Introducción a los Sistemas           | 3 0 | 3 | SIS | e
      IS102  | Algorítmica                           | 2 4 | 4 | CMP | e
      FG103  | Desarrollo Personal                   | 0 2 | 1 | HUM | g
    `),
    cursos(`
      FG202  | Inglés Técnico I                      | 1 2 | 2 | HUM | g
      FI201  | Física General                        | 3 2 | 4 | CIE | e | MA101
      MA201  | Matemática II                         | 4 2 | 5 | MAT | e | MA101
      FG201  | Realidad Nacional                     | 3 0 | 3 | HUM | g
      IS201  | Lenguaje de Programación I            | 2 4 | 4 | CMP | e | IS102
      FG203  | Filosofía                             | 2 0 | 2 | HUM | g
    `),
    cursos(`
      FG301  | Inglés Técnico II                     | 1 2 | 2 | HUM | g | FG202
      FI301  | Física Electrónica                    | 3 2 | 4 | CIE | e | FI201
      MA301  | Matemática III                        | 4 2 | 5 | MAT | e | MA201
      IS302  | Estructuras Discretas                 | 3 2 | 4 | MAT | e | MA201
      IS301  | Lenguaje de Programación II           | 2 4 | 4 | CMP | e | IS201
      FG302  | Ecología y Ambiente                   | 2 0 | 2 | CIE | g
    `),
    cursos(`
      GE401  | Contabilidad General                  | 2 2 | 3 | GES | e
      IS402  | Circuitos Digitales                   | 2 4 | 4 | RED | e | FI301
      MA401  | Estadística General                   | 3 2 | 4 | MAT | g | MA201
      IS403  | Teoría de Sistemas                    | 3 0 | 3 | SIS | e | IS101
      IS401  | Estructura de Datos                   | 2 4 | 4 | CMP | e | IS301; IS302
      FG401  | Psicología Organizacional             | 2 0 | 2 | HUM | g
    `),
    cursos(`
      GE501  | Economía General                      | 3 0 | 3 | GES | e | GE401
      IS502  | Arquitectura del Computador           | 3 2 | 4 | RED | e | IS402
      MA501  | Métodos Numéricos                     | 2 2 | 3 | MAT | e | MA301
      IS503  | Análisis de Sistemas I                | 3 2 | 4 | SIS | e | IS403
      IS501  | Base de Datos I                       | 2 4 | 4 | CMP | e | IS401
      FG501  | Ética y Deontología                   | 2 0 | 2 | HUM | g | FG203
    `),
    cursos(`
      GE601  | Costos y Presupuestos                 | 2 2 | 3 | GES | e | GE401
      IS602  | Sistemas Operativos                   | 3 2 | 4 | RED | e | IS502
      MA601  | Investigación Operativa I             | 3 2 | 4 | MAT | e | MA401
      IS603  | Análisis de Sistemas II               | 3 2 | 4 | SIS | e | IS503
      IS601  | Base de Datos II                      | 2 4 | 4 | CMP | e | IS501
    `),
    cursos(`
      GE701  | Administración Financiera             | 2 2 | 3 | GES | e | GE601; GE501
      IS701  | Redes y Comunicaciones I              | 2 4 | 4 | RED | e | IS602
      MA701  | Investigación Operativa II            | 2 2 | 3 | MAT | e | MA601
      IS702  | Ingeniería de Software I              | 3 2 | 4 | SIS | s | IS603; IS601
      IS703  | Inteligencia Artificial               | 2 2 | 3 | CMP | s | IS401; MA401
      IN701  | Metodología de la Investigación       | 2 2 | 3 | INV | g | MA401 | Investigación
    `),
    cursos(`
      GE801  | Proyectos de Inversión                | 3 2 | 4 | GES | e | GE701
      IS801  | Redes y Comunicaciones II             | 2 4 | 4 | RED | e | IS701
      IS804  | Simulación de Sistemas                | 2 2 | 3 | SIS | s | MA601
      IS802  | Ingeniería de Software II             | 3 2 | 4 | SIS | s | IS702
      IS803  | Programación Web                      | 2 4 | 4 | CMP | s | IS601
    `),
    cursos(`
      GE901  | Planeamiento Estratégico              | 3 2 | 4 | GES | s | GE801
      IS902  | Seguridad Informática                 | 2 2 | 3 | RED | s | IS801
      IN901  | Tesis I                               | 2 4 | 4 | INV | s | IN701; 140 cr | Investigación
      IS901  | Auditoría de Sistemas                 | 2 2 | 3 | SIS | s | IS802
      IS903  | Sistemas de Información Gerencial     | 2 2 | 3 | SIS | s | IS603
      PR901  | Prácticas Preprofesionales            | 0 8 | 4 | SIS | s | 140 cr | Prácticas preprofesionales
    `),
    cursos(`
      GE1001 | Gestión de la Calidad                 | 2 2 | 3 | GES | s | GE901
      IS1001 | Gerencia de Proyectos de Software     | 3 2 | 4 | SIS | s | IS802; GE801
      IN1001 | Tesis II                              | 2 4 | 4 | INV | s | IN901 | Investigación
      IS1003 | Taller de Sistemas                    | 2 4 | 4 | SIS | s | IS802 | Taller
      IS1002 | Comercio Electrónico                  | 2 2 | 3 | SIS | s | IS803
    `),
  ],
  electivos: [
    {
      nombre: 'Electivos',
      creditos_requeridos: 6,
      cursos: cursos(`
        EL01 | Computación Gráfica                     | 2 2 | 3 | CMP | s | IS401
        EL02 | Sistemas Distribuidos                   | 2 2 | 3 | RED | s | IS701
        EL03 | Minería de Datos                        | 2 2 | 3 | CMP | s | IS601; MA401
        EL04 | Liderazgo y Negociación                 | 3 0 | 3 | GES | e | 120 cr
      `),
    },
  ],
}
