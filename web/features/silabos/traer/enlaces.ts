import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import type { LineaDeLogro } from '@malla/domain/silabos/contenido.ts'
import { type CompetenciaServida, nombranLoMismo } from '@malla/domain/silabos/reconocer/enlazar.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { segun } from '@malla/domain/texto/numero.ts'

/** Which competencies of the plan the lines of a section were tied to, and what those are called where the document says it otherwise; null: to none. */
export function enlacesEnPalabras(
  lineas: readonly LineaDeLogro[],
  competencias: readonly CompetenciaServida[],
): string | null {
  const suyas = lineas.flatMap(l => {
    const suya = competencias.find(c => c.id === l.competencia_id)
    return suya ? [{ ...suya, isOtra: !nombranLoMismo(textoLlano(l.texto), suya.nombre) }] : []
  })
  if (suyas.length === 0) return null
  const dicho = `${segun(suyas.length, 'Se enlaza', 'Se enlazan')} con el plan: ${enLista(suyas.map(c => c.codigo))}.`
  const otras = suyas.filter(c => c.isOtra).map(c => `${c.codigo}, «${c.nombre}»`)
  return otras.length === 0 ? dicho : `${dicho} El plan usa otras palabras: ${otras.join('; ')}.`
}
