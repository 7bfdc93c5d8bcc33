import type { z } from 'zod'

/** What of a schema the making of inputs asks: its kind, under whatever wrappers. */
export interface Def {
  type: string
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: z.core.$ZodType[]
  valueType?: z.core.$ZodType
  shape?: Record<string, z.core.$ZodType>
  getter?: () => z.core.$ZodType
  format?: string
  entries?: Record<string, string | number>
  values?: unknown[]
  checks?: z.core.$ZodCheck[]
}

export const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as unknown as Def

const WRAPPERS = new Set(['default', 'prefault', 'nonoptional', 'readonly', 'catch', 'optional', 'nullable'])

/** The schema under «may be left out», «may be null» and the like. */
export function desnudo(schema: z.core.$ZodType): z.core.$ZodType {
  const def = defOf(schema)
  if (WRAPPERS.has(def.type)) return desnudo(def.innerType!)
  if (def.type === 'pipe') return desnudo(def.in!)
  if (def.type === 'lazy') return desnudo(def.getter!())
  return schema
}

/** Whether the field is a file of a form. */
export const esArchivo = (schema: z.core.$ZodType): boolean => {
  const bare = desnudo(schema)
  return (bare as unknown as { meta?: () => { format?: string } }).meta?.()?.format === 'binary'
}

/** Smallest and largest of a number, of a text's length or of a list's; what no check says is undefined. */
export function limites(schema: z.core.$ZodType): { min?: number; max?: number; paso?: number } {
  const found: { min?: number; max?: number; paso?: number } = {}
  for (const check of defOf(schema).checks ?? []) {
    const c = check._zod.def as { check?: string; value?: number; minimum?: number; maximum?: number }
    if (c.check === 'greater_than') found.min = Number(c.value)
    if (c.check === 'less_than') found.max = Number(c.value)
    if (c.check === 'min_length') found.min = c.minimum!
    if (c.check === 'max_length') found.max = c.maximum!
    if (c.check === 'multiple_of') found.paso = Number(c.value)
  }
  return found
}
