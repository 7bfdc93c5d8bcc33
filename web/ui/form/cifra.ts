import { useState } from 'react'

type Tecleado = string | number

const DECIMALES = ['', ', con un decimal como máximo', ', con dos decimales como máximo'] as const

/** What is said in a small box of what is no such number: in the words in which the server refuses one (contracts/errores.ts). */
export const noEsCifra = (maximo: number, decimales: 0 | 1 | 2): string =>
  `Un número ${decimales === 0 ? 'entero ' : ''}de 0 a ${maximo}${DECIMALES[decimales]}.`

interface Limites {
  max: number
  decimales: 0 | 1 | 2
}

/** The number that an input for numbers tells of: «4.» on the way to «4.5» is 4 already; nothing, and what is no number («-»), are null. */
export function numeroTecleado(tecleado: Tecleado): number | null {
  const n = tecleado === '' ? Number.NaN : Number(tecleado)
  return Number.isFinite(n) ? n : null
}

/**
 * What an input shows for its number, null being none. Its owner knows numbers alone: what was typed stays as it was typed while it says that number
 * («4,» is 4), or is none that the owner would take.
 */
export function loQueSeVe(numero: number | null, tecleado: Tecleado | null): Tecleado {
  const dice = tecleado === null ? undefined : numeroTecleado(tecleado)
  return tecleado !== null && (dice === null || dice === numero) ? tecleado : (numero ?? '')
}

/** `value`, `onChange` and `onBlur` of an input for numbers over a number that may be none; left, it shows what its owner took. */
export function useCifra(
  numero: number | null | undefined,
  onChange: (numero: number | null) => void,
): { value: Tecleado; onChange: (tecleado: Tecleado) => void; onBlur: () => void } {
  const [tecleado, setTecleado] = useState<Tecleado | null>(null)
  return {
    value: loQueSeVe(numero ?? null, tecleado),
    onChange: t => {
      setTecleado(t)
      onChange(numeroTecleado(t))
    },
    onBlur: () => setTecleado(null),
  }
}

/** Whether what an input for numbers tells of is none, or one from 0 to `max` with so many decimals. */
export function isCifra(tecleado: Tecleado, { max, decimales }: Limites): boolean {
  if (tecleado === '') return true
  const n = numeroTecleado(tecleado)
  return n !== null && n >= 0 && n <= max && Number(n.toFixed(decimales)) === n
}

/** As `useCifra`, for a number from 0 to `max`: what is none is not taken, and stays as it was typed with what is wrong under it (`error`). */
export function useCifraHasta(
  numero: number | null | undefined,
  onChange: (numero: number | null) => void,
  limites: Limites,
) {
  const [mala, setMala] = useState<Tecleado | null>(null)
  const cifra = useCifra(numero, onChange)
  return {
    ...cifra,
    ...(mala !== null && { value: mala, error: noEsCifra(limites.max, limites.decimales) }),
    clampBehavior: 'none' as const,
    onChange: (t: Tecleado) => {
      const isBuena = isCifra(t, limites)
      setMala(isBuena ? null : t)
      if (isBuena) cifra.onChange(t)
    },
  }
}
