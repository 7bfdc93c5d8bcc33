import type { ProgramaDeDemo } from '../plan.ts'
import { cursos } from '../tabla.ts'
import { CINCO_ANIOS } from './periodos.ts'

export const educacionPrimaria: ProgramaDeDemo = {
  ...CINCO_ANIOS,
  nombre: 'Educación Primaria',
  planes: [
    {
      full_name: 'Plan de estudios 2026',
      numero: '04',
      // Waits for its resolution: what is pending is shown as pending.
      semanas: 16,
      horas_credito_teoria: 16,
      horas_credito_practica: 32,
      creditos_totales: 202,
      creditos_generales: 37,
      creditos_electivos: 6,
      ciclos: [
        cursos(`
          EG101  | Comunicación y Redacción Académica             | 1 2 1  | 3  | HUM | g
          EG102  | Matemática Básica                              | 3 2    | 4  | MAT | g
          EG103  | Metodología del Trabajo Universitario          | 2 2    | 3  | HUM | g
          EG104  | Filosofía y Pensamiento Crítico                | 2 2    | 3  | HUM | g
          EG105  | Actividades Culturales y Deportivas            | 0 2    | 1  | HUM | g | | Taller
          ED101  | Historia y Sentido de la Educación             | 3 0    | 3  | PED | e
          ED102  | Psicología General                             | 2 2    | 3  | PED | e
        `),
        cursos(`
          EG201  | Realidad Nacional y Globalización              | 0 2 2  | 3  | HUM | g
          EG202  | Ecología y Desarrollo Sostenible               | 2 2    | 3  | CIE | g
          EG203  | Inglés I                                       | 1 2    | 2  | HUM | g | | Idioma extranjero
          EG204  | Herramientas Digitales para Aprender           | 1 2    | 2  | CIE | g
          ED201  | Psicología del Desarrollo                      | 2 2    | 3  | PED | e | ED102
          ED202  | Filosofía de la Educación                      | 3 0    | 3  | PED | e | ED101
          ED203  | Expresión Oral y Corporal                      | 1 2    | 2  | DID | e | | Taller
          PR201  | Práctica Inicial I                             | 0 4    | 2  | PRA | e | ED101 | Prácticas preprofesionales
        `),
        cursos(`
          ED301  | Teorías del Aprendizaje                        | 3 0    | 3  | PED | e | ED201
          ED302  | Currículo de la Educación Básica               | 2 2    | 3  | PED | e | ED202
          ED303  | Literatura Infantil                            | 2 2    | 3  | HUM | e | EG101
          ED304  | Matemática para la Educación Primaria I        | 2 2    | 3  | MAT | e | EG102
          ED305  | Ciencias Naturales                             | 2 2    | 3  | CIE | e | EG202
          EG301  | Inglés II                                      | 1 2    | 2  | HUM | g | EG203 | Idioma extranjero
          EG302  | Responsabilidad Social Universitaria           | 0 2    | 1  | HUM | g | EG201 | Responsabilidad social
          PR301  | Práctica Inicial II                            | 0 4    | 2  | PRA | e | PR201 | Prácticas preprofesionales
        `),
        cursos(`
          ED401  | Didáctica General                              | 3 2    | 4  | DID | e | ED301; ED302
          ED402  | Matemática para la Educación Primaria II       | 2 2    | 3  | MAT | e | ED304
          ED403  | Historia y Geografía del Perú                  | 2 2    | 3  | HUM | e | EG201
          ED404  | Educación Inclusiva                            | 2 2    | 3  | PED | e | ED201
          MA401  | Estadística Aplicada a la Educación            | 2 2    | 3  | MAT | g | EG102
          EG401  | Inglés III                                     | 1 2    | 2  | HUM | g | EG301 | Idioma extranjero
          PR401  | Práctica Inicial III                           | 0 4    | 2  | PRA | e | PR301; ED401* | Prácticas preprofesionales
        `),
        cursos(`
          ED501  | Didáctica de la Comunicación I                 | 2 4    | 4  | DID | s | ED401; ED303
          ED502  | Didáctica de la Matemática I                   | 2 4    | 4  | DID | s | ED401; ED402
          ED503  | Evaluación de los Aprendizajes                 | 2 2    | 3  | PED | e | ED401
          ED504  | Tutoría y Orientación                          | 2 2    | 3  | PED | e | ED404
          EG501  | Ética Profesional                              | 0 0 2  | 2  | HUM | g | EG104
          PR501  | Práctica Intermedia I                          | 0 8    | 4  | PRA | s | PR401; (ED501* o ED502*) | Prácticas preprofesionales
        `),
        cursos(`
          ED601  | Didáctica de la Comunicación II                | 2 4    | 4  | DID | s | ED501
          ED602  | Didáctica de la Matemática II                  | 2 4    | 4  | DID | s | ED502
          ED603  | Didáctica de la Ciencia y la Tecnología        | 2 4    | 4  | DID | s | ED305; ED401
          ED604  | Arte y Creatividad                             | 1 2    | 2  | DID | e | ED203 | Taller
          IN601  | Metodología de la Investigación                | 2 2    | 3  | INV | g | EG103; MA401 | Investigación
          PR601  | Práctica Intermedia II                         | 0 8    | 4  | PRA | s | PR501 | Prácticas preprofesionales
        `),
        cursos(`
          ED701  | Didáctica de Personal Social                   | 2 4    | 4  | DID | s | ED403; ED401
          ED702  | Educación Intercultural Bilingüe               | 2 2    | 3  | HUM | s | ED404
          ED703  | Educación Física y Psicomotricidad             | 1 4    | 3  | DID | s | ED203
          ED704  | Quechua I                                      | 1 2    | 2  | HUM | s
          IN701  | Investigación Acción I                         | 2 2    | 3  | INV | s | IN601 | Investigación
          PR701  | Práctica Intermedia III                        | 0 12   | 6  | PRA | s | PR601; ED503 | Prácticas preprofesionales
        `),
        cursos(`
          ED801  | Gestión Educativa                              | 3 0    | 3  | GES | s | 120 cr
          ED802  | Enseñanza en Aulas Multigrado                  | 2 2    | 3  | DID | s | ED601; ED602
          ED803  | Neurociencia y Educación                       | 2 2    | 3  | PED | s | ED301
          ED804  | Quechua II                                     | 1 2    | 2  | HUM | s | ED704
          IN801  | Investigación Acción II                        | 2 2    | 3  | INV | s | IN701 | Investigación
          PR801  | Práctica Intermedia IV                         | 0 12   | 6  | PRA | s | PR701 | Prácticas preprofesionales
        `),
        cursos(`
          ED901  | Liderazgo Pedagógico                           | 2 2    | 3  | GES | s | ED801
          IN901  | Seminario de Tesis I                           | 2 4    | 4  | INV | s | IN801 | Investigación
          PR901  | Práctica Preprofesional Final I                | 0 20   | 10 | PRA | s | PR801; 150 cr | Prácticas preprofesionales
        `),
        cursos(`
          ED1001 | Políticas y Legislación Educativa              | 3 0    | 3  | GES | s | ED801
          IN1001 | Seminario de Tesis II                          | 2 4    | 4  | INV | s | IN901 | Investigación
          PR1001 | Práctica Preprofesional Final II               | 0 20   | 10 | PRA | s | PR901 | Prácticas preprofesionales
        `),
      ],
      electivos: [
        {
          nombre: 'Electivos',
          creditos_requeridos: 6,
          cursos: cursos(`
            EE01 | Problemas de Aprendizaje                       | 2 2    | 3  | PED | s | ED404
            EE02 | Robótica Educativa                             | 2 2    | 3  | DID | s | EG204
            EE03 | Teatro y Títeres                               | 2 2    | 3  | DID | s | ED604
            EE04 | Diseño de Materiales Educativos                | 2 2    | 3  | DID | s | ED401
          `),
        },
      ],
    },
  ],
}
