import type { ProgramaDeDemo } from '../plan.ts'
import { cursos } from '../tabla.ts'
import { CINCO_ANIOS } from './periodos.ts'

export const enfermeria: ProgramaDeDemo = {
  ...CINCO_ANIOS,
  nombre: 'Enfermería',
  planes: [
    {
      full_name: 'Plan de estudios 2025',
      numero: '06',
      numero_resolucion: '0301-2024-CU-UAS',
      fecha_resolucion: '2024-09-06',
      semanas: 16,
      horas_credito_teoria: 16,
      horas_credito_practica: 32,
      creditos_totales: 205,
      creditos_generales: 39,
      creditos_electivos: 4,
      ciclos: [
        cursos(`
          MA101  | Matemática Aplicada a la Salud                 | 2 2    | 3  | MAT | g
          EG103  | Metodología del Trabajo Universitario          | 2 2    | 3  | HUM | g
          BI101  | Biología Celular y Molecular                   | 3 2    | 4  | BIO | e | | Laboratorio
          EN101  | Introducción a la Enfermería                   | 2 2    | 3  | CUI | e
          EG104  | Filosofía y Pensamiento Crítico                | 2 2    | 3  | HUM | g
          EG105  | Actividades Culturales y Deportivas            | 0 2    | 1  | HUM | g | | Taller
          EG101  | Comunicación y Redacción Académica             | 1 2 1  | 3  | HUM | g
        `),
        cursos(`
          EG202  | Ecología y Desarrollo Sostenible               | 2 2    | 3  | CIE | g
          EG203  | Inglés I                                       | 1 2    | 2  | HUM | g | | Idioma extranjero
          BI201  | Anatomía Humana                                | 3 4    | 5  | BIO | e | BI101 | Laboratorio
          EN201  | Psicología General                             | 2 2    | 3  | HUM | g
          BI202  | Bioquímica                                     | 3 2    | 4  | BIO | e | BI101 | Laboratorio
          EG201  | Realidad Nacional y Globalización              | 0 2 2  | 3  | HUM | g
        `),
        cursos(`
          EN302  | Salud Pública                                  | 2 2    | 3  | SAP | e | EG202
          EG301  | Inglés II                                      | 1 2    | 2  | HUM | g | EG203 | Idioma extranjero
          BI301  | Fisiología Humana                              | 3 4    | 5  | BIO | e | BI201; BI202 | Laboratorio
          EN301  | Fundamentos del Cuidado de Enfermería          | 3 6    | 6  | CUI | e | EN101; BI301*
          BI302  | Microbiología y Parasitología                  | 3 2    | 4  | BIO | e | BI202 | Laboratorio
          EG302  | Responsabilidad Social Universitaria           | 0 2    | 1  | HUM | g | EG201 | Responsabilidad social
        `),
        cursos(`
          MA401  | Bioestadística                                 | 2 2    | 3  | MAT | g | MA101
          EG401  | Inglés III                                     | 1 2    | 2  | HUM | g | EG301 | Idioma extranjero
          BI401  | Farmacología                                   | 3 2    | 4  | BIO | e | BI301
          EN401  | Cuidado de la Persona Adulta I                 | 4 8    | 8  | CUI | e | EN301; BI302
          BI402  | Nutrición y Dietética                          | 2 2    | 3  | BIO | e | BI202
        `),
        cursos(`
          EN502  | Epidemiología                                  | 2 2    | 3  | SAP | e | EN302; MA401
          EN503  | Educación para la Salud                        | 2 2    | 3  | SAP | e | EN302
          EN501  | Cuidado de la Persona Adulta II                | 4 8    | 8  | CUI | e | EN401; BI401
          BI501  | Fisiopatología                                 | 3 2    | 4  | BIO | e | BI301; BI302
          EG501  | Ética y Deontología                            | 0 0 2  | 2  | HUM | g | EG104
        `),
        cursos(`
          EN603  | Enfermería Comunitaria I                       | 2 4    | 4  | SAP | s | EN502; EN503
          IN601  | Metodología de la Investigación                | 2 2    | 3  | INV | g | EG103; MA401 | Investigación
          EN601  | Cuidado de la Mujer y Salud Reproductiva       | 4 8    | 8  | CUI | s | EN501
          EN602  | Cuidado en Salud Mental                        | 2 4    | 4  | CUI | s | EN201; EN401
          EN604  | Quechua para la Atención en Salud              | 1 2    | 2  | HUM | g
        `),
        cursos(`
          EN702  | Enfermería Comunitaria II                      | 2 4    | 4  | SAP | s | EN603
          EN701  | Cuidado del Niño y del Adolescente             | 4 8    | 8  | CUI | s | EN601; BI402
          EN704  | Enfermería en Emergencias y Desastres          | 2 4    | 4  | CUI | s | EN501; BI501
          EN703  | Gestión de los Servicios de Enfermería I       | 2 2    | 3  | GES | s | 110 cr
        `),
        cursos(`
          EN801  | Cuidado de la Persona Adulta Mayor             | 3 4    | 5  | CUI | s | EN501; (EN602 o EN702)
          IN801  | Seminario de Tesis I                           | 2 4    | 4  | INV | s | IN601; 130 cr | Investigación
          EN802  | Enfermería en Cuidados Críticos                | 3 6    | 6  | CUI | s | EN704
          EN803  | Gestión de los Servicios de Enfermería II      | 2 2    | 3  | GES | s | EN703
        `),
        cursos(`
          EN901  | Internado Comunitario                          | 0 36   | 18 | SAP | s | EN702; EN801; 150 cr | Prácticas preprofesionales
          IN901  | Seminario de Tesis II                          | 2 4    | 4  | INV | s | IN801 | Investigación
        `),
        cursos(`
          EN1001 | Internado Hospitalario                         | 0 40   | 20 | CUI | s | EN901; EN701; EN802 | Prácticas preprofesionales
        `),
      ],
      electivos: [
        {
          nombre: 'Electivos',
          creditos_requeridos: 4,
          cursos: cursos(`
            EE01 | Terapias Complementarias                       | 1 2    | 2  | CUI | s | EN501
            EE02 | Salud Intercultural                            | 1 2    | 2  | SAP | s | EN302
            EE03 | Informática en Salud                           | 0 2 1  | 2  | GES | e | MA401
            EE04 | Enfermería Oncológica                          | 1 2    | 2  | CUI | s | EN501
          `),
        },
      ],
    },
  ],
}

export const segundaEspecialidad: ProgramaDeDemo = {
  nombre: 'Segunda Especialidad en Enfermería',
  nivel: 'Segunda Especialidad',
  modalidad: 'Semipresencial',
  deNivel: true,
  especialidades: [
    'Cuidados Intensivos',
    'Centro Quirúrgico',
    'Emergencias y Desastres',
    'Salud Familiar y Comunitaria',
  ],
  maxciclos: 2,
  ciclosporanio: 2,
  repeticiones: 2,
  tipociclo_id: 1,
  tipoduracion: '00004',
  duracion: 1,
  planes: [
    {
      full_name: 'Cuidados Intensivos · Plan de estudios 2025',
      numero: '02',
      numero_resolucion: '0333-2024-CU-UAS',
      fecha_resolucion: '2024-10-11',
      semanas: 16,
      horas_credito_teoria: 16,
      horas_credito_practica: 32,
      creditos_totales: 40,
      ciclos: [
        cursos(`
          CI103 | Farmacología en Cuidados Intensivos             | 2 2    | 3  | BIO | s
          CI105 | Práctica Clínica I                              | 0 14   | 7  | CUI | s | CI102* | Prácticas preprofesionales
          CI102 | Valoración y Monitoreo Avanzado                 | 2 4    | 4  | CUI | s
          CI101 | Bases Fisiopatológicas del Paciente Crítico     | 3 0 1  | 4  | BIO | s
          CI104 | Bioética y Humanización del Cuidado             | 0 0 2  | 2  | HUM | s
        `),
        cursos(`
          CI202 | Gestión de la Unidad de Cuidados Intensivos     | 2 0    | 2  | GES | s
          CI204 | Práctica Clínica II                             | 0 18   | 9  | CUI | s | CI105; CI103 | Prácticas preprofesionales
          CI201 | Cuidado Crítico Cardiovascular y Respiratorio   | 3 4    | 5  | CUI | s | CI101; CI102
          CI203 | Trabajo Académico                               | 2 4    | 4  | INV | s | CI101 | Investigación
        `),
      ],
    },
  ],
}
