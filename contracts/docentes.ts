/** Lecturers: people with courses of their own (cursos_ids), list and save, replacing, in and out of Excel. */
export const docentes = {}
