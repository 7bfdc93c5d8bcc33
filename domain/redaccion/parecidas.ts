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

/** What of a competency is compared: its action, and the runs of three letters of its other words, without empty ones and plurals. */
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

/** Likeness by how many runs of three letters two share (Dice), less when the actions differ. */
function semejanza(comunes: number, a: Huella, b: Huella): number {
  if (comunes === 0) return 0
  const dice = (2 * comunes) / (a.trios.size + b.trios.size)
  return a.verbo === b.verbo || a.verbo === null || b.verbo === null ? dice : dice * OTRO_VERBO
}

/** Likeness of two competencies, 0 to 1. */
export function parecido(a: Huella, b: Huella): number {
  let comunes = 0
  for (const trio of a.trios) if (b.trios.has(trio)) comunes++
  return semejanza(comunes, a, b)
}

/** Those of a plan that say nearly what a text says, the likest first. */
export function parecidasA<T extends { huella: Huella }>(texto: string, otras: readonly T[]): T[] {
  const suya = huellaDe(texto)
  return otras
    .map(una => ({ una, cuanto: parecido(suya, una.huella) }))
    .filter(o => o.cuanto >= PARECIDO)
    .sort((a, b) => b.cuanto - a.cuanto)
    .map(o => o.una)
}

/** Two competencies of a plan that say nearly the same, in the order of the list. */
export interface Par<T> {
  una: T
  otra: T
  parecido: number
}

/** Pairs that are kept: of a list that says the same over and over there would be millions. */
export const MAS_PARES = 50

const masParecido = (a: { parecido: number }, b: { parecido: number }): number => b.parecido - a.parecido

/** Takes pairs one by one; keeps the likest `MAS_PARES`, of equals the first, and counts all. */
function recogerPares<T>() {
  let pares: Par<T>[] = []
  let total = 0
  /** The likest already are more so than this. */
  let minimo = 0
  return {
    tomar: (par: Par<T>): void => {
      total++
      if (par.parecido <= minimo) return
      pares.push(par)
      if (pares.length < 2 * MAS_PARES) return
      pares = pares.sort(masParecido).slice(0, MAS_PARES)
      minimo = pares.at(-1)!.parecido
    },
    recogidos: () => ({ pares: pares.sort(masParecido).slice(0, MAS_PARES), total }),
  }
}

/**
 * Pairs of a plan that say nearly the same: the likest `MAS_PARES`, and how many there are. What two share is counted run by run: 300 take some
 * tens of milliseconds.
 */
export function paresParecidos<T extends { nombre: string }>(
  todas: readonly T[],
): { pares: Par<T>[]; total: number } {
  const huellas = todas.map(c => huellaDe(c.nombre))
  const quienes = new Map<string, number[]>()
  const { tomar, recogidos } = recogerPares<T>()
  huellas.forEach((huella, j) => {
    const comunes = new Uint16Array(j)
    for (const trio of huella.trios) {
      const previas = quienes.get(trio)
      if (!previas) {
        quienes.set(trio, [j])
        continue
      }
      for (const i of previas) comunes[i]!++
      previas.push(j)
    }
    for (let i = 0; i < j; i++) {
      const cuanto = semejanza(comunes[i]!, huellas[i]!, huella)
      if (cuanto >= PARECIDO) tomar({ una: todas[i]!, otra: todas[j]!, parecido: cuanto })
    }
  })
  return recogidos()
}
