import { clave } from '@malla/domain/texto/normalizar.ts'
import type { FilaCurso } from './fila.ts'

/** Codes and names that stand more than once. Real plans have them («Optativa»), so they are warnings. */

export interface Repetido extends Pick<FilaCurso, 'fila' | 'deHoja'> {
  campo: 'codigo' | 'nombre'
  valor: string
  motivo: string
}

const lugarDe = ({ fila, deHoja }: FilaCurso): string =>
  `la fila ${fila}${deHoja ? ` de la hoja «${deHoja.nombre}»` : ''}`

function repetidosEn(filas: readonly FilaCurso[], campo: Repetido['campo'], que: string): Repetido[] {
  const first = new Map<string, FilaCurso>()
  return filas.flatMap(fila => {
    const valor = fila[campo]
    if (valor === null) return []
    const key = clave(valor)
    const before = first.get(key)
    if (before === undefined) first.set(key, fila)
    return before === undefined ? [] : [{ ...fila, campo, valor, motivo: `${que} de ${lugarDe(before)}.` }]
  })
}

/** Every later row with the code or the name of an earlier one; case and accents do not matter. */
export const repetidos = (filas: readonly FilaCurso[]): Repetido[] => [
  ...repetidosEn(filas, 'codigo', 'Repite el código'),
  ...repetidosEn(filas, 'nombre', 'Repite el nombre'),
]
