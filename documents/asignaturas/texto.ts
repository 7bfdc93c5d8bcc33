import { parrafo, tramo } from '../bloques.ts'
import type { Bloque } from '../document.ts'
import { diceAlgo } from '../nodoRico.ts'
import type { Texto } from './datos.ts'

/** Blocks of a text; none when it is empty, or holds nothing but blanks. `nivel` is where its headings begin. */
export const bloquesDeTexto = (texto: Texto | undefined, nivel: number): Bloque[] => {
  if (!texto) return []
  if (typeof texto !== 'string') return diceAlgo(texto) ? [{ tipo: 'textoRico', nivel, doc: texto }] : []
  return texto
    .split('\n')
    .filter(linea => linea.trim())
    .map(linea => parrafo(tramo(linea.trim())))
}
