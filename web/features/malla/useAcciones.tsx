import type { Columna } from '@malla/domain/malla/malla.ts'
import { useMemo, useState } from 'react'
import { lugaresDe } from '../asignaturas/grilla/lugares.ts'
import { type Abierto, CicloMenu, SeccionMenu } from '../asignaturas/LugarMenu.tsx'
import type { DatosDePlan, Impedimentos } from '../asignaturas/useDatosDePlan.ts'
import type { AccionesDeColumna } from './Tablero.tsx'

/** What can be added and changed in place, and which form is open for it. */
export function useAcciones({ plan, ciclos, secciones }: DatosDePlan, impedimentos: Impedimentos) {
  const [abierto, abrir] = useState<Abierto | null>(null)
  const { crear, estructura } = impedimentos
  const lugares = useMemo(() => lugaresDe(ciclos, secciones), [ciclos, secciones])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reasons change with the permissions named
  const acciones = useMemo<AccionesDeColumna>(
    () => ({
      agregarCurso: crear
        ? null
        : ({ tipo, id }) =>
            abrir({ tipo: 'curso', id: null, lugar: lugares.find(l => l.tipo === tipo && l.id === id) }),
      menuDe: (columna: Columna) => {
        if (estructura) return null
        const ciclo = columna.tipo === 'ciclo' && ciclos.find(c => c.id === columna.id)
        if (ciclo)
          return (
            <CicloMenu
              planId={plan.id}
              ciclo={ciclo}
              ciclos={ciclos}
              impedimentos={impedimentos}
              onAbrir={abrir}
            />
          )
        const seccion = columna.tipo === 'seccion' && secciones.find(s => s.id === columna.id)
        return seccion ? <SeccionMenu seccion={seccion} impedimentos={impedimentos} onAbrir={abrir} /> : null
      },
    }),
    [crear, estructura, plan.id, ciclos, secciones, lugares],
  )
  return { abierto, abrir, acciones }
}
