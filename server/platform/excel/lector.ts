import type { Sheet } from './book.ts'

/**
 * What looks through the sheets of a book: an exported function that needs nothing but what it is given. The thread that opens the book knows it by its module
 * and its name. What it is given and what it answers crosses between threads: plain data, Maps and Sets, no functions and no objects of classes.
 */
export interface Lector<O extends readonly unknown[], L> {
  modulo: string
  nombre: string
  leer(libro: Sheet[], ...con: O): L
}

/** The reader `leer`, which `modulo` exports by its own name. */
export const lector = <O extends readonly unknown[], L>(
  modulo: URL,
  leer: (libro: Sheet[], ...con: O) => L,
): Lector<O, L> => ({ modulo: modulo.href, nombre: leer.name, leer })
