const cifras: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]

/** A whole number from 1 to 3999 in Roman figures: 4 is «IV». Throws RangeError outside of that. */
export function romano(n: number): string {
  if (!Number.isInteger(n) || n < 1 || n > 3999) throw new RangeError(`no Roman number: ${n}`)
  let resto = n
  let escrito = ''
  for (const [letras, valor] of cifras) {
    while (resto >= valor) {
      escrito += letras
      resto -= valor
    }
  }
  return escrito
}

/** The number of a Roman figure written as it should be («IV», «iv»), or null. */
export function leerRomano(escrito: string): number | null {
  const letras = escrito.toUpperCase()
  let resto = letras
  let n = 0
  for (const [cifra, valor] of cifras) {
    while (resto.startsWith(cifra)) {
      n += valor
      resto = resto.slice(cifra.length)
    }
  }
  return n > 0 && n <= 3999 && resto === '' && romano(n) === letras ? n : null
}
