import { useMemo } from 'react'
import type { ColumnaId } from './columnas.ts'
import type { Columnas } from './columnasDeTabla.ts'
import type { Lienzo } from './seleccion.ts'
import type { EnVista } from './useVista.ts'

/** The cells that can be walked on; the same object while they are the same. */
export function useLienzo(vista: EnVista, columnas: Columnas): Lienzo {
  const ids = columnas.ids.join()
  return useMemo(
    () => ({
      filas: vista.lineas.filter(l => l.tipo !== 'grupo').map(l => l.clave),
      columnas: ids.split(',') as ColumnaId[],
    }),
    [vista.lineas, ids],
  )
}
