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
          EG104  | Filosofía y Pensamiento Crítico                | 2 2    | 3  | HUM | g
          EG101  | Comunicación y Redacción Académica             | 1 2 1  | 3  | HUM | g
          EG103  | Metodología del Trabajo Universitario          | 2 2    | 3  | HUM | g
          ED101  | Historia y Sentido de la Educación             | 3 0    | 3  | PED | e
          EG102  | Matemática Básica                              | 3 2    | 4  | MAT | g
          ED102  | Psicología General                             | 2 2    | 3  | PED | e
          EG105  | Actividades Culturales y Deportivas            | 0 2    | 1  | HUM | g | | Taller
        `),
        cursos(`
          EG203  | Inglés I                                       | 1 2    | 2  | HUM | g | | Idioma extranjero
          ED203  | Expresión Oral y Corporal                      | 1 2    | 2  | DID | e | | Taller
          PR201  | Práctica Inicial I                             | 0 4    | 2  | PRA | e | ED101 | Prácticas preprofesionales
          ED202  | Filosofía de la Educación                      | 3 0    | 3  | PED | e | ED101
          EG204  | Herramientas Digitales para Aprender           | 1 2    | 2  | CIE | g
          ED201  | Psicología del Desarrollo                      | 2 2    | 3  | PED | e | ED102
          EG202  | Ecología y Desarrollo Sostenible               | 2 2    | 3  | CIE | g
          EG201  | Realidad Nacional y Globalización              | 0 2 2  | 3  | HUM | g
        `),
        cursos(`
          EG301  | Inglés II                                      | 1 2    | 2  | HUM | g | EG203 | Idioma extranjero
          ED303  | Literatura Infantil                            | 2 2    | 3  | HUM | e | EG101
          PR301  | Práctica Inicial II                            | 0 4    | 2  | PRA | e | PR201 | Prácticas preprofesionales
          ED302  | Currículo de la Educación Básica               | 2 2    | 3  | PED | e | ED202
          ED304  | Matemática para la Educación Primaria I        | 2 2    | 3  | MAT | e | EG102
          ED301  | Teorías del Aprendizaje                        | 3 0    | 3  | PED | e | ED201
          ED305  | Ciencias Naturales                             | 2 2    | 3  | CIE | e | EG202
          EG302  | Responsabilidad Social Universitaria           | 0 2    | 1  | HUM | g | EG201 | Responsabilidad social
        `),
        cursos(`
          EG401  | Inglés III                                     | 1 2    | 2  | HUM | g | EG301 | Idioma extranjero
          MA401  | Estadística Aplicada a la Educación            | 2 2    | 3  | MAT | g | EG102
          PR401  | Práctica Inicial III                           | 0 4    | 2  | PRA | e | PR301; ED401* | Prácticas preprofesionales
          ED401  | Didáctica General                              | 3 2    | 4  | DID | e | ED301; ED302
          ED402  | Matemática para la Educación Primaria II       | 2 2    | 3  | MAT | e | ED304
          ED404  | Educación Inclusiva                            | 2 2    | 3  | PED | e | ED201
          ED403  | Historia y Geografía del Perú                  | 2 2    | 3  | HUM | e | EG201
        `),
        cursos(`
          EG501  | Ética Profesional                              | 0 0 2  | 2  | HUM | g | EG104
          ED501  | Didáctica de la Comunicación I                 | 2 4    | 4  | DID | s | ED401; ED303
          PR501  | Práctica Intermedia I                          | 0 8    | 4  | PRA | s | PR401; (ED501* o ED502*) | Prácticas preprofesionales
          ED503  | Evaluación de los Aprendizajes                 | 2 2    | 3  | PED | e | ED401
          ED502  | Didáctica de la Matemática I                   | 2 4    | 4  | DID | s | ED401; ED402
          ED504  | Tutoría y Orientación                          | 2 2    | 3  | PED | e | ED404
        `),
        cursos(`
          IN601  | Metodología de la Investigación                | 2 2    | 3  | INV | g | EG103; MA401 | Investigación
          ED601  | Didáctica de la Comunicación II                | 2 4    | 4  | DID | s | ED501
          PR601  | Práctica Intermedia II                         | 0 8    | 4  | PRA | s | PR501 | Prácticas preprofesionales
          ED604  | Arte y Creatividad                             | 1 2    | 2  | DID | e | ED203 | Taller
          ED602  | Didáctica de la Matemática II                  | 2 4    | 4  | DID | s | ED502
          ED603  | Didáctica de la Ciencia y la Tecnología        | 2 4    | 4  | DID | s | ED305; ED401
        `),
        cursos(`
          IN701  | Investigación Acción I                         | 2 2    | 3  | INV | s | IN601 | Investigación
          ED703  | Educación Física y Psicomotricidad             | 1 4    | 3  | DID | s | ED203
          PR701  | Práctica Intermedia III                        | 0 12   | 6  | PRA | s | PR601; ED503 | Prácticas preprofesionales
          ED704  | Quechua I                                      | 1 2    | 2  | HUM | s
          ED701  | Didáctica de Personal Social                   | 2 4    | 4  | DID | s | ED403; ED401
          ED702  | Educación Intercultural Bilingüe               | 2 2    | 3  | HUM | s | ED404
        `),
        cursos(`
          IN801  | Investigación Acción II                        | 2 2    | 3  | INV | s | IN701 | Investigación
          ED801  | Gestión Educativa                              | 3 0    | 3  | GES | s | 120 cr
          PR801  | Práctica Intermedia IV                         | 0 12   | 6  | PRA | s | PR701 | Prácticas preprofesionales
          ED804  | Quechua II                                     | 1 2    | 2  | HUM | s | ED704
          ED802  | Enseñanza en Aulas Multigrado                  | 2 2    | 3  | DID | s | ED601; ED602
          ED803  | Neurociencia y Educación                       | 2 2    | 3  | PED | s | ED301
        `),
        cursos(`
          IN901  | Seminario de Tesis I                           | 2 4    | 4  | INV | s | IN801 | Investigación
          ED901  | Liderazgo Pedagógico                           | 2 2    | 3  | GES | s | ED801
          PR901  | Práctica Preprofesional Final I                | 0 20   | 10 | PRA | s | PR801; 150 cr | Prácticas preprofesionales
        `),
        cursos(`
          IN1001 | Seminario de Tesis II                          | 2 4    | 4  | INV | s | IN901 | Investigación
          ED1001 | Políticas y Legislación Educativa              | 3 0    | 3  | GES | s | ED801
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
