/** What a plan in force may lack: what its list is narrowed to, and among what waits at the desk (contracts/escritorio.ts). */
export const faltasDePlan = [
  'planes_sin_cursos',
  'cursos_incompletos',
  'ciclos_vacios',
  'requisitos_sin_reconocer',
  'planes_sin_resolucion',
] as const
export type FaltaDePlan = (typeof faltasDePlan)[number]
