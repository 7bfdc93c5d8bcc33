import type { DatosInstitucion } from './datos.ts'

/** How each kind of institution calls a period, a course and the part of it that holds a programme. */
export interface Palabras {
  facultad: string
  periodo: string
  periodos: string
  curso: string
  cursos: string
}

const palabras: Record<DatosInstitucion['tipo'], Palabras> = {
  Universidad: {
    facultad: 'Facultad',
    periodo: 'Ciclo',
    periodos: 'Ciclos',
    curso: 'Curso',
    cursos: 'Cursos',
  },
  Instituto: {
    facultad: 'Área académica',
    periodo: 'Periodo',
    periodos: 'Periodos',
    curso: 'Unidad didáctica',
    cursos: 'Unidades didácticas',
  },
  Colegio: {
    facultad: 'Área académica',
    periodo: 'Grado',
    periodos: 'Grados',
    curso: 'Curso',
    cursos: 'Cursos',
  },
}

export const palabrasDe = (institucion: DatosInstitucion): Palabras => palabras[institucion.tipo]
