import type { Punto } from './lineas.ts'

/** Of a rounded corner. */
const RADIO = 6

const n = (x: number): string => String(Math.round(x * 10) / 10)

/** The point `d` away from `p` towards `q`. */
const hacia = (p: Punto, q: Punto, d: number): Punto => {
  const largo = Math.hypot(q[0] - p[0], q[1] - p[1])
  const parte = largo === 0 ? 0 : d / largo
  return [p[0] + (q[0] - p[0]) * parte, p[1] + (q[1] - p[1]) * parte]
}

const largo = (p: Punto, q: Punto): number => Math.hypot(q[0] - p[0], q[1] - p[1])

/** SVG path data of a line with rounded corners; a corner between short pieces is rounded less. Empty for no line. */
export function trazoSvg(puntos: readonly Punto[]): string {
  const [inicio] = puntos
  if (!inicio || puntos.length < 2) return ''
  const partes = [`M${n(inicio[0])} ${n(inicio[1])}`]
  for (let i = 1; i < puntos.length - 1; i++) {
    const [antes, esquina, despues] = [puntos[i - 1]!, puntos[i]!, puntos[i + 1]!]
    const r = Math.min(RADIO, largo(antes, esquina) / 2, largo(esquina, despues) / 2)
    const [a, b] = [hacia(esquina, antes, r), hacia(esquina, despues, r)]
    partes.push(`L${n(a[0])} ${n(a[1])}Q${n(esquina[0])} ${n(esquina[1])} ${n(b[0])} ${n(b[1])}`)
  }
  const fin = puntos.at(-1)!
  partes.push(`L${n(fin[0])} ${n(fin[1])}`)
  return partes.join('')
}
