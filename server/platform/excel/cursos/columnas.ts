import { type CampoDeTabla, titulosDeCampo } from '@malla/domain/asignaturas/titulosDeCampo.ts'
import type { ColumnToWrite } from '../bookToWrite.ts'

/** The columns of the template of courses (§3, Asignatura; docs/decisions/0003-excel.md): one row a column, read by everything here. */

export type Campo = CampoDeTabla

export interface Columna {
  campo: Campo
  /** Exactly what stands in row 1 of the template. */
  header: string
  /** Whether a course needs it: yes, better so, or as one likes. */
  uso: 'obligatoria' | 'recomendada' | 'opcional'
  kind: ColumnToWrite['kind']
  width: number
  ayuda: string
  ejemplo: string
}

const filas: readonly Omit<Columna, 'header'>[] = [
  {
    campo: 'codigo',
    uso: 'recomendada',
    kind: 'text',
    width: 13,
    ayuda:
      'El código del curso, tal como se escribe: los ceros del principio se conservan. Puede quedar vacío.',
    ejemplo: 'MAT-021 · 00215',
  },
  {
    campo: 'nombre',
    uso: 'obligatoria',
    kind: 'paragraph',
    width: 44,
    ayuda: 'El nombre completo del curso, de hasta 255 caracteres.',
    ejemplo: 'Cálculo diferencial',
  },
  {
    campo: 'ciclo',
    uso: 'obligatoria',
    kind: 'text',
    width: 12,
    ayuda:
      'El ciclo, semestre o grado en que se lleva: elíjalo de la lista o escríbalo como 3, III, «Ciclo III» o «Tercer ciclo». Los que falten en el plan se crean.',
    ejemplo: 'III',
  },
  {
    campo: 'seccion',
    uso: 'obligatoria',
    kind: 'text',
    width: 26,
    ayuda:
      'La sección de electivos a la que pertenece: elíjala de la lista o escriba otra. Las que falten se crean.',
    ejemplo: 'Electivos de especialidad',
  },
  {
    campo: 'credits',
    uso: 'opcional',
    kind: 'number',
    width: 11,
    ayuda: 'Los créditos del curso, con un decimal si lo tienen. Déjelo vacío donde no hay créditos.',
    ejemplo: '4 · 1,5',
  },
  {
    campo: 'horasteoria',
    uso: 'recomendada',
    kind: 'number',
    width: 11,
    ayuda: 'Horas de teoría a la semana.',
    ejemplo: '3',
  },
  {
    campo: 'horaspractica',
    uso: 'recomendada',
    kind: 'number',
    width: 12,
    ayuda: 'Horas de práctica a la semana.',
    ejemplo: '2',
  },
  {
    campo: 'horasvirtual',
    uso: 'opcional',
    kind: 'number',
    width: 11,
    ayuda:
      'Horas virtuales a la semana. Si además llena su parte de teoría y de práctica, debe ser la suma de las dos; si no, cuentan como teoría.',
    ejemplo: '1',
  },
  {
    campo: 'requisitos',
    uso: 'opcional',
    kind: 'paragraph',
    width: 28,
    ayuda: 'Los códigos de los cursos que se aprueban antes, separados por «;». Sin códigos, los nombres.',
    ejemplo: 'MAT-021; FIS-100',
  },
  {
    campo: 'area',
    uso: 'recomendada',
    kind: 'text',
    width: 24,
    ayuda: 'El área del curso: elíjala de la lista o escriba otra. Las que falten se crean.',
    ejemplo: 'Ciencias básicas',
  },
  {
    campo: 'tipo',
    uso: 'opcional',
    kind: 'text',
    width: 18,
    ayuda: 'El tipo de curso: elíjalo de la lista o escriba otro. Los que falten se crean.',
    ejemplo: 'Obligatorio',
  },
  {
    campo: 'tipologia',
    uso: 'opcional',
    kind: 'text',
    width: 20,
    ayuda:
      'La tipología especial, si tiene una: elíjala de la lista o escriba otra. Las que falten se crean.',
    ejemplo: 'Investigación formativa',
  },
  {
    campo: 'tipoestudio',
    uso: 'opcional',
    kind: 'text',
    width: 16,
    ayuda: 'General, Específico o Especialidad, como lo pide el formato del regulador.',
    ejemplo: 'General',
  },
  {
    campo: 'modalidad',
    uso: 'opcional',
    kind: 'text',
    width: 16,
    ayuda: 'Presencial, Virtual o Semipresencial.',
    ejemplo: 'Presencial',
  },
  {
    campo: 'horasvirtualteoria',
    uso: 'opcional',
    kind: 'number',
    width: 17,
    ayuda: 'De las horas virtuales, las de teoría.',
    ejemplo: '1',
  },
  {
    campo: 'horasvirtualpractica',
    uso: 'opcional',
    kind: 'number',
    width: 17,
    ayuda: 'De las horas virtuales, las de práctica.',
    ejemplo: '0',
  },
]

export const columnas: readonly Columna[] = filas.map(c => ({ ...c, header: titulosDeCampo[c.campo][0] }))

const deNumeros = new Set(columnas.filter(c => c.kind === 'number').map(c => c.campo))
/** Whether a column has credits or hours. */
export const isDeNumeros = (campo: Campo): boolean => deNumeros.has(campo)

/** The columns of a template: electives stand in sections, the others in cycles. */
export const columnasDe = (electivos: boolean): Columna[] =>
  columnas.filter(c => c.campo !== (electivos ? 'ciclo' : 'seccion'))
