import type { SilaboAbierto } from '@malla/contracts/silabos.ts'

/** Which course a syllabus is of, whatever its version. */
export const baseDe = ({ curso }: SilaboAbierto): number => curso.asignatura_id || curso.id
