import type { Institucion } from './plan.ts'

export const universidad: Institucion = {} as Institucion
