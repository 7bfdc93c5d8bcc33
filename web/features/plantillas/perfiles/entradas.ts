import type { EntradaDePerfil } from '@malla/contracts/plantillasDePerfil.ts'
import { escribirTextoRico } from '@malla/contracts/textoRico/escribir.ts'
import { lineasPegadas } from '@malla/domain/perfiles/pegar.ts'
import { newKey } from '../../../ui/newKey.ts'
import type { ClaseDePerfil } from './clases.ts'

/** An entry while it is edited: `id` keeps its place in the list, and is not sent. */
export type EntradaEditada = EntradaDePerfil & { id: string }

const parrafo = (text: string): string =>
  escribirTextoRico({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

/** A pasted line: words of a graduate profile, the name of a trait of an entrant. */
const pegada = ({ lista }: Pick<ClaseDePerfil, 'lista'>, texto: string): EntradaEditada =>
  lista ? { id: newKey(), nombre: texto, descripcion: '' } : { id: newKey(), descripcion: parrafo(texto) }

/** The entries with those of a pasted text behind them, one a line. */
export const conPegadas = (
  clase: Pick<ClaseDePerfil, 'lista'>,
  entradas: readonly EntradaEditada[],
  texto: string,
): EntradaEditada[] => [...entradas, ...lineasPegadas(texto).map(linea => pegada(clase, linea))]

/** Of what is being edited, what is sent: the entries that say something, and what was pasted and not added yet. */
export const enviables = (
  clase: Pick<ClaseDePerfil, 'lista'>,
  { items, pegado }: { items: readonly EntradaEditada[]; pegado: string },
): EntradaDePerfil[] =>
  conPegadas(clase, items, pegado)
    .filter(e => e.nombre || e.descripcion !== '')
    .map(({ id: _, ...entrada }) => entrada)

/** What is told of a profile in which no entry says anything. */
export const faltanEntradas = (
  clase: Pick<ClaseDePerfil, 'lista' | 'falta'>,
  escrito: { items: readonly EntradaEditada[]; pegado: string },
): Record<string, string[]> => (enviables(clase, escrito).length === 0 ? { items: [clase.falta] } : {})

/** Whether one of the entries is being written: the one that was (`abierta`) may have been taken away since. */
export const seEscribe = (entradas: readonly EntradaEditada[], abierta: string | null): boolean =>
  entradas.some(e => e.id === abierta)
