import { plegar } from '../texto/normalizar.ts'
import { oracionDe, palabrasDe } from './palabras.ts'
import { verboPrincipal } from './verbo.ts'

/** From here on two competencies say nearly the same: 1 is the same words. */
export const PARECIDO = 0.72
/** How much the likeness of the rest counts when the actions differ: «diseña redes» and «evalúa redes» are two competencies. */
const OTRO_VERBO = 0.7

const VACIAS = new Set(
  `el la los las un una unos unas lo de del a al y e o u en con para por su sus que se como segun mediante sobre entre desde`.split(
    ' ',
  ),
)

/** A competency as it is compared. Made once, compared many times. */
export interface Huella {
  verbo: string | null
  trios: ReadonlySet<string>
}

/** Sorts of words end alike: «sistema», «sistemas». */
const raiz = (palabra: string): string => palabra.replace(/(es|s)$/, '')

export function huellaDe(texto: string): Huella {
  const palabras = palabrasDe(oracionDe(texto))
  const principal = verboPrincipal(palabras)
  const resto = palabras
    .filter((p, i) => !(principal && i < principal.hasta) && /\p{L}/u.test(p.texto) && !VACIAS.has(p.plegada))
    .map(p => raiz(p.plegada))
  const seguido = ` ${resto.join(' ')} `
  const trios = new Set<string>()
  for (let i = 0; i + 3 <= seguido.length; i++) trios.add(seguido.slice(i, i + 3))
  return { verbo: principal ? plegar(principal.infinitivo) : null, trios }
}

/** Likeness of two competencies, 0 to 1: how many runs of three letters they share (Dice), less when the actions differ. */
export function parecido(a: Huella, b: Huella): number {
  if (a.trios.size === 0 || b.trios.size === 0) return 0
  const [menos, mas] = a.trios.size < b.trios.size ? [a.trios, b.trios] : [b.trios, a.trios]
  let comunes = 0
  for (const trio of menos) if (mas.has(trio)) comunes++
  const dice = (2 * comunes) / (menos.size + mas.size)
  return a.verbo === b.verbo || a.verbo === null || b.verbo === null ? dice : dice * OTRO_VERBO
}

/** Those of a plan that say nearly what a text says, the likest first. */
export function parecidasA<T extends { nombre: string }>(
  texto: string,
  otras: readonly T[],
): { una: T; parecido: number }[] {
  const suya = huellaDe(texto)
  return otras
    .map(una => ({ una, parecido: parecido(suya, huellaDe(una.nombre)) }))
    .filter(o => o.parecido >= PARECIDO)
    .sort((a, b) => b.parecido - a.parecido)
}

/** Pairs of a plan that say nearly the same, the likest first. Every two are compared: 300 take some tens of milliseconds. */
export function paresParecidos<T extends { nombre: string }>(
  todas: readonly T[],
): { una: T; otra: T; parecido: number }[] {
  const huellas = todas.map(c => huellaDe(c.nombre))
  return todas
    .flatMap((una, i) =>
      todas
        .slice(i + 1)
        .map((otra, j) => ({ una, otra, parecido: parecido(huellas[i]!, huellas[i + 1 + j]!) })),
    )
    .filter(par => par.parecido >= PARECIDO)
    .sort((a, b) => b.parecido - a.parecido)
}
