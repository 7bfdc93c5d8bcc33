import type { Lectura } from '../../app/temprano.ts'

/** What the home of a plan reads for its header and for its courses (asignaturas/useDatosDePlan.ts); nothing where the address names no plan. */
export const lecturasDePlan = (id: number): readonly Lectura[] =>
  Number.isSafeInteger(id) && id > 0 ? lecturas(id) : []

const lecturas = (id: number): readonly Lectura[] => [
  ['planes.show', { id }],
  ['asignaturas.porPlan', { planId: id }],
  ['ciclos.porPlan', { planId: id }],
  ['secciones.porPlan', { planId: id }],
  ['parametros.list', { tipo: 'areascursos' }],
  ['parametros.list', { tipo: 'tiposcursos' }],
  ['parametros.list', { tipo: 'tipologiasespecialescursos' }],
]
