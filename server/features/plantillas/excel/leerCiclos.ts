import { descripcionDe } from '@malla/domain/ciclos/ciclo.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Row, Sheet } from '../../../platform/excel/book.ts'
import { MAX } from '../../../platform/excel/cursos/filaAbierta.ts'
import { type Leido, leerNumero, leerTexto } from '../../../platform/excel/cursos/valores.ts'
import { type Anotar, celda, filas, motivoDeNumero } from './filas.ts'

/** A cycle as the form names it. */
export interface CicloDicho {
  numero: number
  nombre: string
  descripcion: string
}

/** Cycles are numbered as in a plan (contracts/ciclos.ts). */
const NUMERO = { min: 1, max: 99, decimales: 0 } as const
const MAX_DESCRIPCION = 160

/** What a cell holds; null, and noted, where it cannot be read or is missing. */
function tomar<T>(leido: Leido<T | null>, falta: string, no: (motivo: string) => void): T | null {
  if ('motivo' in leido) no(leido.motivo)
  else if (leido.valor === null) no(falta)
  return 'valor' in leido ? leido.valor : null
}

function leerFila(row: Row, anotar: Anotar): CicloDicho | null {
  const en = (column: number) => (motivo: string) => anotar(row.number, column, motivo, row)
  const numero = tomar(leerNumero(celda(row, 0)), 'Falta el número del ciclo.', en(0))
  const nombre = tomar(leerTexto(celda(row, 1), MAX.ciclo), 'Falta el nombre del ciclo.', en(1))
  const descripcion = leerTexto(celda(row, 2), MAX_DESCRIPCION)
  const motivo = motivoDeNumero(numero, NUMERO)
  if (motivo) en(0)(motivo)
  if ('motivo' in descripcion) en(2)(descripcion.motivo)
  return numero === null || nombre === null || motivo !== null || 'motivo' in descripcion
    ? null
    : { numero, nombre, descripcion: descripcion.valor ?? descripcionDe(nombre) }
}

/**
 * The cycles of the sheet of that name: what each is called, and which it is. A course says its cycle by this name alone, so two of one
 * name are refused: which of them a course means cannot be told.
 */
export function leerCiclos(sheet: Sheet | undefined, anotar: Anotar): CicloDicho[] {
  const [numeros, nombres] = [new Set<number>(), new Set<string>()]
  return filas(sheet).flatMap(row => {
    const ciclo = leerFila(row, anotar)
    if (!ciclo) return []
    if (numeros.has(ciclo.numero)) anotar(row.number, 0, 'Otro ciclo tiene este número.', row)
    if (nombres.has(clave(ciclo.nombre)))
      anotar(row.number, 1, 'Otro ciclo se llama igual: no se sabría en cuál va cada curso.', row)
    numeros.add(ciclo.numero)
    nombres.add(clave(ciclo.nombre))
    return [ciclo]
  })
}
