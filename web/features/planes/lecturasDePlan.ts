import { keptUser } from '../../app/keptSession.ts'
import type { Lectura } from '../../app/temprano.ts'

/** Who was a lecturer when it was last known is led away by the guard: nothing is asked only to be refused. */
const isDeDocente = (): boolean => keptUser()?.rol === 'docente'

/**
 * What the home of a plan reads for its header and for its courses (asignaturas/useDatosDePlan.ts); nothing where the address names no plan, nor for a
 * lecturer.
 */
export const lecturasDePlan = (id: number): readonly Lectura[] =>
  Number.isSafeInteger(id) && id > 0 && !isDeDocente() ? lecturas(id) : []

const lecturas = (id: number): readonly Lectura[] => [
  ['planes.show', { id }],
  ['asignaturas.porPlan', { planId: id }],
  ['ciclos.porPlan', { planId: id }],
  ['secciones.porPlan', { planId: id }],
  ['parametros.list', { tipo: 'areascursos' }],
  ['parametros.list', { tipo: 'tiposcursos' }],
  ['parametros.list', { tipo: 'tipologiasespecialescursos' }],
]
