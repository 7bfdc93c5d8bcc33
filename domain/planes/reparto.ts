/** Hours or credits in the parts that the regulator asks for. */
export interface Parte {
  presencial: number
  virtual: number
  total: number
}

export interface Reparto {
  teoria: Parte
  practica: Parte
  presencial: number
  virtual: number
  total: number
}

/** To hundredths; a half that binary fractions hold a hair too low goes up like any other (10.075 is 10.08). */
export const redondear = (n: number): number => Math.round(n * 100 + 1e-7) / 100

/** A whole number in whole shares, in proportion to `partes`, which together are exactly it: the largest remainders are rounded up. */
export function enProporcion(partes: readonly number[], entero: number): number[] {
  const suma = partes.reduce((a, b) => a + b, 0)
  // Without hours nothing says which part a credit belongs to: the first, theory in the classroom.
  if (suma === 0) return partes.map((_p, i) => (i === 0 ? entero : 0))
  const exactas = partes.map(p => (p / suma) * entero)
  const abajo = exactas.map(x => Math.floor(x + 1e-9))
  const faltan = entero - abajo.reduce((a, b) => a + b, 0)
  const orden = exactas.map((x, i) => ({ i, resto: x - abajo[i]! })).sort((a, b) => b.resto - a.resto)
  for (const { i } of orden.slice(0, faltan)) abajo[i]!++
  return abajo
}

/**
 * Theory presencial, theory virtual, practice presencial, practice virtual (in this order) as the form has them. With `total` the parts are
 * brought to add up to it exactly, in their proportion.
 */
export function repartir(partes: readonly number[], total?: number): Reparto {
  const [tp = 0, tv = 0, pp = 0, pv = 0] =
    total === undefined
      ? partes.map(redondear)
      : enProporcion(partes, Math.round(total * 100)).map(c => c / 100)
  const parte = (presencial: number, virtual: number): Parte => ({
    presencial,
    virtual,
    total: redondear(presencial + virtual),
  })
  const [teoria, practica] = [parte(tp, tv), parte(pp, pv)]
  return {
    teoria,
    practica,
    presencial: redondear(tp + pp),
    virtual: redondear(tv + pv),
    total: redondear(teoria.total + practica.total),
  }
}
