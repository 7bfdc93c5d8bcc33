import { readFileSync } from 'node:fs'

/**
 * Loaded before a server (`--import`): its clock goes wrong by as many milliseconds as the file RELOJ says, and only its own. What measures
 * spans (performance.now, timers) goes on evenly, as in a kernel whose date somebody sets.
 */

const archivo = process.env.RELOJ
const DeVerdad = Date
let desvio = 0

const mirar = () => {
  try {
    desvio = Number(readFileSync(archivo!, 'utf8')) || 0
  } catch {
    desvio = 0
  }
}

class Desviada extends DeVerdad {
  constructor(...args: unknown[]) {
    if (args.length === 0) super(DeVerdad.now() + desvio)
    else super(...(args as ConstructorParameters<DateConstructor>))
  }
  static override now(): number {
    return DeVerdad.now() + desvio
  }
}

if (archivo) {
  mirar()
  setInterval(mirar, 100).unref()
  globalThis.Date = new Proxy(Desviada, {
    apply: () => new Desviada().toString(),
  }) as unknown as DateConstructor
}
