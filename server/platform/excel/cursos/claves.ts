import { plegar } from '@malla/domain/texto/normalizar.ts'
import { type Columna, columnas } from './columnas.ts'

/** Recognising headers however they are written. */

/** Headers that say nothing about a course on its own; no notice is given for them. */
const ignored = new Set([
  '',
  'ITEM',
  'ORDEN',
  'HORAS',
  'TOTAL',
  'TOTAL HORAS',
  'HORAS TOTAL',
  'TH',
  'HORAS SEMANA',
])
export const isIgnored = (key: string): boolean => ignored.has(key)

/** Words that mean the same in a header; those that mean nothing there become ''. */
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
  TOTALES: 'TOTAL',
  CREDITO: 'CREDITOS',
  CRED: 'CREDITOS',
  CREDS: 'CREDITOS',
  CR: 'CREDITOS',
}

/** A header without case, accents, signs, remarks in brackets and small words, for comparing. */
export function headerKey(header: string): string {
  const plain = plegar(header.replace(/[°ºª]/g, ' ').normalize('NFKC')).toUpperCase()
  const bare = plain.replace(/\([^)]*\)/g, ' ')
  return (/[A-Z0-9]/.test(bare) ? bare : plain)
    .replace(/\bPRE?R?E?[\s.-]*REQ/g, 'PREREQ')
    .split(/[^A-Z0-9]+/)
    .map(word => words[word] ?? word)
    .filter(Boolean)
    .join(' ')
}

const ranks = new Map<string, { columna: Columna; rank: number }>(
  columnas.flatMap(columna =>
    [columna.header, ...columna.sinonimos].map((text, rank) => [headerKey(text), { columna, rank }] as const),
  ),
)

/** The column that a header means and how well (0 is the template's own word), or null. */
export const columnaOf = (header: string): { columna: Columna; rank: number } | null =>
  ranks.get(headerKey(header)) ?? null
