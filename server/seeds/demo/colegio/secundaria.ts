import { cursos } from '../tabla.ts'
import { nivelEscolar } from './grados.ts'

const comunes = `
  | Inglés                                        | 4 0 | | ING
  | Desarrollo Personal y Ciudadanía              | 3 0 | | FOR
  | Educación Religiosa                           | 2 0 | | FOR
  | Educación Física                              | 0 3 | | EFI
  | Tutoría                                       | 1 0 | | FOR | | | Tutoría
`

export const secundaria = nivelEscolar(
  'Secundaria',
  { numero_resolucion: '014-2025-D', fecha_resolucion: '2025-12-10' },
  [
    cursos(`
      | Aritmética                                    | 3 0 | | MAT
      | Álgebra                                       | 2 0 | | MAT
      | Geometría                                     | 2 0 | | MAT
      | Lenguaje                                      | 3 0 | | COM
      | Plan Lector                                   | 1 1 | | COM | | | Taller
      | Ciencia y Tecnología                          | 3 1 | | CYT
      | Historia                                      | 2 0 | | SOC
      | Geografía                                     | 2 0 | | SOC
      | Música y Artes Visuales                       | 0 3 | | ART | | | Taller
      | Informática                                   | 0 3 | | EPT
      ${comunes}`),
    cursos(`
      | Aritmética                                    | 2 0 | | MAT
      | Álgebra                                       | 3 0 | | MAT
      | Geometría                                     | 2 0 | | MAT
      | Lenguaje                                      | 3 0 | | COM
      | Plan Lector                                   | 1 1 | | COM | | | Taller
      | Biología                                      | 3 1 | | CYT
      | Historia                                      | 2 0 | | SOC
      | Geografía                                     | 2 0 | | SOC
      | Danza y Teatro                                | 0 3 | | ART | | | Taller
      | Informática                                   | 0 3 | | EPT
      ${comunes}`),
    cursos(`
      | Álgebra                                       | 3 0 | | MAT
      | Geometría                                     | 2 0 | | MAT
      | Trigonometría                                 | 2 0 | | MAT
      | Lenguaje                                      | 2 0 | | COM
      | Literatura                                    | 2 1 | | COM
      | Química                                       | 3 2 | | CYT
      | Historia                                      | 3 0 | | SOC
      | Economía                                      | 2 0 | | SOC
      | Artes Plásticas                               | 0 2 | | ART | | | Taller
      | Diseño y Fabricación Digital                  | 0 3 | | EPT
      ${comunes}`),
    cursos(`
      | Álgebra                                       | 3 0 | | MAT
      | Geometría                                     | 2 0 | | MAT
      | Trigonometría                                 | 2 0 | | MAT
      | Literatura                                    | 3 1 | | COM
      | Redacción                                     | 1 1 | | COM
      | Física                                        | 3 2 | | CYT
      | Historia                                      | 3 0 | | SOC
      | Economía                                      | 2 0 | | SOC
      | Artes Plásticas                               | 0 2 | | ART | | | Taller
      | Emprendimiento                                | 1 2 | | EPT | | | Proyecto integrador
      ${comunes}`),
    cursos(`
      | Álgebra                                       | 2 0 | | MAT
      | Trigonometría                                 | 2 0 | | MAT
      | Estadística                                   | 2 1 | | MAT
      | Literatura                                    | 3 1 | | COM
      | Redacción                                     | 1 1 | | COM
      | Física                                        | 2 1 | | CYT
      | Química                                       | 2 1 | | CYT
      | Historia                                      | 3 0 | | SOC
      | Filosofía                                     | 2 0 | | SOC
      | Cine y Fotografía                             | 0 2 | | ART | | | Taller
      | Proyecto de Emprendimiento                    | 1 2 | | EPT | | | Proyecto integrador
      ${comunes}`),
  ],
)
