import type { TipoDeInstitucion } from '../legal/plan.ts'

/** How each kind of institution calls a period, a course and the part of it that holds a programme. */
export interface Palabras {
  facultad: string
  periodo: string
  periodos: string
  /** The period of the plan and that of the calendar, where both are told of one course. */
  delPlan: string
  delCalendario: string
  curso: string
  cursos: string
  /** «El curso», «un curso», «Ningún curso». */
  el: string
  un: string
  ningun: string
  /** How words end that agree with a course: «nuevo», «nueva». */
  terminacion: 'o' | 'a'
  /** What stands for a course behind a preposition: «pasa por él». */
  ella: 'él' | 'ella'
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
  el: 'El curso',
  un: 'un curso',
  ningun: 'Ningún curso',
  terminacion: 'o' as const,
  ella: 'él' as const,
  obligatorios: 'Cursos obligatorios',
  electivos: 'Cursos electivos',
  registrados: 'Cursos registrados',
  estado: 'Estado de los cursos',
}

const palabras: Record<TipoDeInstitucion, Palabras> = {
  Universidad: {
    facultad: 'Facultad',
    periodo: 'Ciclo',
    periodos: 'Ciclos',
    delPlan: 'Ciclo',
    delCalendario: 'Periodo',
    ...deCursos,
  },
  Instituto: {
    facultad: 'Área académica',
    periodo: 'Periodo',
    periodos: 'Periodos',
    delPlan: 'Periodo académico',
    delCalendario: 'Periodo lectivo',
    curso: 'Unidad didáctica',
    cursos: 'Unidades didácticas',
    el: 'La unidad didáctica',
    un: 'una unidad didáctica',
    ningun: 'Ninguna unidad didáctica',
    terminacion: 'a',
    ella: 'ella',
    obligatorios: 'Unidades didácticas obligatorias',
    electivos: 'Unidades didácticas electivas',
    registrados: 'Unidades didácticas registradas',
    estado: 'Estado de las unidades didácticas',
  },
  Colegio: {
    facultad: 'Área académica',
    periodo: 'Grado',
    periodos: 'Grados',
    delPlan: 'Grado',
    delCalendario: 'Periodo',
    ...deCursos,
  },
}

/** What the screens on which plans are made say of every institution. */
export const palabrasDePantalla: Palabras = palabras.Universidad

/** The words of an institution of this kind; a university's where it is not known. */
export const palabrasDeTipo = (tipo: string | undefined): Palabras =>
  palabras[tipo as TipoDeInstitucion] ?? palabras.Universidad
