import type { Institucion } from './plan.ts'

export const instituto: Institucion = {
  razonsocial: 'Instituto Superior Tecnológico Valle del Sol',
  tipo: 'Instituto',
  areas: [],
  facultades: [{ nombre: 'Tecnologías de la Información', programas: [] }],
}
