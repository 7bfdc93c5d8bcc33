import type { ProgramaDeDemo } from '../plan.ts'
import { cursos } from '../tabla.ts'
import { CINCO_ANIOS } from './periodos.ts'

export const civil: ProgramaDeDemo = {
  ...CINCO_ANIOS,
  nombre: 'Ingeniería Civil',
  planes: [
    {
      full_name: 'Plan de estudios 2024',
      numero: '03',
      numero_resolucion: '0187-2023-CU-UAS',
      fecha_resolucion: '2023-10-20',
      semanas: 16,
      horas_credito_teoria: 16,
      horas_credito_practica: 32,
      creditos_totales: 210,
      creditos_generales: 36,
      creditos_electivos: 6,
      ciclos: [
        cursos(`
          EG104  | Filosofía y Pensamiento Crítico                | 2 2    | 3 | HUM | g
          IC102  | Dibujo de Ingeniería                           | 0 4    | 2 | CON | e | | Taller
          QU101  | Química General                                | 3 2    | 4 | CIE | e | | Laboratorio
          EG102  | Matemática Básica                              | 3 2    | 4 | MAT | g
          EG103  | Metodología del Trabajo Universitario          | 2 2    | 3 | HUM | g
          EG105  | Actividades Culturales y Deportivas            | 0 2    | 1 | HUM | g | | Taller
          EG101  | Comunicación y Redacción Académica             | 1 2 1  | 3 | HUM | g
          IC101  | Introducción a la Ingeniería Civil             | 2 0    | 2 | CON | e
        `),
        cursos(`
          EG203  | Inglés I                                       | 1 2    | 2 | HUM | g | | Idioma extranjero
          IC201  | Geometría Descriptiva                          | 1 4    | 3 | CON | e | IC102
          EG202  | Ecología y Desarrollo Sostenible               | 2 2    | 3 | CIE | g
          MA202  | Álgebra Lineal                                 | 3 2    | 4 | MAT | e | EG102
          MA201  | Cálculo Diferencial                            | 4 2    | 5 | MAT | e | EG102
          EG201  | Realidad Nacional y Globalización              | 0 2 2  | 3 | HUM | g
        `),
        cursos(`
          EG301  | Inglés II                                      | 1 2    | 2 | HUM | g | EG203 | Idioma extranjero
          IC301  | Topografía I                                   | 2 4    | 4 | GEO | e | IC201; MA201
          IC302  | Geología Aplicada                              | 2 2    | 3 | GEO | e | QU101
          IC303  | Programación para Ingeniería                   | 1 2    | 2 | CIE | e | MA202
          MA301  | Cálculo Integral                               | 4 2    | 5 | MAT | e | MA201
          FI301  | Física I                                       | 3 2    | 4 | CIE | e | MA201
          FI302  | Laboratorio de Física I                        | 0 2    | 1 | CIE | e | FI301* | Laboratorio
          EG302  | Responsabilidad Social Universitaria           | 0 2    | 1 | HUM | g | EG201 | Responsabilidad social
        `),
        cursos(`
          EG401  | Inglés III                                     | 1 2    | 2 | HUM | g | EG301 | Idioma extranjero
          IC402  | Topografía II                                  | 2 2    | 3 | GEO | e | IC301
          MA401  | Estadística y Probabilidades                   | 3 2    | 4 | MAT | g | MA201
          IC401  | Estática                                       | 3 2    | 4 | EST | e | FI301; MA202
          MA402  | Ecuaciones Diferenciales                       | 3 2    | 4 | MAT | e | MA301
          FI401  | Física II                                      | 3 2    | 4 | CIE | e | FI301; MA301*
        `),
        cursos(`
          IC503  | Tecnología de los Materiales                   | 2 2    | 3 | CON | e | IC302 | Laboratorio
          EG501  | Ética Profesional                              | 0 0 2  | 2 | HUM | g | EG104
          IC504  | Mecánica de Suelos I                           | 3 2    | 4 | GEO | e | IC302; IC401 | Laboratorio
          IC501  | Resistencia de Materiales I                    | 3 2    | 4 | EST | e | IC401; MA301
          MA501  | Métodos Numéricos                              | 2 2    | 3 | MAT | e | MA402; IC303
          IC502  | Mecánica de Fluidos                            | 3 2    | 4 | HID | e | FI401; MA402
        `),
        cursos(`
          IC603  | Tecnología del Concreto                        | 2 2    | 3 | CON | e | IC503 | Laboratorio
          IC605  | Diseño de Carreteras                           | 2 2    | 3 | GEO | e | IC402
          IC604  | Mecánica de Suelos II                          | 3 2    | 4 | GEO | e | IC504; IC501*
          IC601  | Resistencia de Materiales II                   | 3 2    | 4 | EST | e | IC501
          IN601  | Metodología de la Investigación                | 2 2    | 3 | INV | g | EG103; MA401 | Investigación
          IC602  | Hidráulica de Canales                          | 3 2    | 4 | HID | e | IC502
        `),
        cursos(`
          IC703  | Construcción I                                 | 2 2    | 3 | CON | s | IC603
          GE701  | Economía para Ingenieros                       | 3 0    | 3 | CON | e | 110 cr
          IC704  | Pavimentos                                     | 2 2    | 3 | GEO | s | IC605; IC604
          IC701  | Análisis Estructural I                         | 3 2    | 4 | EST | s | IC601; MA501
          IC702  | Hidrología                                     | 2 2    | 3 | HID | s | IC602; MA401
          IC705  | Instalaciones Sanitarias                       | 2 2    | 3 | HID | s | IC602
          IC706  | Instalaciones Eléctricas                       | 1 2    | 2 | CON | s | FI401
        `),
        cursos(`
          IC804  | Construcción II                                | 2 2    | 3 | CON | s | IC703
          IC805  | Costos y Presupuestos de Obra                  | 2 4    | 4 | CON | s | IC703; GE701
          IC801  | Análisis Estructural II                        | 3 2    | 4 | EST | s | IC701
          IC802  | Concreto Armado I                              | 3 2    | 4 | EST | s | IC701; IC603
          IC803  | Abastecimiento de Agua y Alcantarillado        | 3 2    | 4 | HID | s | IC702; IC705
        `),
        cursos(`
          PR901  | Prácticas Preprofesionales I                   | 0 6    | 3 | CON | s | 150 cr | Prácticas preprofesionales
          IC904  | Programación y Control de Obras                | 2 2    | 3 | CON | s | IC805; (IC804 o 160 cr)
          IC902  | Ingeniería Sismorresistente                    | 3 2    | 4 | EST | s | IC801
          IC903  | Cimentaciones                                  | 2 2    | 3 | GEO | s | IC604; IC802
          IN901  | Seminario de Tesis I                           | 2 4    | 4 | INV | s | IN601; 150 cr | Investigación
          IC901  | Concreto Armado II                             | 3 2    | 4 | EST | s | IC802
        `),
        cursos(`
          PR1001 | Prácticas Preprofesionales II                  | 0 8    | 4 | CON | s | PR901 | Prácticas preprofesionales
          IC1002 | Gestión de Proyectos de Construcción           | 2 2    | 3 | CON | s | IC904
          IC1001 | Diseño en Acero y Madera                       | 2 2    | 3 | EST | s | IC801
          IC1003 | Impacto Ambiental y Gestión del Riesgo         | 2 2    | 3 | CIE | s | EG202; 130 cr
          IN1001 | Seminario de Tesis II                          | 2 4    | 4 | INV | s | IN901 | Investigación
        `),
      ],
      electivos: [
        {
          nombre: 'Electivos de especialidad',
          creditos_requeridos: 6,
          cursos: cursos(`
            EE01 | Puentes                                        | 2 2    | 3 | EST | s | IC802
            EE02 | Albañilería Estructural                        | 2 2    | 3 | EST | s | IC701
            EE03 | Irrigaciones                                   | 2 2    | 3 | HID | s | IC602
            EE04 | Modelado de la Información de la Construcción  | 1 4    | 3 | CON | s | IC703
            EE05 | Ingeniería de Tránsito                         | 2 2    | 3 | GEO | s | IC605; MA401
          `),
        },
      ],
    },
  ],
}
