import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { useMemo, useState } from 'react'
import type { Fila } from './fila.ts'

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
  }
}
