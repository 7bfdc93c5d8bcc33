import { porcentaje, segun } from '../texto/numero.ts'

/** What the weights of some entries add up to, in percent, to two decimals; null when none has one. */
export function sumaDePesos(entradas: readonly { peso?: number | null }[]): number | null {
  const pesos = entradas.map(e => e.peso).filter(p => typeof p === 'number')
  return pesos.length === 0 ? null : Math.round(pesos.reduce((a, b) => a + b, 0) * 100) / 100
}

/** What is wrong with the weights, for people, or null: they add up to 100 and every entry has one. A warning, never a block. */
export function avisoDePesos(entradas: readonly { peso?: number | null }[]): string | null {
  const suma = sumaDePesos(entradas)
  if (suma === null) return null
  const sin = entradas.filter(e => typeof e.peso !== 'number').length
  if (suma > 100) return `Los pesos suman ${porcentaje(suma)}: sobra ${porcentaje(suma - 100)}.`
  // Thirds of a hundred do not add up exactly.
  if (suma < 99.95) return `Los pesos suman ${porcentaje(suma)}: falta ${porcentaje(100 - suma)}.`
  if (sin > 0) return segun(sin, 'Un criterio no tiene peso.', '# criterios no tienen peso.')
  return null
}
