import type { Queue } from 'pg-boss'

/** Queues of work done after a transaction, by name. The owner of the database makes them; the server only uses them. */
export const COLAS = {
  /** A mail to send: at once, then after about 30 s, 1, 2, 4 … minutes, ten times in all: some four hours. */
  correo: {
    retryLimit: 9,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3600,
    // A large report over a slow line takes its time: whoever is still at it says so, and is not taken for dead.
    expireInSeconds: 1800,
    heartbeatSeconds: 30,
  },
  /** A report that a person does not wait for. Whoever makes it says every few seconds that it is still at it: after a crash another tries. */
  informe: {
    // Some fifty seconds in all: a disk that is full or a database that is away is mostly mended in less.
    retryLimit: 6,
    retryDelay: 1,
    retryBackoff: true,
    expireInSeconds: 300,
    heartbeatSeconds: 10,
  },
  /** The PDF of a syllabus that was approved, to be kept. */
  silabo: {
    retryLimit: 6,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 120,
  },
  /** A copy of everything. A node that dies in its midst falls silent, and another begins anew. */
  respaldo: {
    retryLimit: 2,
    retryDelay: 60,
    expireInSeconds: 12 * 60 * 60,
    heartbeatSeconds: 30,
  },
  /** Somebody wrote a name in «olvidé mi contraseña»; whether it is an account's is looked up here, where nobody can measure it. */
  recuperacion: {
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 60,
    // What people type there is not kept.
    deleteAfterSeconds: 600,
  },
} as const satisfies Record<string, Omit<Queue, 'name'>>

export type Cola = keyof typeof COLAS
