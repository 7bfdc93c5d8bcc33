import { cursos } from '../tabla.ts'
import { nivelEscolar } from './grados.ts'

const menores = cursos(`
  | Matemática                                    | 6 1 | | MAT
  | Comunicación                                  | 6 2 | | COM
  | Personal Social                               | 3 1 | | SOC
  | Ciencia y Tecnología                          | 2 2 | | CYT
  | Inglés                                        | 3 0 | | ING
  | Arte y Cultura                                | 0 3 | | ART | | | Taller
  | Educación Física                              | 0 3 | | EFI
  | Educación Religiosa                           | 2 0 | | FOR
  | Tutoría                                       | 1 0 | | FOR | | | Tutoría
`)

const mayores = cursos(`
  | Matemática                                    | 5 1 | | MAT
  | Comunicación                                  | 5 1 | | COM
  | Personal Social                               | 4 0 | | SOC
  | Ciencia y Tecnología                          | 3 2 | | CYT
  | Inglés                                        | 4 0 | | ING
  | Arte y Cultura                                | 0 3 | | ART | | | Taller
  | Educación Física                              | 0 3 | | EFI
  | Educación Religiosa                           | 2 0 | | FOR
  | Informática                                   | 0 2 | | EPT
  | Tutoría                                       | 1 0 | | FOR | | | Tutoría
`)

export const primaria = nivelEscolar(
  'Primaria',
  { numero_resolucion: '013-2025-D', fecha_resolucion: '2025-12-10' },
  [menores, menores, mayores, mayores, mayores, mayores],
)
