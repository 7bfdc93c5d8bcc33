import { tiposDeCompetencia } from '@malla/domain/competencias/catalogos.ts'
import type { Recorrida } from '@malla/domain/competencias/recorrido.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import { tiposCon } from '../competencias/nodos.ts'

interface DeUnTipo {
  tipopadre: number
  codigo: string
}

/** The rows of one kind under its head. */
export interface TipoDeFilas<T> {
  tipopadre: number
  /** How the plan calls it, in the words of the tree; null: without a head. */
  titulo: string | null
  nota: string
  filas: readonly Recorrida<T>[]
}

/** Whether functional and transversal ones stand together: both are counted from 1, so their codes alone do not tell them (decision 0026). */
export const hayDosTipos = (todas: readonly { tipopadre: number }[]): boolean =>
  new Set(todas.map(c => c.tipopadre)).size > 1

/** The rows by kind in their order; `dos`: the plan has both kinds, each with a head then, whatever a filter leaves. */
export const tiposDeFilas = <T extends DeUnTipo>(
  filas: readonly Recorrida<T>[],
  dos: boolean,
  terminos: Terminos,
): TipoDeFilas<T>[] =>
  tiposCon(terminos)
    .map(({ tipopadre, titulo, nota }) => ({
      tipopadre,
      titulo: dos ? titulo : null,
      nota,
      filas: filas.filter(f => f.una.tipopadre === tipopadre),
    }))
    .filter(t => t.filas.length > 0)

/** How many lines stand before a kind: those of the kinds before it, with their heads. */
export const cuantosAntes = (tipos: readonly TipoDeFilas<unknown>[], cual: number): number =>
  tipos.slice(0, cual).reduce((n, t) => n + t.filas.length + (t.titulo === null ? 0 : 1), 0)

/** A competency by its code, with its kind where the plan has both: «F1 (transversal)». */
export function nombradaEn({ codigo, tipopadre }: DeUnTipo, dos: boolean): string {
  const tipo = tiposDeCompetencia.find(t => t.valor === tipopadre)
  return dos && tipo ? `${codigo} (${tipo.nombre.toLowerCase()})` : codigo
}
