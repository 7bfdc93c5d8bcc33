/** Periods of a first degree: two semesters a year, five years. */
export const CINCO_ANIOS = {
  nivel: 'Pregrado',
  modalidad: 'Presencial',
  maxciclos: 10,
  ciclosporanio: 2,
  repeticiones: 3,
  tipociclo_id: 1,
  tipoduracion: '00004',
  duracion: 5,
} as const
