import { newKey } from '../../ui/newKey.ts'

const PREFIX = 'malla.confirmar.'

/**
 * The idempotency key under which a link that confirms a mail is used, by its code: kept in this tab until it is answered, so that a confirmation whose answer
 * was lost is not told, after a reload, as a link that is good for nothing.
 */
export function llaveDe(codigo: string): string {
  const key = sessionStorage.getItem(PREFIX + codigo) ?? newKey()
  try {
    sessionStorage.setItem(PREFIX + codigo, key)
  } catch {
    // A full storage costs the answer of before, not the confirmation.
  }
  return key
}

/** It was answered: nothing is kept of it any more. */
export const olvidarLlave = (codigo: string): void => sessionStorage.removeItem(PREFIX + codigo)
