import type { Competencia } from '@malla/contracts/competencias.ts'
import { isHermana, porOrden } from '@malla/domain/competencias/arbol.ts'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { callQuery, queryClient, refresh } from '../../app/query.ts'
import { warnOf } from '../../ui/dialogs.tsx'
import { crearFila } from '../../ui/fila.ts'
import { refusalOf } from '../../ui/reasons.ts'
import { type Destino, lugarAdentro, lugarAfuera } from './lugares.ts'

export type Paso = 'subir' | 'bajar' | 'adentro' | 'afuera'

/**
 * Moving competencies one step or to a place. Steps asked for quickly wait for each other, each counted from where the one before led. `dicho`
 * is what a screen reader is told.
 */
export function useMover(planId: number) {
  const [dicho, setDicho] = useState('')
  const [enFila] = useState(crearFila)

  const ahora = (): Competencia[] =>
    queryClient.getQueryData(callQuery('competencias.porPlan', { planId }).queryKey)?.data ?? []
  const una = (id: number) => ahora().find(c => c.id === id)

  const enCola = (id: number, work: (c: Competencia) => Promise<unknown> | string) =>
    void enFila(async () => {
      const c = una(id)
      if (!c) return
      const hecho = work(c)
      if (typeof hecho === 'string') return setDicho(hecho)
      try {
        await hecho
        await refresh('competencias', 'historial')
      } catch (error) {
        await warnOf(error)
        // What waits for the connection shows already.
        if (!refusalOf(error)?.body.enCola) return
      }
      setDicho(`${c.nombre}: ahora es ${una(id)?.codigo ?? c.codigo}`)
    })
  const llevar = (c: Competencia, destino: Destino) => api('competencias.update', { id: c.id, ...destino })

  const ordenar = (c: Competencia, path: 'up' | 'down') => {
    const hermanas = ahora()
      .filter(otra => isHermana(otra, c))
      .sort(porOrden)
    const orilla = path === 'up' ? hermanas[0] : hermanas.at(-1)
    if (orilla?.id === c.id) return path === 'up' ? 'Ya es la primera.' : 'Ya es la última.'
    return api('competencias.ordenar', { id: c.id, path })
  }
  const pasos: Record<Paso, (c: Competencia) => Promise<unknown> | string> = {
    subir: c => ordenar(c, 'up'),
    bajar: c => ordenar(c, 'down'),
    adentro: c => {
      const destino = lugarAdentro(ahora(), c)
      return destino ? llevar(c, destino) : 'No hay otra encima dentro de la cual ponerla.'
    },
    afuera: c => {
      const destino = lugarAfuera(ahora(), c)
      return destino ? llevar(c, destino) : 'Ya está en el primer nivel.'
    },
  }

  return {
    dicho,
    decir: setDicho,
    paso: (id: number, cual: Paso) => enCola(id, pasos[cual]),
    llevar: (id: number, destino: Destino) => enCola(id, c => llevar(c, destino)),
  }
}
