import type { Celda } from '@malla/contracts/importar.ts'
import { cortar } from '@malla/domain/texto/cortar.ts'
import type { Cell } from '../book.ts'
import type { Campo } from './columnas.ts'

/** A cell that was not as it should be: row, column (letter and header), what stands there, and why, in Spanish. */
export type CeldaMala = Celda

/** How the columns of a file are named to its owner: «D (Créditos)»; a column that the file lacks by its header alone. */
export type NombresDeColumna = Record<Campo, string>

const mostrarFecha = (iso: string): string =>
  iso.replace(/^(\d{4})-(\d\d)-(\d\d)(?:T(.*))?$/, (_, y, m, d, t) => `${d}/${m}/${y}${t ? ` ${t}` : ''}`)

/** What stands in a cell, short enough for a message. */
export const valorBreve = (valor: string): string => cortar(valor, 120)

/** What a cell shows, short enough for a message. */
export const valorDe = (cell: Cell | undefined): string =>
  valorBreve(cell?.kind === 'date' ? mostrarFecha(cell.text) : (cell?.text ?? '').trim())

/** Collects what a file has wrong, in the order met. Errors stop an import, warnings (`avisos`) come back with it. */
export class Hallazgos {
  readonly errores: CeldaMala[] = []
  readonly avisos: CeldaMala[] = []
  readonly nombres: NombresDeColumna

  constructor(nombres: NombresDeColumna) {
    this.nombres = nombres
  }

  error(fila: number, campo: Campo, cell: Cell | undefined, motivo: string): void {
    this.errores.push({ fila, columna: this.nombres[campo], valor: valorDe(cell), motivo })
  }

  aviso(fila: number, campo: Campo, cell: Cell | undefined, motivo: string): void {
    this.avisos.push({ fila, columna: this.nombres[campo], valor: valorDe(cell), motivo })
  }
}
