import type { Equivalente } from '@malla/domain/equivalencias/equivalencias.ts'

/** Ids of the courses that are ticked on either side. */
export interface Marcados {
  origen: ReadonlySet<number>
  destino: ReadonlySet<number>
}

const nada: ReadonlySet<number> = new Set()
export const NINGUNO: Marcados = { origen: nada, destino: nada }

/** A course ticked on one side, or no longer ticked when it was. */
export function conOtro(marcados: Marcados, lado: keyof Marcados, id: number): Marcados {
  const ids = new Set(marcados[lado])
  if (!ids.delete(id)) ids.add(id)
  return { ...marcados, [lado]: ids }
}

const sin = (ids: ReadonlySet<number>, quitados: readonly number[]): ReadonlySet<number> =>
  new Set([...ids].filter(id => !quitados.includes(id)))

/** What stays ticked once these rows are in the table: a suggested pair that is taken takes nothing else away. */
export const sinEnviados = (marcados: Marcados, filas: readonly Equivalente[]): Marcados => ({
  origen: sin(
    marcados.origen,
    filas.flatMap(f => f.origen),
  ),
  destino: sin(
    marcados.destino,
    filas.flatMap(f => f.destino),
  ),
})
