import type { Asignatura } from '@malla/contracts/asignaturas.ts'

/** Whether a course is of theory, of practice or of both: «teórica», and «teórico» of a masculine noun. */
export function naturaleza({ horasteoria, horaspractica, horasvirtual }: Asignatura): {
  femenino: string
  masculino: string
} {
  const hayTeoria = horasteoria + horasvirtual > 0
  if (!hayTeoria) return { femenino: 'práctica', masculino: 'práctico' }
  if (horaspractica === 0) return { femenino: 'teórica', masculino: 'teórico' }
  return { femenino: 'teórico-práctica', masculino: 'teórico-práctico' }
}
