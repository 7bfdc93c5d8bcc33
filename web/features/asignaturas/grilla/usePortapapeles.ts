import { formatTsv, parseTsv } from '@malla/domain/texto/tsv.ts'
import { isCelda } from '../../../ui/celdas.ts'
import { useCopiarYPegar } from '../../../ui/useCopiarYPegar.ts'
import { tablaHtml } from './html.ts'
import type { Ordenes } from './useOrdenes.ts'

/**
 * Copying, cutting and pasting whole ranges, to and from any spreadsheet. While a cell is being written its own field does it; where the focus is in no cell
 * nothing is done: what is selected may be far out of sight.
 */
export function usePortapapeles(ordenes: Ordenes, editando: boolean): void {
  useCopiarYPegar({
    isAqui: () => !editando && isCelda(document.activeElement),
    copiar: datos => {
      const celdas = ordenes.copiar()
      if (celdas.length === 0) return false
      datos.setData('text/plain', formatTsv(celdas.map(fila => fila.map(c => c.texto))))
      datos.setData('text/html', tablaHtml(celdas))
      return true
    },
    vaciar: ordenes.vaciar,
    pegar: datos => {
      const texto = datos.getData('text/plain')
      if (texto === '') return false
      ordenes.pegar(parseTsv(texto))
      return true
    },
  })
}
