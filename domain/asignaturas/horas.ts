import { contar } from '../texto/numero.ts'
import type { HorasAsignatura } from './asignatura.ts'

/** Tenths are exact: 0.1 + 0.2 is 0.3. */
export const sumHoras = (horas: Iterable<number>): number => {
  let decimas = 0
  for (const h of horas) decimas += Math.round(h * 10)
  return decimas / 10
}

/** Weekly hours of a course: theory + practice + virtual (§5). */
export const horasTotales = (a: HorasAsignatura): number =>
  sumHoras([a.horasteoria, a.horaspractica, a.horasvirtual])

/** The virtual hours of a course in the two parts that the regulator asks for. */
export interface HorasVirtuales {
  horasvirtualteoria: number
  horasvirtualpractica: number
}

/** What a form, a file or a call says of the virtual hours: the sum, a part, or both. */
export interface HorasVirtualesDichas extends Partial<HorasVirtuales> {
  horasvirtual?: number
}

/** `horasvirtual` is the sum of its two parts: the regulator asks for both, and a sum alone counts as theory. */
export const horasVirtualDe = (h: HorasVirtuales): number =>
  sumHoras([h.horasvirtualteoria, h.horasvirtualpractica])

/** The weekly hours of a row that keeps the virtual ones in their two parts. */
export const horasDe = (row: Omit<HorasAsignatura, 'horasvirtual'> & HorasVirtuales): HorasAsignatura => ({
  horasteoria: row.horasteoria,
  horaspractica: row.horaspractica,
  horasvirtual: horasVirtualDe(row),
})

/**
 * The two parts of the virtual hours after what was said, over what was there. A part that was said wins over the sum; the
 * sum alone counts as theory, unless it is the sum already kept: then the parts stay as they are.
 */
export function horasVirtuales(
  dichas: HorasVirtualesDichas,
  antes: HorasVirtuales = { horasvirtualteoria: 0, horasvirtualpractica: 0 },
): HorasVirtuales {
  const { horasvirtual, horasvirtualteoria, horasvirtualpractica } = dichas
  if (horasvirtualteoria === undefined && horasvirtualpractica === undefined) {
    // These two alone: whoever spreads them over a course must not spread all that was there.
    if (horasvirtual === undefined || horasvirtual === horasVirtualDe(antes))
      return {
        horasvirtualteoria: antes.horasvirtualteoria,
        horasvirtualpractica: antes.horasvirtualpractica,
      }
    return { horasvirtualteoria: horasvirtual, horasvirtualpractica: 0 }
  }
  const resto = (parte: number, previa: number): number =>
    horasvirtual === undefined ? previa : Math.max(0, sumHoras([horasvirtual, -parte]))
  return {
    horasvirtualteoria: horasvirtualteoria ?? resto(horasvirtualpractica!, antes.horasvirtualteoria),
    horasvirtualpractica: horasvirtualpractica ?? resto(horasvirtualteoria!, antes.horasvirtualpractica),
  }
}

/** Hours that a credit is worth in a period (Ley 30220, art. 39), and the weeks of a period. */
export interface HorasPorCredito {
  teoria: number
  practica: number
  semanas: number
}

/** 1 credit = 16 hours of theory or 32 of practice, over 16 weeks, as the university law counts. */
export const HORAS_POR_CREDITO: HorasPorCredito = { teoria: 16, practica: 32, semanas: 16 }

/** Credits that the weekly hours are worth, unrounded. The virtual hours count in their part. */
function valorDeHoras(a: HorasAsignatura & Partial<HorasVirtuales>, por: HorasPorCredito): number {
  const virtual = horasVirtuales(a)
  const teoria = (a.horasteoria + virtual.horasvirtualteoria) * por.semanas
  const practica = (a.horaspractica + virtual.horasvirtualpractica) * por.semanas
  return teoria / por.teoria + practica / por.practica
}

/**
 * Credits that the weekly hours would be worth, rounded down to the half credit: with 16 weeks, theory + practice / 2. Only a
 * hint: more hours are lawful, and 1 in 20 real courses differs.
 */
export const creditosSugeridos = (
  a: HorasAsignatura & Partial<HorasVirtuales>,
  por: HorasPorCredito = HORAS_POR_CREDITO,
): number => Math.floor(valorDeHoras(a, por) * 2 + 1e-9) / 2

/** A hint when the credits differ from what the hours are worth, or null. Without credits there is nothing to compare. */
export function avisoDeCreditos(
  a: HorasAsignatura & Partial<HorasVirtuales> & { credits: number | null },
  por: HorasPorCredito = HORAS_POR_CREDITO,
): string | null {
  if (a.credits === null || horasTotales(a) === 0) return null
  // A plan may count in tenths: what its hours are worth exactly needs no rounding.
  if (Math.abs(valorDeHoras(a, por) - a.credits) < 0.005) return null
  const sugeridos = creditosSugeridos(a, por)
  if (sugeridos === a.credits) return null
  return `Por sus horas le ${sugeridos === 1 ? 'correspondería' : 'corresponderían'} ${contar(sugeridos, 'crédito')}.`
}
