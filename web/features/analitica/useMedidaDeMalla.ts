import { isMedida, medidaDe } from '@malla/domain/analitica/palabras.ts'
import type { AnaliticaDePlan } from '@malla/domain/analitica/plan.ts'
import { useMemo, useState } from 'react'

/** What the malla shows besides while its colours say a measure: the loads, the sentence of the scale, and on demand the longest chain. */
export function useMedidaDeMalla(analitica: AnaliticaDePlan, modo: string) {
  const [cadena, setCadena] = useState(false)
  const medida = isMedida(modo) ? modo : null
  const enLienzo = useMemo(
    () => (medida === null ? null : { del: analitica, cadena }),
    [medida, analitica, cadena],
  )
  return {
    /** For the board; null where colours say something else. */
    enLienzo,
    frase: medida === null ? undefined : medidaDe(medida).frase,
    /** For the bar: whether the longest chain is drawn. */
    cadena: medida === null ? null : cadena,
    onCadena: setCadena,
  }
}
