import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { filaDe } from './curso.ts'

/** What the editor stands on: the rows that the server is known to have, and the two calls. */
export interface Puertos {
  /** Rows as they were last read or saved. */
  filas: () => readonly Asignatura[]
  /** Saves edits of several courses, all or none; answers the rows as they are now. `texto` says what was done. Throws what the server refuses. */
  guardar: (filas: ReturnType<typeof filaDe>[], texto: string) => Promise<Asignatura[]>
  /** Puts saved rows into the cache; done when whoever looks at them has been told. */
  recibir: (filas: readonly Asignatura[]) => Promise<void>
  /** Reads the rows again. */
  releer: () => Promise<unknown>
  /** Tells what went wrong when nobody looks at the malla any more, once all has been answered: no failure is silent. */
  gritar: (texto: string) => void
}

/** Something the person is told beside the board, and what can be done about it. */
export interface Aviso {
  texto: string
  accion?: { nombre: string; hacer: () => void }
  /** A second thing that can be done. */
  mas?: { nombre: string; hacer: () => void }
  /** Gone by itself although something can be done: it can be done elsewhere too. */
  pasajero?: boolean
}
