import { numero } from '../texto/numero.ts'

/** What two plans are compared by, with the names that people read. */

/** Fields of a course that are told apart, in the order in which differences are shown. Its place (`lugar`) is a move. */
export const camposComparados = [
  'codigo',
  'nombre',
  'lugar',
  'credits',
  'horasteoria',
  'horaspractica',
  'horasvirtualteoria',
  'horasvirtualpractica',
  'requisitos',
  'area',
  'tipo',
  'tipologia',
  'tipoestudio',
  'modalidad',
] as const
export type CampoComparado = (typeof camposComparados)[number]

export const nombreDeCampo: Readonly<Record<CampoComparado, string>> = {
  codigo: 'Código',
  nombre: 'Nombre',
  lugar: 'Lugar',
  credits: 'Créditos',
  horasteoria: 'Horas de teoría',
  horaspractica: 'Horas de práctica',
  horasvirtualteoria: 'Horas virtuales de teoría',
  horasvirtualpractica: 'Horas virtuales de práctica',
  requisitos: 'Requisitos',
  area: 'Área',
  tipo: 'Tipo',
  tipologia: 'Tipología',
  tipoestudio: 'Tipo de estudios',
  modalidad: 'Modalidad',
}

/** General data of a plan that are told apart. */
export const camposDePlan = [
  'programa',
  'modalidad',
  'semanas',
  'horas_credito_teoria',
  'horas_credito_practica',
  'creditos_totales',
  'creditos_generales',
  'creditos_electivos',
] as const
export type CampoDePlan = (typeof camposDePlan)[number]

export const nombreDeDato: Readonly<Record<CampoDePlan, string>> = {
  programa: 'Programa',
  modalidad: 'Modalidad',
  semanas: 'Semanas por periodo',
  horas_credito_teoria: 'Horas de teoría por crédito',
  horas_credito_practica: 'Horas de práctica por crédito',
  creditos_totales: 'Créditos requeridos',
  creditos_generales: 'Créditos generales',
  creditos_electivos: 'Créditos electivos',
}

/** A value as it is shown beside the other plan's: numbers as people write them, '' for none. */
export const escrito = (v: string | number | null): string =>
  v === null ? '' : typeof v === 'number' ? numero(v) : v

/** What the totals of two plans that are compared add up, where they have sections of electives; in the words of the institution for courses and cycles. */
export const totalConElectivos = (cursos: string, ciclos: string): string =>
  `${cursos} y horas de los ${ciclos.toLowerCase()}; créditos con los electivos exigidos`
