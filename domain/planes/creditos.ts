import { numero } from '../texto/numero.ts'

/** Credits that a plan requires: in all, and of these of general studies and of electives. Null where it does not say. */
export interface CreditosRequeridos {
  creditos_totales?: number | null | undefined
  creditos_generales?: number | null | undefined
  creditos_electivos?: number | null | undefined
}

const PARTES = [
  ['creditos_generales', 'generales'],
  ['creditos_electivos', 'electivos'],
] as const

/**
 * Why credits of a kind cannot be part of the total, by field: they are more. Empty where they can, where no total is said, and where the plan said the very
 * same before (`antes`): what it had stands in the way of nothing else.
 */
export function reparosDeCreditos(
  plan: CreditosRequeridos,
  antes: CreditosRequeridos | null,
): Record<string, string[]> {
  const total = plan.creditos_totales ?? null
  if (total === null) return {}
  return Object.fromEntries(
    PARTES.flatMap(([campo, clase]) => {
      const parte = plan[campo] ?? 0
      const estaba = antes?.creditos_totales === total && antes[campo] === parte
      if (parte <= total || estaba) return []
      const reparo = `Los créditos ${clase} requeridos no pueden pasar de los requeridos en total (${numero(total)}).`
      return [[campo, [reparo]]]
    }),
  )
}
