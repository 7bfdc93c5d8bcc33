const PALABRAS =
  'asignatura de naturaleza teórico-práctica su propósito es que el estudiante modele construya y consulte soluciones que respondan a los problemas de una organización comprende fundamentos métodos aplicaciones y la evaluación de resultados'.split(
    ' ',
  )
const PALABRAS_DE_UN_PARRAFO = 35

/** A paragraph that no other number gives: neither engine finds it among what it has laid out before. */
export function texto(numero: number): string {
  let azar = numero * 2654435761 + 1
  const palabras = Array.from({ length: PALABRAS_DE_UN_PARRAFO }, () => {
    azar = (Math.imul(azar, 1103515245) + 12345) >>> 0
    return PALABRAS[(azar >>> 8) % PALABRAS.length]
  })
  return `${palabras.join(' ')}.`
}
