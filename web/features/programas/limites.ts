import { limitesDePrograma as limites } from '@malla/domain/programas/catalogos.ts'

/** Numbers of a programme that have limits (§5). */
export type Numero = keyof typeof limites

/** Reasons for the numbers that are out of their limits, by field. What is empty is not asked. */
export function fueraDeLimites(valores: Record<Numero, number | null>): Record<string, string[]> {
  const reasons: Record<string, string[]> = {}
  for (const campo of Object.keys(limites) as Numero[]) {
    const { min, max } = limites[campo]
    const valor = valores[campo]
    if (valor !== null && (valor < min || valor > max)) reasons[campo] = [`Entre ${min} y ${max}.`]
  }
  return reasons
}
