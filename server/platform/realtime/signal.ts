import type { Report } from './report.ts'

/** A list of callbacks: one that throws is reported and does not keep the others from hearing. */
export interface Signal<A extends unknown[]> {
  /** Answers how to stop hearing. */
  on(callback: (...args: A) => void): () => void
  emit(...args: A): void
}

/** One that nobody hears yet. `what`: what is being told, for the report on a callback that throws. */
export function createSignal<A extends unknown[]>(report: Report, what: string): Signal<A> {
  const callbacks = new Set<(...args: A) => void>()
  return {
    on: callback => {
      callbacks.add(callback)
      return () => void callbacks.delete(callback)
    },
    emit: (...args) => {
      for (const callback of [...callbacks]) {
        try {
          callback(...args)
        } catch (error) {
          report(error, what)
        }
      }
    },
  }
}
