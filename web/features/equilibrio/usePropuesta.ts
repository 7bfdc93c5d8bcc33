import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Limites } from '@malla/domain/equilibrio/medida.ts'
import { type Propuesta, proponer } from '@malla/domain/equilibrio/proponer.ts'
import { aplicar } from '@malla/domain/malla/ediciones.ts'
import { type Malla, mallaDe } from '@malla/domain/malla/malla.ts'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCall } from '../../app/query.ts'

/** A suggestion that is looked at: what it would move, and the malla as it would be. */
export interface PropuestaVista extends Propuesta {
  malla: Malla
  fijos: ReadonlySet<Id>
  /** Leaves a course where it is, and thinks again. */
  dejar: (id: Id) => void
  soltar: (id: Id) => void
}

const SIN_LIMITES: Limites = { creditos: null, cursos: null, horas: null }
const NINGUNO: ReadonlySet<Id> = new Set()

function useLimites(abierta: boolean): Limites {
  const { data } = useCall('ajustes.showInstitucion', {}, { enabled: abierta, meta: { shown: true } })
  const limites = data?.data.limites
  return useMemo(
    () =>
      limites
        ? {
            creditos: limites.creditos_por_ciclo ?? null,
            cursos: limites.cursos_por_ciclo ?? null,
            horas: limites.horas_por_semana ?? null,
          }
        : SIN_LIMITES,
    [limites],
  )
}

/**
 * «Proponer reparto»: a better distribution of the courses over the cycles, thought anew whenever the plan changes or a course is left where it is. Null while nobody
 * asked for one.
 */
export function usePropuesta(
  malla: Malla,
  { ciclos, secciones }: Pick<Parameters<typeof mallaDe>[0], 'ciclos' | 'secciones'>,
): {
  propuesta: PropuestaVista | null
  /** The malla that is shown: as it would be, while a suggestion is looked at. */
  vista: Malla
  /** Why nothing can be moved meanwhile. */
  impide: string | null
  pedir: () => void
  cerrar: () => void
} {
  const [fijos, setFijos] = useState<ReadonlySet<Id> | null>(null)
  const limites = useLimites(fijos !== null)
  const propuesta = useMemo((): PropuestaVista | null => {
    if (fijos === null) return null
    const pensada = proponer(malla, fijos, limites)
    const cursos = aplicar([...malla.cursos.values()], pensada.ediciones)
    return {
      ...pensada,
      fijos,
      malla: pensada.ediciones.length > 0 ? mallaDe({ cursos, ciclos, secciones }) : malla,
      dejar: id => setFijos(new Set([...fijos, id])),
      soltar: id => setFijos(new Set([...fijos].filter(x => x !== id))),
    }
  }, [malla, fijos, limites, ciclos, secciones])
  return {
    propuesta,
    vista: propuesta?.malla ?? malla,
    impide: propuesta ? 'Aplique o descarte antes la propuesta.' : null,
    pedir: useCallback(() => setFijos(NINGUNO), []),
    cerrar: () => setFijos(null),
  }
}

/** Marks the cards that a suggestion would move, from outside, so that no card is drawn anew for it. Answers the ref of what is around the board. */
export function useMarcar(propuesta: PropuestaVista | null): RefObject<HTMLDivElement | null> {
  const marco = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const cartas = (propuesta?.movidos ?? []).flatMap(
      ({ id }) => marco.current?.querySelector<HTMLElement>(`[data-curso="${id}"]`) ?? [],
    )
    for (const carta of cartas) carta.dataset.propuesto = ''
    return () => {
      for (const carta of cartas) delete carta.dataset.propuesto
    }
  }, [propuesta])
  return marco
}
