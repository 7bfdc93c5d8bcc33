import { useMemo, useState } from 'react'
import type { EnTaller } from './useTaller.ts'
import { type Grupo, gruposDe, idsVistos, type Linea, lineasDe, type Vista, vistaInicial } from './vista.ts'

/** How the courses of a plan are looked at now. */
export interface EnVista {
  vista: Vista
  cambiar: (parte: Partial<Vista>) => void
  grupos: readonly Grupo[]
  lineas: readonly Linea[]
}

/** The look of a grid: filter, sorting, grouping. `conNueva`: there is a place for new courses. */
export function useVista(en: EnTaller, conNueva: boolean): EnVista {
  const [vista, setVista] = useState(vistaInicial)
  const { filas, ctx, problemas, taller, guardadas } = en

  // Rows are filtered and sorted when the look or the saved courses change, not while cells are edited: none runs away from under the cursor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const { vistos, conocidas } = useMemo(
    () => ({
      vistos: idsVistos(filas, vista, ctx, {
        conAvisos: new Set(problemas.keys()),
        conCambios: new Set([
          ...taller.borrador.ediciones.keys(),
          ...taller.borrador.borradas,
          ...taller.borrador.nuevas.map(f => f.id),
        ]),
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
  return { vista, cambiar: parte => setVista(v => ({ ...v, ...parte })), grupos, lineas }
}
