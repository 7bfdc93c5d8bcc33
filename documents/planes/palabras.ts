import { cuantos } from '../formato.ts'
import type { DatosInstitucion } from './datos.ts'

/** How each kind of institution calls a period, a course and the part of it that holds a programme. */
export interface Palabras {
  facultad: string
  periodo: string
  periodos: string
  curso: string
  cursos: string
  /** «Cursos obligatorios», «Unidades didácticas obligatorias»: words agree. */
  obligatorios: string
  electivos: string
  registrados: string
  /** «Estado de los cursos». */
  estado: string
}

const deCursos = {
  curso: 'Curso',
  cursos: 'Cursos',
  obligatorios: 'Cursos obligatorios',
  electivos: 'Cursos electivos',
  registrados: 'Cursos registrados',
  estado: 'Estado de los cursos',
}

const palabras: Record<DatosInstitucion['tipo'], Palabras> = {
  Universidad: { facultad: 'Facultad', periodo: 'Ciclo', periodos: 'Ciclos', ...deCursos },
  Instituto: {
    facultad: 'Área académica',
    periodo: 'Periodo',
    periodos: 'Periodos',
    curso: 'Unidad didáctica',
    cursos: 'Unidades didácticas',
    obligatorios: 'Unidades didácticas obligatorias',
    electivos: 'Unidades didácticas electivas',
    registrados: 'Unidades didácticas registradas',
    estado: 'Estado de las unidades didácticas',
  },
  Colegio: { facultad: 'Área académica', periodo: 'Grado', periodos: 'Grados', ...deCursos },
}

export const palabrasDe = (institucion: DatosInstitucion): Palabras => palabras[institucion.tipo]

/** «3 cursos», «1 unidad didáctica». */
export const cuantosCursos = (n: number, institucion: DatosInstitucion): string => {
  const { curso, cursos } = palabrasDe(institucion)
  return cuantos(n, curso.toLowerCase(), cursos.toLowerCase())
}
