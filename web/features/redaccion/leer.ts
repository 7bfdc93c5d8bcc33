import type { Competencia } from '@malla/contracts/competencias.ts'
import { type Huella, parecidasA } from '@malla/domain/redaccion/parecidas.ts'
import { type Revision, revisarRedaccion } from '@malla/domain/redaccion/revisar.ts'
import { cortar } from '@malla/domain/texto/cortar.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { contar } from '@malla/domain/texto/numero.ts'

/** Shorter than this nothing is said: whoever begins to type needs no advice yet. */
const DESDE = 8
/** How much of another competency is quoted, in characters. */
const LARGO_CITADO = 120
/** More that are alike are no news. */
const PARECIDAS = 3

/** Another competency of the plan, ready to be compared. */
export type Otra = Pick<Competencia, 'id' | 'nombre' | 'codigo'> & { huella: Huella }

/** What stands under the field: what was understood, and advice. */
export interface Lectura {
  entendido: string | null
  consejos: string[]
}

function entendidoDe({ verbo, niveles, observable }: Revision): string | null {
  if (!verbo || !observable) return null
  if (niveles.length === 0) return `Verbo observable: ${verbo}.`
  if (niveles.length === 1) return `Verbo observable: ${verbo}. Nivel posible: ${niveles[0]}.`
  return `Verbo observable: ${verbo}. Niveles posibles, según la lista que se consulte: ${enLista(niveles, 'o')}.`
}

/** A text as the coach reads it beside the other competencies of its plan; null while there is too little of it. */
export function leerTexto(texto: string, otras: readonly Otra[], competenciaId?: number): Lectura | null {
  if (texto.trim().length < DESDE) return null
  const revision = revisarRedaccion(texto)
  const parecidas = parecidasA(
    texto,
    otras.filter(c => c.id !== competenciaId),
  ).slice(0, PARECIDAS)
  return {
    entendido: entendidoDe(revision),
    consejos: [
      ...revision.consejos.map(c => c.texto),
      ...parecidas.map(una => `Se parece mucho a ${una.codigo}: «${cortar(una.nombre, LARGO_CITADO)}».`),
    ],
  }
}

/** What a screen reader is told when the person pauses. */
export const enVozAlta = ({ consejos }: Lectura): string =>
  consejos.length === 0 ? 'Redacción: sin consejos.' : `Redacción: ${contar(consejos.length, 'consejo')}.`
