const pendientes = new Set<() => void>()

/**
 * Has `work` done when this process ends before its time (Ctrl-C, a timeout): nothing that was started, mounted or cut stays behind. Answers
 * how to say that it was done already.
 */
export function alSalir(work: () => void): () => void {
  pendientes.add(work)
  return () => void pendientes.delete(work)
}

process.on('exit', () => {
  for (const work of [...pendientes].reverse()) {
    try {
      work()
    } catch (error) {
      console.error(`Quedó algo sin limpiar: ${(error as Error).message}`)
    }
  }
})

/** Whoever stops the run stops what it started. */
export const limpiarAlInterrumpir = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
}
