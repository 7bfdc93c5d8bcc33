import { MAX_CICLOS } from '@malla/domain/ciclos/ciclo.ts'
import { type CicloLeido, leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import { ES_ANUAL, isAnual } from './anuales.ts'
import { isElectivo, NO_ES_CICLO } from './electivos.ts'
import { sinCuenta } from './escritoDeTitulo.ts'
import { type FilaAbierta, MAX, tomar, tomarObligatorio } from './filaAbierta.ts'
import type { Numerador } from './numerador.ts'
import { type Leido, leerTexto } from './valores.ts'

/** The cycle or section that a course stands in. */

/** A cycle as read: its number, and the text it was read from. */
export interface CicloDeFila {
  numero: number
  texto: string
}

/** What is known while the cycles of a file are read. */
export interface CiclosConocidos {
  /** The numbers of cycles: of the plan, or new. */
  numerar: Numerador
  /** Cycle of the title row above («PRIMER CICLO»), or of the block where cycles stand in its first row; or why the plan cannot have it. Null where there is none. */
  titulo: Leido<CicloDeFila> | null
  /** Whether a cycle that is read counts for the rows below it that say none. */
  porBloques: boolean
  /** Levels that cycles named so far («primaria»). */
  niveles: Set<string>
}

const NO_SE_ENTIENDE = `No se entiende como ciclo del 1 al ${MAX_CICLOS}: escriba 3, III, «Ciclo III» o «Tercer ciclo».`
export const MEZCLA = 'El archivo mezcla grados de distintos niveles: suba uno por cada plan.'

const porQueNoEsCiclo = (texto: string): string => {
  if (isElectivo(texto)) return NO_ES_CICLO
  return isAnual(texto) ? `No es un ciclo: ${ES_ANUAL}` : NO_SE_ENTIENDE
}

/** «1.° de primaria» and «1.° de secundaria» would become one cycle. */
function isOtroNivel({ calificador }: CicloLeido, niveles: Set<string>): boolean {
  if (!calificador) return false
  niveles.add(calificador)
  return calificador !== [...niveles][0]
}

/** The text of a cycle cell; a small number under a date format is that number. */
function leerEscrito(row: FilaAbierta) {
  const cell = row.celda('ciclo')
  const isNumberAsDate = cell?.kind === 'date' && cell.number !== null && cell.number <= 31
  return isNumberAsDate ? { valor: String(cell.number) } : leerTexto(cell, MAX.ciclo)
}

/** The cycle of a row: a name of the plan, what leerCiclo understands, or that of the title above; else null with the error noted. */
export function tomarCiclo(row: FilaAbierta, conocidos: CiclosConocidos): CicloDeFila | null {
  const ciclo = leerCicloDeFila(row, conocidos)
  if (ciclo && conocidos.porBloques) conocidos.titulo = { valor: ciclo }
  return ciclo
}

function leerCicloDeFila(row: FilaAbierta, conocidos: CiclosConocidos): CicloDeFila | null {
  const escrito = leerEscrito(row)
  if (!('valor' in escrito)) return tomar<never>(row, 'ciclo', escrito)
  if (escrito.valor === null) return tomar(row, 'ciclo', conocidos.titulo ?? { motivo: 'Falta el ciclo.' })
  const llamado = conocidos.numerar.porNombre(escrito.valor)
  if (llamado !== null) return { numero: llamado, texto: escrito.valor }
  const contado = leerCiclo(escrito.valor) ? '' : sinCuenta(escrito.valor)
  const texto = leerCiclo(contado) ? contado : escrito.valor
  const leido = leerCiclo(texto)
  if (!leido) return tomar<never>(row, 'ciclo', { motivo: porQueNoEsCiclo(texto) })
  if (isOtroNivel(leido, conocidos.niveles)) return tomar<never>(row, 'ciclo', { motivo: MEZCLA })
  return tomar(row, 'ciclo', cicloEscrito({ ciclo: leido, texto }, conocidos))
}

/** The cycle that a text means, in a row or in a title; or why the plan cannot have it. */
export function cicloEscrito(
  { ciclo, texto }: { ciclo: CicloLeido; texto: string },
  { numerar }: Pick<CiclosConocidos, 'numerar'>,
): Leido<CicloDeFila> {
  const numero = numerar.porLectura(texto, ciclo)
  return 'valor' in numero ? { valor: { numero: numero.valor, texto } } : numero
}

/** The section of a row of electives, or null with the error noted. */
export const tomarSeccion = (row: FilaAbierta): string | null =>
  tomarObligatorio(row, 'seccion', MAX.seccion, 'Falta la sección.')
