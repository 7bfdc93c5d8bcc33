import { formatTsv, parseTsv } from '@malla/domain/texto/tsv.ts'
import type { ClipboardEvent } from 'react'
import { tablaHtml } from './html.ts'
import type { Ordenes } from './useOrdenes.ts'

/** Copying, cutting and pasting whole ranges, to and from any spreadsheet. While a cell is being written its own field does it. */
export function usePortapapeles(ordenes: Ordenes, editando: boolean) {
  const poner = (e: ClipboardEvent): boolean => {
    const celdas = ordenes.copiar()
    if (editando || celdas.length === 0) return false
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
      if (editando || texto === '') return
      e.preventDefault()
      ordenes.pegar(parseTsv(texto))
    },
  }
}
