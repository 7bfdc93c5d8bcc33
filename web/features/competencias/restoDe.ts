/** Names that are typed one after the other while the first is being saved: those that Enter ended stand in lines of their own. */

/** The name that is saved first. */
export const primeraDe = (escrito: string): string => escrito.trimStart().split('\n', 1)[0]!

/**
 * What was typed while `enviado` was being saved: the letters after it; where it was changed in the middle, all that stands there now, for nothing
 * that was typed is lost.
 */
export function restoDe(enviado: string, escrito: string): string {
  const [antes, ahora] = [enviado.trimStart(), escrito.trimStart()]
  return (ahora.startsWith(antes) ? ahora.slice(antes.length) : ahora).trimStart()
}

/** With what is typed behind the name that is being saved in a line of its own, so that both stay two whatever is answered; null where nothing is. */
export function separada(enviado: string, escrito: string): string | null {
  const [antes, ahora] = [enviado.trimStart(), escrito.trimStart()]
  const resto = ahora.slice(antes.length)
  if (!ahora.startsWith(antes) || resto.trim() === '' || resto.startsWith('\n')) return null
  return `${antes}\n${resto.trimStart()}`
}

/** With what is typed behind the name that is being saved ended too; null where nothing is, or that name itself is being changed. */
export function conOtraTerminada(enviado: string, escrito: string): string | null {
  const [antes, ahora] = [enviado.trimStart(), escrito.trimStart()]
  const ultima = ahora.slice(Math.max(antes.length, ahora.lastIndexOf('\n')))
  return ahora.startsWith(antes) && ultima.trim() !== '' ? `${ahora.trimEnd()}\n` : null
}

/** Without the name that was begun and not ended; null where none was ended but `enviado`, which is being saved. */
export const soloTerminadas = (enviado: string, escrito: string): string | null =>
  restoDe(enviado, escrito).includes('\n') ? escrito.slice(0, escrito.lastIndexOf('\n') + 1) : null
