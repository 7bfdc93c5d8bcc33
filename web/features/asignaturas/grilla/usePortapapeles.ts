import { formatTsv, parseTsv } from '@malla/domain/texto/tsv.ts'
import type { ClipboardEvent } from 'react'
import { tablaHtml } from './html.ts'
import type { Ordenes } from './useOrdenes.ts'
import { isCelda } from './useTeclado.ts'

/**
 * Copying, cutting and pasting whole ranges, to and from any spreadsheet. While a cell is being written its own field does it; where the focus is in no cell
 * nothing is done: what is selected may be far out of sight.
 */
export function usePortapapeles(ordenes: Ordenes, editando: boolean) {
  const isAqui = () => !editando && isCelda(document.activeElement)
  const poner = (e: ClipboardEvent): boolean => {
    const celdas = ordenes.copiar()
    if (!isAqui() || celdas.length === 0) return false
    e.preventDefault()
    e.clipboardData.setData('text/plain', formatTsv(celdas.map(fila => fila.map(c => c.texto))))
    e.clipboardData.setData('text/html', tablaHtml(celdas))
    return true
  }
  return {
    onCopy: (e: ClipboardEvent) => void poner(e),
    onCut: (e: ClipboardEvent) => {
      if (poner(e)) ordenes.vaciar()
    },
    onPaste: (e: ClipboardEvent) => {
      const texto = e.clipboardData.getData('text/plain')
      if (!isAqui() || texto === '') return
      e.preventDefault()
      ordenes.pegar(parseTsv(texto))
    },
  }
}
