import { creditos, horas } from '@malla/contracts/campos.ts'
import { numero } from '@malla/domain/texto/numero.ts'
import type { Cell } from '../book.ts'
import type { Campo } from './columnas.ts'
import type { Hallazgos } from './hallazgos.ts'
import { type Leido, leerNumero, leerTexto } from './valores.ts'

/** A row while it is being read. */
export interface FilaAbierta {
  fila: number
  hallazgos: Hallazgos
  /** Whether the file has the column. */
  hay(campo: Campo): boolean
  /** Into how many weeks the hours of a column go: 1 for those of a week; null where the file does not say. */
  semanasDe(campo: Campo): number | null
  /** The cell of its corequisites. */
  correquisitos?: Cell | undefined
  /** Its hours, where one cell says those of theory and of practice; null and undefined where each has its own. */
  partida?: Leido<{ teoria: number; practica: number } | null> | null | undefined
  /** The cell of the row, or for what courses share (cycle, area, type …) the one merged down over it. */
  celda(campo: Campo): Cell | undefined
}

/** Longest texts (contracts/asignaturas.ts, ciclos.ts, parametros.ts). */
export const MAX = { codigo: 40, nombre: 255, ciclo: 80, seccion: 160, parametro: 160, requisitos: 2000 }

/** A value, or null with the error noted. */
export function tomar<T>(row: FilaAbierta, campo: Campo, leido: Leido<T>): T | null {
  if ('valor' in leido) return leido.valor
  row.hallazgos.error(row.fila, campo, row.celda(campo), leido.motivo)
  return null
}

/** A text, null when blank. */
export const tomarTexto = (row: FilaAbierta, campo: Campo, max: number): string | null =>
  tomar(row, campo, leerTexto(row.celda(campo), max))

/** A text that must be there; `falta` is what is said when it is not. */
export function tomarObligatorio(row: FilaAbierta, campo: Campo, max: number, falta: string): string | null {
  const leido = leerTexto(row.celda(campo), max)
  return tomar(row, campo, 'valor' in leido && leido.valor === null ? { motivo: falta } : leido)
}

export const estaVacia = (row: FilaAbierta, campo: Campo): boolean => {
  const leido = leerTexto(row.celda(campo), Number.POSITIVE_INFINITY)
  return 'valor' in leido && leido.valor === null
}

function tomarNumero(row: FilaAbierta, campo: Campo, schema: typeof horas, limite: string): number | null {
  const leido = leerNumero(row.celda(campo))
  if (!('valor' in leido) || leido.valor === null) return tomar(row, campo, leido)
  if (leido.valor < 0) return tomar(row, campo, { motivo: 'No puede ser negativo.' })
  if (!schema.safeParse(leido.valor).success) return tomar(row, campo, { motivo: limite })
  if (row.celda(campo)?.kind === 'date')
    row.hallazgos.aviso(
      row.fila,
      campo,
      row.celda(campo),
      `Tenía formato de fecha: se leyó ${numero(leido.valor)}.`,
    )
  return leido.valor
}

const LIMITE_DE_HORAS = 'Debe estar entre 0 y 99, con un decimal como máximo.'

/** Hours of a whole period as those of a week; null when blank, or with the error noted. */
function tomarDePeriodo(row: FilaAbierta, campo: Campo, semanas: number): number | null {
  const leido = leerNumero(row.celda(campo))
  if (!('valor' in leido) || leido.valor === null) return tomar(row, campo, leido)
  // What binary fractions leave over is no decimal.
  const semanales = Math.round((leido.valor / semanas) * 1e6) / 1e6
  return horas.safeParse(semanales).success
    ? semanales
    : tomar<never>(row, campo, {
        motivo: `Son ${numero(leido.valor)} horas del periodo: entre ${semanas} semanas no dan de 0 a 99 horas por semana con un decimal como máximo.`,
      })
}

/** Hours of a week. Those of a period whose weeks the file does not say are not read, of which the header tells. */
export function tomarHoras(row: FilaAbierta, campo: Campo): number | null {
  const semanas = row.semanasDe(campo)
  if (semanas === null) return null
  return semanas === 1 ? tomarNumero(row, campo, horas, LIMITE_DE_HORAS) : tomarDePeriodo(row, campo, semanas)
}

export const tomarCreditos = (row: FilaAbierta): number | null =>
  tomarNumero(row, 'credits', creditos, 'Debe estar entre 0 y 999, con un decimal como máximo.')
