/** What decides whether a course has its data (§3): estadoCursosRegistrados goes by it. */
const DECIDEN = [
  'areacurso_id',
  'horasteoria',
  'horaspractica',
  'horasvirtualteoria',
  'horasvirtualpractica',
] as const

/** Whether a change of a course can move the ring of its plan; `data` are the fields that changed. A card put elsewhere does not. */
export const tocaAvance = (data: object | null): boolean =>
  data !== null && DECIDEN.some(campo => campo in data)
