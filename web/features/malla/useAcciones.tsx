import type { Columna } from '@malla/domain/malla/malla.ts'
import { type ReactNode, useMemo, useState } from 'react'
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
  const acciones = useMemo<AccionesDeColumna>(() => {
    const menuDe = ({ tipo, id }: Columna): ReactNode => {
      const ciclo = tipo === 'ciclo' && ciclos.find(c => c.id === id)
      const comun = { impedimentos, onAbrir: abrir }
      if (ciclo) return <CicloMenu planId={plan.id} ciclo={ciclo} ciclos={ciclos} {...comun} />
      const seccion = tipo === 'seccion' && secciones.find(s => s.id === id)
      return seccion ? <SeccionMenu seccion={seccion} {...comun} /> : null
    }
    // Made once: a card that passes over the columns draws their heads again, and not their menus.
    const hechos = new Map<string, ReactNode>()
    const hecho = (columna: Columna): ReactNode => {
      const clave = `${columna.tipo}${columna.id}`
      if (!hechos.has(clave)) hechos.set(clave, menuDe(columna))
      return hechos.get(clave)
    }
    return {
      agregarCurso: crear
        ? null
        : ({ tipo, id }) =>
            abrir({ tipo: 'curso', id: null, lugar: lugares.find(l => l.tipo === tipo && l.id === id) }),
      menuDe: columna => (estructura ? null : hecho(columna)),
    }
  }, [crear, estructura, plan.id, ciclos, secciones, lugares])
  return { abierto, abrir, acciones }
}
