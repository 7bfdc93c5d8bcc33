import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { type RefObject, useMemo } from 'react'
import { useAddress, useSetAddress } from '../../../app/address.ts'
import type { EnTaller } from './useTaller.ts'
import { type Grupo, gruposDe, idsVistos, type Linea, lineasDe, type Vista } from './vista.ts'
import { enAddress, vistaDe } from './vistaEnAddress.ts'

/** How the courses of a plan are looked at now. */
export interface EnVista {
  vista: Vista
  cambiar: (parte: Partial<Vista>) => void
  grupos: readonly Grupo[]
  lineas: readonly Linea[]
  /** Whether it is narrowed so far that no course is left. */
  isVacia: boolean
}

/**
 * The look of a grid: filter, sorting, grouping, as the address has it. `conNueva`: there is a place for new courses; `escrito`: the base of the course
 * that is being written.
 */
export function useVista(en: EnTaller, conNueva: boolean, escrito: RefObject<Id | null>): EnVista {
  const address = useAddress()
  const setAddress = useSetAddress()
  const { filtro, solo, orden, modo } = address
  const vista = useMemo(() => vistaDe({ filtro, solo, orden, modo }), [filtro, solo, orden, modo])
  const { filas, ctx, problemas, taller, guardadas } = en

  // Rows are filtered and sorted when the look or the saved courses change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not while cells are edited: none runs away from under the cursor
  const { vistos, conocidas } = useMemo(
    () => ({
      vistos: idsVistos(filas, vista, ctx, {
        conAvisos: new Set(problemas.keys()),
        conCambios: new Set([
          ...taller.borrador.ediciones.keys(),
          ...taller.borrador.borradas,
          ...taller.borrador.nuevas.map(f => f.id),
        ]),
        escrito: escrito.current,
      }),
      conocidas: new Set(filas.map(f => f.id)),
    }),
    [vista, guardadas, ctx.lugares],
  )
  const grupos = useMemo(
    () => gruposDe(filas, vista, ctx.lugares, vistos, conocidas),
    [filas, vista, ctx.lugares, vistos, conocidas],
  )
  const isEstrecha = vista.filtro !== '' || vista.ver !== 'todos'
  const lineas = useMemo(
    () => lineasDe(grupos, vista.agrupada, conNueva && !isEstrecha),
    [grupos, vista.agrupada, conNueva, isEstrecha],
  )
  // «Atrás» undoes a choice, not each letter of a filter.
  const cambiar = (parte: Partial<Vista>) =>
    setAddress(enAddress({ ...vista, ...parte }), { replace: 'filtro' in parte && vista.filtro !== '' })
  return { vista, cambiar, grupos, lineas, isVacia: isEstrecha && lineas.length === 0 }
}
