import { threadId } from 'node:worker_threads'
import type { Sheet } from '../excel/book.ts'

/** Readers of books (`Lector`) for tests: where one is looked through, with what, and what never ends or ends badly. */

export const donde = (libro: Sheet[], ...con: string[]) => ({
  hilo: threadId,
  hojas: libro.map(s => s.name),
  con,
})

export function sinFin(): never {
  for (;;);
}

export function sinMedida(): never {
  const todo: number[][] = []
  for (;;) todo.push(Array.from({ length: 100_000 }, (_, i) => i))
}

export function conFalla(): never {
  throw new Error('broken')
}
