import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { useMemo, useState } from 'react'
import type { Fila } from './fila.ts'

/** Ids with those that their rows have now. */
export const renombrados = (ids: ReadonlySet<Id>, nuevos: ReadonlyMap<Id, Id>): ReadonlySet<Id> =>
  new Set([...ids].map(id => nuevos.get(id) ?? id))

/** The courses that are ticked, to change one thing in all of them. */
export function useMarcadas(vivas: readonly Fila[]) {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set())
  const filas = useMemo(() => vivas.filter(f => ids.has(f.id)), [vivas, ids])
  return {
    ids,
    filas,
    /** Ticks courses, or takes the tick away. */
    marcar: (cambiadas: readonly Fila[], isMas: boolean) =>
      setIds(antes => {
        const despues = new Set(antes)
        for (const { id } of cambiadas) {
          if (isMas) despues.add(id)
          else despues.delete(id)
        }
        return despues
      }),
    quitar: () => setIds(new Set()),
    /** Rows have other ids now: what was ticked stays ticked. */
    renombrar: (nuevos: ReadonlyMap<Id, Id>) => setIds(antes => renombrados(antes, nuevos)),
  }
}
