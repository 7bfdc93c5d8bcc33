import { filtrarArbol } from '@malla/domain/arbol/filtro.ts'
import type { NodoArbol } from '@malla/domain/arbol/nodo.ts'
import { nodosDeInstitucion } from '@malla/domain/arbol/nodo.ts'
import {
  avanceDeCursos,
  type CursosContados,
  estadoCursosRegistrados,
} from '@malla/domain/planes/cursosRegistrados.ts'
import { luzDeCursosRegistrados } from '@malla/domain/planes/estado.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useCall } from '../../app/query.ts'
import { formPath } from '../../paths.ts'
import { useLuces } from '../legal/useLuces.ts'
import { nombresDeTabs } from '../planes/nombresDeTabs.ts'
import { destinoDe } from './destinos.ts'
import { conPlanes, cursosContados, planesAbiertos } from './lineas.ts'
import { useAbiertos } from './useAbiertos.ts'
import { usePlanesAbiertos } from './usePlanesAbiertos.ts'

type Claves = ReadonlySet<string>
const nada = { cepre: null, posgrado: null, facultades: [] }
const hasTab = (id: string): boolean => nombresDeTabs.some(tab => tab.id === id)
const hrefOf = (n: NodoArbol): string | null => destinoDe(n, hasTab)

/** What one would look for in vain is said. */
const vacios: Partial<Record<NodoArbol['tipo'], string>> = {
  facultad: 'Sin programas',
  programa: 'Sin planes',
  ciclo: 'Sin cursos',
  seccion: 'Sin cursos',
}
const notaDeVacio = (n: NodoArbol) => ({ nota: n.hijos.length === 0 ? vacios[n.tipo] : undefined })
const avanceDe = (contados: CursosContados) => ({
  luz: luzDeCursosRegistrados(estadoCursosRegistrados(contados)),
  avance: avanceDeCursos(contados),
})
const notaDeCursos = (n: number) =>
  n === 0 ? { nota: 'Sin cursos' } : { nota: contar(n, 'curso'), corta: String(n) }

interface Options {
  /** Tells trees apart that stand in different places. */
  lugar: string
  filter: string
  /** What is open before anybody opened or closed anything. */
  abiertosAlEmpezar: (nodos: readonly NodoArbol[]) => readonly string[]
  /** What a narrow place leaves out. */
  plegar?: (nodos: readonly NodoArbol[]) => readonly NodoArbol[]
}

const mismos = (nodos: readonly NodoArbol[]): readonly NodoArbol[] => nodos

/** The tree of the institution with what is open in it, filtered, with what hangs on the open plans; and what the widget needs of it. */
export function useArbol({ lugar, filter, abiertosAlEmpezar, plegar = mismos }: Options) {
  const query = useCall('facultades.arbol', {}, { meta: { shown: true } })
  const arbol = query.data?.data ?? nada
  const legal = useLuces()
  const todos = useMemo(() => nodosDeInstitucion(arbol), [arbol])
  const cursos = useMemo(() => cursosContados(arbol), [arbol])
  const filtrado = useMemo(() => filtrarArbol(todos, filter), [todos, filter])
  const plegados = useMemo(() => plegar(filtrado.nodos), [plegar, filtrado])

  const [kept, keep] = useAbiertos(lugar)
  // While a filter is set, what is opened belongs to that filter.
  const [filtering, setFiltering] = useState<{ filter: string; abiertos: Claves } | null>(null)
  const isFiltered = filter.trim() !== ''
  const own = filtering?.filter === filter ? filtering.abiertos : null
  const sinFiltro = kept ?? new Set(abiertosAlEmpezar(plegar(todos)))
  const abiertos = isFiltered ? (own ?? filtrado.abiertos) : sinFiltro
  const setAbiertos = (next: Claves) => (isFiltered ? setFiltering({ filter, abiertos: next }) : keep(next))

  const planes = planesAbiertos(plegados, abiertos)
  const leidos = usePlanesAbiertos(planes.map(n => n.id))
  const nodos = conPlanes(plegados, planes, leidos)

  const extraOf = (n: NodoArbol) => {
    const contados = cursos.get(`${n.tipo}:${n.id}`)
    if (!contados) return notaDeVacio(n)
    return n.tipo === 'plan'
      ? { ...notaDeCursos(contados.cursos), ...avanceDe(contados), legal: legal.get(n.id) }
      : avanceDe(contados)
  }
  const onAviso = (n: NodoArbol) => {
    const leido = leidos.get(n.id)
    if (leido?.estado === 'error') leido.retry()
  }
  return {
    query,
    /** Before the filter, whole: for what is above a line. */
    todos,
    /** Opens these lines for good, also while a filter is set. */
    abrir: (claves: readonly string[]) => {
      if (claves.some(clave => !sinFiltro.has(clave))) keep(new Set([...sinFiltro, ...claves]))
    },
    coincidencias: isFiltered ? filtrado.coincidencias : null,
    props: { nodos, abiertos, setAbiertos, hrefOf, extraOf, onAviso },
  }
}

/** The plan whose page is open, or null. */
export function usePlanActual(): number | null {
  const { pathname } = useLocation()
  const found = new RegExp(`^${formPath('planes')}/(\\d+)$`).exec(pathname)
  return found ? Number(found[1]) : null
}
