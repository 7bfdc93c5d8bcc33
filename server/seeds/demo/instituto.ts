import type { Institucion } from './plan.ts'

export const instituto: Institucion = {} as Institucion
