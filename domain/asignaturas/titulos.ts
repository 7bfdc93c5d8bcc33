import { plegar } from '../texto/normalizar.ts'

/** The titles under which the columns of a table of courses stand, wherever one comes from: a workbook that is read, or a table that is pasted. */

/** What a column of a table of courses says. */
export type CampoDeTabla =
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

/** The title of the template, in its own letters, and the others that mean the same as claveDeTitulo writes them; the better one first. */
export const titulosDeCampo: Readonly<Record<CampoDeTabla, readonly [string, ...string[]]>> = {
  codigo: [
    'CODIGO',
    'COD',
    'CODIGO CURSO',
    'CODIGO ASIGNATURA',
    'COD CURSO',
    'COD ASIGNATURA',
    'SIGLA',
    'CLAVE',
    'CODIGO UNIDAD DIDACTICA',
  ],
  nombre: [
    'NOMBRE',
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
  ciclo: [
    'CICLO',
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
  seccion: [
    'SECCION',
    'SECCION ELECTIVOS',
    'SECCIONES',
    'GRUPO ELECTIVOS',
    'BLOQUE ELECTIVOS',
    'GRUPO',
    'BLOQUE',
    'MENCION',
  ],
  credits: [
    'CREDITOS',
    'CREDITOS TOTAL',
    'TOTAL CREDITOS',
    'CREDITOS ACADEMICOS',
    'CREDITOS CURSO',
    'CREDITOS ASIGNATURA',
  ],
  horasteoria: [
    'HORAS TEORIA',
    'HT',
    'HORAS T',
    'TEORIA',
    'T',
    'HORAS TEORIA PRESENCIAL',
    'HORAS PRESENCIAL TEORIA',
    'HT PRESENCIAL',
  ],
  horaspractica: [
    'HORAS PRACTICA',
    'HP',
    'HORAS P',
    'PRACTICA',
    'P',
    'HORAS PRACTICA PRESENCIAL',
    'HORAS PRESENCIAL PRACTICA',
    'HP PRESENCIAL',
  ],
  horasvirtual: ['HORAS VIRTUAL', 'HV', 'HORAS V', 'VIRTUAL', 'V', 'HORAS VIRTUAL TOTAL'],
  requisitos: [
    'PREREQUISITOS',
    'PREREQUISITO',
    'REQUISITOS',
    'REQUISITO',
    'PREREQ',
    'REQ',
    'PREREQUISITOS CODIGO',
    'PREREQUISITO CODIGO',
    'REQUISITOS CODIGO',
    'REQUISITO CODIGO',
    'CODIGO PREREQUISITO',
    'CODIGO REQUISITO',
    'PREREQUISITOS NOMBRE',
    'PREREQUISITO NOMBRE',
    'REQUISITOS NOMBRE',
    'REQUISITO NOMBRE',
    'NOMBRE PREREQUISITO',
    'NOMBRE REQUISITO',
  ],
  area: [
    'AREA',
    'AREA CURSO',
    'AREAS',
    'AREA CONOCIMIENTO',
    'AREA FORMACION',
    'AREA CURRICULAR',
    'AREAS CURRICULARES',
    'AREA ACADEMICA',
    'CATEGORIA',
  ],
  tipo: ['TIPO', 'TIPO CURSO', 'TIPO ASIGNATURA', 'CARACTER', 'CONDICION'],
  tipologia: ['TIPOLOGIA', 'TIPOLOGIA ESPECIAL', 'TIPOLOGIAS', 'TIPOLOGIA CURSO'],
  tipoestudio: ['TIPO DE ESTUDIOS', 'TIPO ESTUDIO'],
  modalidad: ['MODALIDAD', 'MODALIDAD CURSO', 'MODALIDAD ASIGNATURA'],
  horasvirtualteoria: ['HORAS VIRTUAL TEORIA', 'HORAS TEORIA VIRTUAL', 'HVT', 'HT VIRTUAL'],
  horasvirtualpractica: ['HORAS VIRTUAL PRACTICA', 'HORAS PRACTICA VIRTUAL', 'HVP', 'HP VIRTUAL'],
}

/** Words that mean the same in a title; those that mean nothing there become ''. */
const words: Record<string, string> = {
  DE: '',
  DEL: '',
  LA: '',
  EL: '',
  LOS: '',
  LAS: '',
  N: '',
  NO: '',
  NRO: '',
  NUM: '',
  NUMERO: '',
  SEMANALES: '',
  SEMANAL: '',
  HORA: 'HORAS',
  HRS: 'HORAS',
  HR: 'HORAS',
  HS: 'HORAS',
  H: 'HORAS',
  TEORICA: 'TEORIA',
  TEORICAS: 'TEORIA',
  TEORICO: 'TEORIA',
  TEO: 'TEORIA',
  PRACTICAS: 'PRACTICA',
  PRACTICO: 'PRACTICA',
  PRAC: 'PRACTICA',
  VIRTUALES: 'VIRTUAL',
  PRESENCIALES: 'PRESENCIAL',
  TOTALES: 'TOTAL',
  TOT: 'TOTAL',
  CREDITO: 'CREDITOS',
  CRED: 'CREDITOS',
  CREDS: 'CREDITOS',
  CR: 'CREDITOS',
}

/** A title without case, accents, signs, remarks in brackets and small words, for comparing. */
export function claveDeTitulo(titulo: string): string {
  const plain = plegar(titulo.replace(/[°ºª]/g, ' ').normalize('NFKC')).toUpperCase()
  const bare = plain.replace(/\([^)]*\)/g, ' ')
  return (/[A-Z0-9]/.test(bare) ? bare : plain)
    .replace(/\bPRE?R?E?[\s.-]*REQ/g, 'PREREQ')
    .split(/[^A-Z0-9]+/)
    .map(word => words[word] ?? word)
    .filter(Boolean)
    .join(' ')
}

const campos = new Map<string, CampoHallado>(
  Object.entries(titulosDeCampo).flatMap(([campo, titulos]) =>
    titulos.map((t, rango) => [claveDeTitulo(t), { campo: campo as CampoDeTabla, rango }] as const),
  ),
)

/** Behind «créditos» these are no initials of an institution: systems of many, whose credits are other ones, and words about credits. */
const SIN_CASA = new Set(
  [
    'SCT ECTS CLAR MIN MAX REQ ACUM OBL OBLIG ELE ELEC ELECT OPT OPTAT LIBRE EXTRA COMPL COMUN GRAL GEN ESP ESPEC',
    'PRE PREV ANT ACT NUEVO NUEVA FINAL BASE EQUIV CONV APROB OTRO OTROS PLAN AREA TIPO NIVEL GRADO',
    'CICLO SEM ANO ANUAL TRIM TEOR PRACT LAB TALL PRES VIRT HORAS HT HP HV HVT HVP TH TP',
  ]
    .join(' ')
    .split(' '),
)

/** «Créditos UNT»: credits as an institution calls its own, by its initials; not «Créditos II». */
function isDeLaCasa(clave: string): boolean {
  const siglas = /^CREDITOS (?![IVX]+$)([A-Z]{2,5})$/.exec(clave)?.[1]
  return siglas !== undefined && !SIN_CASA.has(siglas)
}

const RANGO_DE_LA_CASA = titulosDeCampo.credits.length

/** Titles of hours that do not say of which kind, the better one first. */
const HORAS_SOLAS = ['HORAS', 'HORAS SEMANA', 'TOTAL HORAS', 'HORAS TOTAL', 'TH']
export const DE_HORAS: ReadonlySet<CampoDeTabla> = new Set([
  'horasteoria',
  'horaspractica',
  'horasvirtual',
  'horasvirtualteoria',
  'horasvirtualpractica',
])
/** In a school the areas are the courses. */
const AREAS = new Set(['AREA', 'AREAS', 'AREA CURRICULAR', 'AREAS CURRICULARES'])

/** Whether a title means areas as schools have them. */
export const isDeAreas = (titulo: string): boolean => AREAS.has(claveDeTitulo(titulo))

/** Titles that mean a column only where no other may be it have this rank and worse. */
export const RANGO_SUPLENTE = 100

/** What a title says of its column, and how surely: 0 is the template's own word. */
export interface CampoHallado {
  campo: CampoDeTabla
  rango: number
}

/** What a column under this title says; null for any other. */
export function campoDeTitulo(titulo: string): CampoHallado | null {
  const clave = claveDeTitulo(titulo)
  return campos.get(clave) ?? (isDeLaCasa(clave) ? { campo: 'credits', rango: RANGO_DE_LA_CASA } : null)
}

/** Hours that say no kind, as theory. */
function horasSolas(titulo: string): CampoHallado | null {
  const rango = HORAS_SOLAS.indexOf(claveDeTitulo(titulo))
  return rango < 0 ? null : { campo: 'horasteoria', rango: RANGO_SUPLENTE + rango }
}

/** «Virtual» beside «Presencial» is a part of something else, whose own title is not told. */
const isDeGrupo = (claves: readonly string[], i: number): boolean =>
  claves[i] === 'VIRTUAL' && claves.some(c => c.endsWith('PRESENCIAL'))

/**
 * The same of all columns of a table, in order. Credits by initials are taken for those of the course only where no other column may be them; hours that do not
 * say of which kind for theory only in a school (`enColegio`), where none says it: elsewhere they are the sum of others, or those of a whole period.
 */
export function camposDeTitulos(titulos: readonly string[], enColegio = false): (CampoHallado | null)[] {
  const claves = titulos.map(claveDeTitulo)
  const hallados = titulos.map((t, i) => (isDeGrupo(claves, i) ? null : campoDeTitulo(t)))
  const isUno = hallados.filter(h => h?.campo === 'credits').length === 1
  const isSuplente = enColegio && !hallados.some(h => h && DE_HORAS.has(h.campo))
  return hallados.map((h, i) => {
    if (!h && isSuplente) return horasSolas(titulos[i]!)
    return h?.campo === 'credits' && h.rango === RANGO_DE_LA_CASA && !isUno ? null : h
  })
}
