import type { Institucion } from './plan.ts'

export const colegio: Institucion = {
  razonsocial: 'Colegio Los Alisos',
  tipo: 'Colegio',
  areas: [],
  facultades: [{ nombre: 'Educación Básica Regular', programas: [] }],
}
