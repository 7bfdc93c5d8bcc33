import type { TipoEstudio } from '@malla/domain/asignaturas/asignatura.ts'
import type { DatosInstitucion } from './datos.ts'

/** How each kind of institution calls a period and a course. */
export interface Palabras {
  periodo: string
  periodos: string
  curso: string
  cursos: string
}

const palabras: Record<DatosInstitucion['tipo'], Palabras> = {
  Universidad: { periodo: 'Ciclo', periodos: 'Ciclos', curso: 'Curso', cursos: 'Cursos' },
  Instituto: {
    periodo: 'Periodo',
    periodos: 'Periodos',
    curso: 'Unidad didáctica',
    cursos: 'Unidades didácticas',
  },
  Colegio: { periodo: 'Grado', periodos: 'Grados', curso: 'Curso', cursos: 'Cursos' },
}

export const palabrasDe = (institucion: DatosInstitucion): Palabras => palabras[institucion.tipo]

export const tiposEstudio: Record<TipoEstudio, string> = {
  general: 'General',
  especifico: 'Específico',
  especialidad: 'Especialidad',
}
