import type { Institucion } from './plan.ts'

export const colegio: Institucion = {} as Institucion
