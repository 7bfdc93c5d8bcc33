import type { ColumnToWrite } from '../bookToWrite.ts'

/** The columns of the template of courses (§3, Asignatura; docs/decisions/0003-excel.md): one row a column, read by everything here. */

export type Campo =
  | 'codigo'
  | 'nombre'
  | 'ciclo'
  | 'seccion'
  | 'credits'
  | 'horasteoria'
  | 'horaspractica'
  | 'horasvirtual'
  | 'requisitos'
  | 'area'
  | 'tipo'
  | 'tipologia'
  | 'tipoestudio'
  | 'modalidad'
  | 'horasvirtualteoria'
  | 'horasvirtualpractica'

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
  /** Other headers that mean it, in the form of headerKey (claves.ts); the better one first. */
  sinonimos: string[]
}

export const columnas: readonly Columna[] = [
  {
    campo: 'codigo',
    header: 'CODIGO',
    uso: 'recomendada',
    kind: 'text',
    width: 13,
    ayuda:
      'El código del curso, tal como se escribe: los ceros del principio se conservan. Puede quedar vacío.',
    ejemplo: 'MAT-021 · 00215',
    sinonimos: [
      'COD',
      'CODIGO CURSO',
      'CODIGO ASIGNATURA',
      'COD CURSO',
      'COD ASIGNATURA',
      'SIGLA',
      'CLAVE',
      'CODIGO UNIDAD DIDACTICA',
    ],
  },
  {
    campo: 'nombre',
    header: 'NOMBRE',
    uso: 'obligatoria',
    kind: 'paragraph',
    width: 44,
    ayuda: 'El nombre completo del curso, de hasta 255 caracteres.',
    ejemplo: 'Cálculo diferencial',
    sinonimos: [
      'NOMBRE CURSO',
      'NOMBRE ASIGNATURA',
      'CURSO',
      'ASIGNATURA',
      'CURSOS',
      'ASIGNATURAS',
      'MATERIA',
      'UNIDAD DIDACTICA',
      'UNIDADES DIDACTICAS',
      'NOMBRE UNIDAD DIDACTICA',
      'EXPERIENCIA CURRICULAR',
      'DENOMINACION',
      'DENOMINACION CURSO',
      'DENOMINACION ASIGNATURA',
      'NOMBRE MATERIA',
    ],
  },
  {
    campo: 'ciclo',
    header: 'CICLO',
    uso: 'obligatoria',
    kind: 'text',
    width: 12,
    ayuda:
      'El ciclo, semestre o grado en que se lleva: elíjalo de la lista o escríbalo como 3, III, «Ciclo III» o «Tercer ciclo». Los que falten en el plan se crean.',
    ejemplo: 'III',
    sinonimos: [
      'CICLO ACADEMICO',
      'CICLO ESTUDIOS',
      'CICLOS',
      'SEMESTRE',
      'SEMESTRE ACADEMICO',
      'SEM',
      'GRADO',
      'PERIODO',
      'PERIODO ACADEMICO',
      'TRIMESTRE',
      'CUATRIMESTRE',
      'ANO',
      'ANO ESTUDIOS',
      'NIVEL',
    ],
  },
  {
    campo: 'seccion',
    header: 'SECCION',
    uso: 'obligatoria',
    kind: 'text',
    width: 26,
    ayuda:
      'La sección de electivos a la que pertenece: elíjala de la lista o escriba otra. Las que falten se crean.',
    ejemplo: 'Electivos de especialidad',
    sinonimos: [
      'SECCION ELECTIVOS',
      'SECCIONES',
      'GRUPO ELECTIVOS',
      'BLOQUE ELECTIVOS',
      'GRUPO',
      'BLOQUE',
      'MENCION',
    ],
  },
  {
    campo: 'credits',
    header: 'CREDITOS',
    uso: 'opcional',
    kind: 'number',
    width: 11,
    ayuda: 'Los créditos del curso, con un decimal si lo tienen. Déjelo vacío donde no hay créditos.',
    ejemplo: '4 · 1,5',
    sinonimos: ['CREDITOS TOTAL', 'TOTAL CREDITOS', 'CREDITOS ACADEMICOS'],
  },
  {
    campo: 'horasteoria',
    header: 'HORAS TEORIA',
    uso: 'recomendada',
    kind: 'number',
    width: 11,
    ayuda: 'Horas de teoría a la semana.',
    ejemplo: '3',
    sinonimos: ['HT', 'HORAS T', 'TEORIA', 'T'],
  },
  {
    campo: 'horaspractica',
    header: 'HORAS PRACTICA',
    uso: 'recomendada',
    kind: 'number',
    width: 12,
    ayuda: 'Horas de práctica a la semana.',
    ejemplo: '2',
    sinonimos: ['HP', 'HORAS P', 'PRACTICA', 'P'],
  },
  {
    campo: 'horasvirtual',
    header: 'HORAS VIRTUAL',
    uso: 'opcional',
    kind: 'number',
    width: 11,
    ayuda:
      'Horas virtuales a la semana. Si además llena su parte de teoría y de práctica, debe ser la suma de las dos; si no, cuentan como teoría.',
    ejemplo: '1',
    sinonimos: ['HV', 'HORAS V', 'VIRTUAL', 'V', 'HORAS VIRTUAL TOTAL'],
  },
  {
    campo: 'requisitos',
    header: 'PREREQUISITOS',
    uso: 'opcional',
    kind: 'paragraph',
    width: 28,
    ayuda: 'Los códigos de los cursos que se aprueban antes, separados por «;». Sin códigos, los nombres.',
    ejemplo: 'MAT-021; FIS-100',
    sinonimos: ['PREREQUISITO', 'REQUISITOS', 'REQUISITO', 'PREREQ', 'REQ'],
  },
  {
    campo: 'area',
    header: 'AREA',
    uso: 'recomendada',
    kind: 'text',
    width: 24,
    ayuda: 'El área del curso: elíjala de la lista o escriba otra. Las que falten se crean.',
    ejemplo: 'Ciencias básicas',
    sinonimos: [
      'AREA CURSO',
      'AREAS',
      'AREA CONOCIMIENTO',
      'AREA FORMACION',
      'AREA CURRICULAR',
      'AREA ACADEMICA',
      'CATEGORIA',
    ],
  },
  {
    campo: 'tipo',
    header: 'TIPO',
    uso: 'opcional',
    kind: 'text',
    width: 18,
    ayuda: 'El tipo de curso: elíjalo de la lista o escriba otro. Los que falten se crean.',
    ejemplo: 'Obligatorio',
    sinonimos: ['TIPO CURSO', 'TIPO ASIGNATURA', 'CARACTER', 'CONDICION'],
  },
  {
    campo: 'tipologia',
    header: 'TIPOLOGIA',
    uso: 'opcional',
    kind: 'text',
    width: 20,
    ayuda:
      'La tipología especial, si tiene una: elíjala de la lista o escriba otra. Las que falten se crean.',
    ejemplo: 'Investigación formativa',
    sinonimos: ['TIPOLOGIA ESPECIAL', 'TIPOLOGIAS', 'TIPOLOGIA CURSO'],
  },
  {
    campo: 'tipoestudio',
    header: 'TIPO DE ESTUDIOS',
    uso: 'opcional',
    kind: 'text',
    width: 16,
    ayuda: 'General, Específico o Especialidad, como lo pide el formato del regulador.',
    ejemplo: 'General',
    sinonimos: ['TIPO ESTUDIO'],
  },
  {
    campo: 'modalidad',
    header: 'MODALIDAD',
    uso: 'opcional',
    kind: 'text',
    width: 16,
    ayuda: 'Presencial, Virtual o Semipresencial.',
    ejemplo: 'Presencial',
    sinonimos: ['MODALIDAD CURSO', 'MODALIDAD ASIGNATURA'],
  },
  {
    campo: 'horasvirtualteoria',
    header: 'HORAS VIRTUAL TEORIA',
    uso: 'opcional',
    kind: 'number',
    width: 17,
    ayuda: 'De las horas virtuales, las de teoría.',
    ejemplo: '1',
    sinonimos: ['HORAS TEORIA VIRTUAL', 'HVT'],
  },
  {
    campo: 'horasvirtualpractica',
    header: 'HORAS VIRTUAL PRACTICA',
    uso: 'opcional',
    kind: 'number',
    width: 17,
    ayuda: 'De las horas virtuales, las de práctica.',
    ejemplo: '0',
    sinonimos: ['HORAS PRACTICA VIRTUAL', 'HVP'],
  },
]

/** The columns of a template: electives stand in sections, the others in cycles. */
export const columnasDe = (electivos: boolean): Columna[] =>
  columnas.filter(c => c.campo !== (electivos ? 'ciclo' : 'seccion'))
