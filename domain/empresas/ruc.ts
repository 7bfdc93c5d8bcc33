/** Weights of the first ten digits; the eleventh makes the sum come out. */
const PESOS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** Whether it is a tax number of Peru (RUC): eleven digits, a first pair that is given out, a check digit that fits. */
export function isRuc(texto: string): boolean {
  if (!/^(10|15|16|17|20)\d{9}$/.test(texto)) return false
  const suma = PESOS.reduce((total, peso, i) => total + peso * Number(texto[i]), 0)
  return (11 - (suma % 11)) % 10 === Number(texto[10])
}
