import { porcentaje, segun } from '../texto/numero.ts'

/** What the weights of some entries add up to, in percent, to two decimals; null when none has one. */
export function sumaDePesos(entradas: readonly { peso?: number | null }[]): number | null {
  const pesos = entradas.map(e => e.peso).filter(p => typeof p === 'number')
  return pesos.length === 0 ? null : Math.round(pesos.reduce((a, b) => a + b, 0) * 100) / 100
}

/** Thirds and sixths of a hundred do not add up exactly: so much may lack, or be over. */
const TOLERANCIA = 0.05

/** Percent that lacks to a hundred, to two decimals: negative where it is passed, 0 where it is reached but for what rounding leaves. */
export function faltaPara100(suma: number): number {
  const falta = Math.round((100 - suma) * 100) / 100
  return Math.abs(falta) <= TOLERANCIA ? 0 : falta
}

/** What is wrong with the weights, for people, or null: they add up to 100 and every entry has one. A warning, never a block. */
export function avisoDePesos(entradas: readonly { peso?: number | null }[]): string | null {
  const suma = sumaDePesos(entradas)
  if (suma === null) return null
  const sin = entradas.filter(e => typeof e.peso !== 'number').length
  const falta = faltaPara100(suma)
  if (falta < 0) return `Los pesos suman ${porcentaje(suma)}: sobra ${porcentaje(-falta)}.`
  if (falta > 0) return `Los pesos suman ${porcentaje(suma)}: falta ${porcentaje(falta)}.`
  if (sin > 0) return segun(sin, 'Un criterio no tiene peso.', '# criterios no tienen peso.')
  return null
}
