import { isVacio, semanaNueva, type Unidad, type UnidadDeCarta } from '@malla/domain/silabos/contenido.ts'
import type { TerminoDeUnidad } from '@malla/domain/silabos/estructura.ts'
import { tramoDeUnidad } from '@malla/domain/silabos/horas.ts'
import { titular } from '@malla/domain/silabos/palabras.ts'
import { renumerar, repartirSemanas } from '@malla/domain/silabos/semanas.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { contar } from '@malla/domain/texto/numero.ts'

/** Units to begin with, and what they are called. */

const conSemanas = (nombre: string, n: number, nuevoId: () => string): Unidad => ({
  id: nuevoId(),
  nombre,
  resultado: '',
  semanas: Array.from({ length: n }, () => semanaNueva(nuevoId())),
})

/** Units without names that share the weeks of a period. */
export const unidadesIniciales = (total: number, unidades: number, nuevoId: () => string): Unidad[] =>
  renumerar(repartirSemanas(total, unidades).map(n => conSemanas('', n, nuevoId)))

/**
 * Units as the carta orders its contents: with its names, the weeks that it says (those that say none share what is left, one at least), and
 * what it says of each in its first week.
 */
export function unidadesDeCarta(
  carta: readonly UnidadDeCarta[],
  total: number,
  nuevoId: () => string,
): Unidad[] {
  const dichas = carta.reduce((n, u) => n + (u.semanas ?? 0), 0)
  const sin = carta.filter(u => u.semanas === null).length
  const partes = sin > 0 ? repartirSemanas(Math.max(sin, total - dichas), sin) : []
  return renumerar(
    carta.map(c => {
      const unidad = conSemanas(c.nombre, c.semanas ?? partes.shift() ?? 1, nuevoId)
      const [primera, ...otras] = unidad.semanas
      return primera ? { ...unidad, semanas: [{ ...primera, contenidos: c.contenidos }, ...otras] } : unidad
    }),
  )
}

const mismoNombre = (a: string, b: string): boolean => clave(a) === clave(b)

/** The units of the carta that do not stand here yet, by their names. */
export const porTraer = (unidades: readonly Unidad[], carta: readonly UnidadDeCarta[]): UnidadDeCarta[] =>
  carta.filter(c => !unidades.some(u => mismoNombre(u.nombre, c.nombre)))

/**
 * Without so many weeks (`sobran`), or as many of them as have nothing in them and stand at the end of their units, the last unit first; no unit falls below
 * what the carta says of it, nor below one.
 */
function sinVacias(unidades: readonly Unidad[], carta: readonly UnidadDeCarta[], sobran: number): Unidad[] {
  let quedan = sobran
  return unidades
    .toReversed()
    .map(u => {
      const dichas = carta.find(c => mismoNombre(c.nombre, u.nombre))?.semanas ?? 0
      const escritas = u.semanas.findLastIndex(s => !isVacio(s)) + 1
      const n = Math.max(1, dichas, escritas, u.semanas.length - Math.max(0, quedan))
      if (n >= u.semanas.length) return u
      quedan -= u.semanas.length - n
      return { ...u, semanas: u.semanas.slice(0, n) }
    })
    .reverse()
}

const semanasEn = (unidades: readonly Unidad[]): number => unidades.reduce((n, u) => n + u.semanas.length, 0)

/**
 * Units with those of the carta that lack, behind what somebody wrote; units with nothing in them make room, and so do weeks where all would pass the period.
 * `total`: weeks of the period.
 */
export function conLasDeCarta(
  unidades: readonly Unidad[],
  carta: readonly UnidadDeCarta[],
  total: number,
  nuevoId: () => string,
): Unidad[] {
  const escritas = unidades.filter(u => !isVacio(u))
  const traidas = porTraer(escritas, carta)
  // Those of which it says nothing have one at least.
  const pide = traidas.reduce((n, c) => n + (c.semanas ?? 1), 0)
  const propias = sinVacias(escritas, carta, semanasEn(escritas) + pide - total)
  return renumerar([...propias, ...unidadesDeCarta(traidas, total - semanasEn(propias), nuevoId)])
}

/** «Unidad 2». */
export const rotulo = (i: number, t: TerminoDeUnidad): string => `${titular(t.singular)} ${i + 1}`

/** «Unidad 2 · SQL», or the number alone where it has no name. */
export const rotuloConNombre = ({ nombre }: Pick<Unidad, 'nombre'>, i: number, t: TerminoDeUnidad): string =>
  [rotulo(i, t), nombre.trim()].filter(Boolean).join(' · ')

/** «la unidad 2», «el módulo 2»: inside a sentence. */
export const conArticulo = (i: number, t: TerminoDeUnidad): string =>
  `${t.genero === 'f' ? 'la' : 'el'} ${rotulo(i, t).toLowerCase()}`
/** «de la unidad 2», «del módulo 2». */
export const deRotulo = (i: number, t: TerminoDeUnidad): string =>
  `de ${conArticulo(i, t)}`.replace('de el ', 'del ')
/** «La unidad 2» at the beginning of a sentence. */
export const enMayuscula = (texto: string): string => texto.replace(/^./u, s => s.toUpperCase())

/** «semanas 6 a 11 · 30 horas», «semana 4 · 2,5 horas», «sin semanas». */
export function tramo(unidad: Unidad, horas: number): string {
  const de = tramoDeUnidad(unidad)
  if (!de) return 'sin semanas'
  const semanas = de.desde === de.hasta ? `semana ${de.desde}` : `semanas ${de.desde} a ${de.hasta}`
  return horas === 0 ? semanas : `${semanas} · ${contar(horas, 'hora')}`
}

/** «La unidad 1 ahora es la 2.» */
export const dichoDeUnidad = (era: number, es: number, t: TerminoDeUnidad): string =>
  `${enMayuscula(conArticulo(era, t))} ahora es ${palabras(t).la} ${es + 1}.`

/** «3 semanas», «1 semana». */
export const enSemanas = (n: number): string => contar(n, 'semana')

/** Words that agree with what a unit is called: «la», «otra», «una nueva». */
export const palabras = ({ genero }: TerminoDeUnidad) =>
  genero === 'f'
    ? { la: 'la', las: 'las', otra: 'otra', nueva: 'nueva', primera: 'primera', a: 'a la', ultima: 'última' }
    : { la: 'el', las: 'los', otra: 'otro', nueva: 'nuevo', primera: 'primer', a: 'al', ultima: 'último' }
