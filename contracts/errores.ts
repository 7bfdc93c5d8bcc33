import type { z } from 'zod'
import { etiquetas } from './etiquetas.ts'

/** Reasons in Spanish for whatever a schema refuses, naming the field as the forms name it (§5, §8). */

type Issue = z.core.$ZodRawIssue

const labelOf = (issue: Pick<Issue, 'path'>): string => {
  const key = [...(issue.path ?? [])].reverse().find(p => typeof p === 'string') as string | undefined
  return key ? (etiquetas[key] ?? key.replaceAll('_', ' ')) : 'valor'
}

const expected: Record<string, string> = {
  string: 'debe ser un texto',
  number: 'debe ser un número',
  int: 'debe ser un número entero',
  boolean: 'debe ser sí o no',
  array: 'debe ser una lista',
  object: 'debe ser un conjunto de datos',
  date: 'debe ser una fecha',
  record: 'debe ser un conjunto de datos',
}

const isMissing = (v: unknown): boolean => v === undefined || v === null || v === ''

function tooSmall(issue: Issue & { code: 'too_small' }): string {
  if (issue.origin === 'string')
    return issue.minimum === 1 ? 'es obligatorio' : `debe tener al menos ${issue.minimum} caracteres`
  if (issue.origin === 'array')
    return Number(issue.minimum) <= 1
      ? 'debe tener al menos un elemento'
      : `debe tener al menos ${issue.minimum} elementos`
  return issue.inclusive === false ? `debe ser mayor que ${issue.minimum}` : `debe ser ${issue.minimum} o más`
}

function tooBig(issue: Issue & { code: 'too_big' }): string {
  if (issue.origin === 'string') return `no puede pasar de ${issue.maximum} caracteres`
  if (issue.origin === 'array') return `no puede pasar de ${issue.maximum} elementos`
  return `debe ser ${issue.maximum} o menos`
}

function invalidFormat(issue: Issue & { code: 'invalid_format' }): string {
  if (issue.format === 'date') return 'debe ser una fecha válida (dd/mm/aaaa)'
  if (issue.format === 'email') return 'debe ser un correo electrónico válido'
  if (issue.format === 'url') return 'debe ser una dirección web válida'
  return 'no tiene el formato esperado'
}

function multiplo(divisor: number): string {
  if (divisor >= 1) return `debe ser múltiplo de ${divisor}`
  return divisor <= 0.01 ? 'admite dos decimales como máximo' : 'admite un decimal como máximo'
}

function reason(issue: Issue): string {
  if (isMissing(issue.input) && issue.code !== 'custom' && issue.code !== 'too_small') return 'es obligatorio'
  switch (issue.code) {
    case 'invalid_type':
      return expected[issue.expected] ?? 'no es válido'
    case 'too_small':
      return tooSmall(issue as Issue & { code: 'too_small' })
    case 'too_big':
      return tooBig(issue as Issue & { code: 'too_big' })
    case 'not_multiple_of':
      return multiplo(Number(issue.divisor))
    case 'invalid_format':
      return invalidFormat(issue as Issue & { code: 'invalid_format' })
    case 'invalid_value':
      return 'debe ser una de las opciones'
    default:
      return 'no es válido'
  }
}

/** Error map for `safeParse(value, { error: enEspanol })`. */
export const enEspanol = (issue: Issue): string => `El campo «${labelOf(issue)}» ${reason(issue)}.`

/** Error of a rule of our own, said as the others are: `motivo('no cabe')` → «El campo «Nombre» no cabe.» */
export const motivo = (dicho: string) => (issue: Pick<Issue, 'path'>) =>
  `El campo «${labelOf(issue)}» ${dicho}.`

/** Every reason of a refused input, by field in dotted form (`asignaturas.3.nombre`). */
export function errorsByField(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) (errors[issue.path.join('.') || 'general'] ??= []).push(issue.message)
  return errors
}
