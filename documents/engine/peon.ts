import type { Encargo, Respuesta } from './obrero.ts'

/** A worker as the crew sees it, be it a thread or a process. */
export interface Peon {
  encargar: (encargo: Encargo) => void
  /** Whether it keeps this process alive: one that has nothing to do does not. */
  retener: (si: boolean) => void
  /** Stops it, whatever it is doing, and is done when it is gone. */
  parar: () => Promise<void>
}

/** Starts a worker. `oye` hears its answers, `cae` that it is gone and why; it may hear so more than once. */
export type Contratar = (oye: (respuesta: Respuesta) => void, cae: (causa: unknown) => void) => Peon
