import { type Palabras, palabrasDeTipo } from '@malla/domain/empresas/palabras.ts'
import { cuantos } from '../formato.ts'
import type { DatosInstitucion } from './datos.ts'

/** How an institution calls its periods, courses and faculties. */
export const palabrasDe = (institucion: DatosInstitucion): Palabras => palabrasDeTipo(institucion.tipo)

/** «3 cursos», «1 unidad didáctica». */
export const cuantosCursos = (n: number, institucion: DatosInstitucion): string => {
  const { curso, cursos } = palabrasDe(institucion)
  return cuantos(n, curso.toLowerCase(), cursos.toLowerCase())
}
