import type { Espera } from './reglas.ts'

/** How a write of the queue stands, in the words of the tray. Pure. */

const PALABRAS = {
  espera: 'Por enviar',
  choca: 'Necesita su decisión',
  rechazado: 'No se pudo guardar',
} as const
const MARCAS = { espera: 'none', choca: 'warning', rechazado: 'danger' } as const

/** What is said of one, and with which mark; `enviando`: the queue is being sent. */
export function comoEsta({ estado, tarde }: Pick<Espera, 'estado' | 'tarde'>, enviando: boolean) {
  if (estado === 'espera' && enviando) return { marca: MARCAS.espera, palabras: 'Enviando…' }
  if (estado === 'rechazado' && tarde)
    return { marca: 'warning' as const, palabras: 'No se sabe si se guardó' }
  return { marca: MARCAS[estado], palabras: PALABRAS[estado] }
}

/** What is asked before one is thrown away. */
export const preguntaDeDescarte = ({ texto, tarde }: Pick<Espera, 'texto' | 'tarde'>): string =>
  `¿Realmente desea descartar «${texto}»? ${
    tarde
      ? 'No se enviará otra vez; si el servidor ya lo guardó, guardado queda.'
      : 'Lo que escribió no se enviará.'
  }`
