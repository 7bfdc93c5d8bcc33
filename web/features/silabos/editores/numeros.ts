/** Numbers as people write them. */

/**
 * A number from what was typed, with comma or point; null for nothing, undefined for what is none: a minus, more decimals, beyond the maximum.
 */
export function leerNumero(
  escrito: string,
  { decimales, maximo }: { decimales: number; maximo: number },
): number | null | undefined {
  const dicho = escrito.trim().replace(/\s*%$/, '').replace(',', '.')
  if (dicho === '') return null
  const forma =
    decimales === 0 ? /^\d+$/ : new RegExp(`^(\\d+(\\.\\d{1,${decimales}})?|\\.\\d{1,${decimales}})$`)
  const n = forma.test(dicho) ? Number(dicho) : Number.NaN
  return n <= maximo ? n : undefined
}

/** «2,5»; '' for none. */
export const escribirNumero = (n: number | null): string => (n === null ? '' : String(n).replace('.', ','))
