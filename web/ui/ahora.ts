/** A clock that is off by less is right enough for days and deadlines, and so is the hour of an answer. */
const CASI_MS = 5 * 60_000
/** An answer that was on its way for longer (the device slept meanwhile) says an hour that is past. */
const DEMORA_MS = 60_000

let desfase = 0

/** Learns how far the clock of this device is off, from the header `Date` of an answer; `pedida` is when it was asked for, by this clock. */
export function oirHora(fecha: string | null, pedida: number): void {
  const dicha = Date.parse(fecha ?? '')
  const llegada = Date.now()
  if (Number.isNaN(dicha) || Math.abs(llegada - pedida) > DEMORA_MS) return
  desfase = Math.abs(dicha - llegada) < CASI_MS ? 0 : dicha - llegada
}

/** Now, as the server has it: what is decided by the day or told since when does not hang on the clock of the device. */
export const ahora = (): Date => new Date(Date.now() + desfase)
