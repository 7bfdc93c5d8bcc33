import { desarmar, nombresDeTabla } from '@malla/domain/silabos/tablas.ts'
import { igual } from '@malla/domain/valores/igual.ts'

/** Ids of the units, weeks and lines of a key that differ or are new; '' stands for its text. What only moved is none of them. */
export function lugaresCambiados(clave: string, antes: unknown, despues: unknown): string[] {
  const [a, d] = [desarmar(clave, antes), desarmar(clave, despues)]
  return nombresDeTabla.flatMap(tabla => {
    const previas = new Map(a[tabla].map(fila => [fila.id, fila]))
    return d[tabla].filter(fila => !igual(previas.get(fila.id), fila)).map(fila => fila.id)
  })
}

/** How many units, weeks, lines and texts of a key were changed, added or taken away; moving them counts once. */
export function contarCambios(clave: string, antes: unknown, despues: unknown): number {
  if (igual(antes, despues)) return 0
  const [a, d] = [desarmar(clave, antes), desarmar(clave, despues)]
  const idas = nombresDeTabla.reduce((suma, tabla) => {
    const hay = new Set(d[tabla].map(fila => fila.id))
    return suma + a[tabla].filter(fila => !hay.has(fila.id)).length
  }, 0)
  return Math.max(1, lugaresCambiados(clave, antes, despues).length + idas)
}
