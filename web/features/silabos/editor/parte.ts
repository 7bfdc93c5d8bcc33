import { type Choque, conDecision, fundirClave } from '@malla/domain/silabos/fusion.ts'
import type { Pendiente } from './cajon.ts'
import { igual, lugaresCambiados } from './comparar.ts'

/** One key as it is written: what stands, what the server had when it was typed, and what hinders it. Each function gives a new one. */
export interface Parte extends Pendiente {
  /** What was saved meanwhile and collides; the key is not sent while it is there. */
  contra?: Pick<Pendiente, 'valor' | 'revision'>
  /** The value that the server refused, and why; not sent again until it is another. */
  rechazo?: { valor: unknown; motivo: string }
  /** What was sent, where the server keeps it in other letters (it cleans texts): the same as `base` then, and whoever types is not disturbed. */
  enviado?: unknown
}

/** A value of a key as the server has it, with its revision. */
export type Guardada = Pick<Pendiente, 'valor' | 'revision'>

/** A key that nobody wrote. */
export const SIN_ESCRIBIR: Parte = { valor: undefined, base: undefined, revision: 0 }

export const isPendiente = ({ valor, base, enviado }: Parte): boolean =>
  !igual(valor, base) && (enviado === undefined || !igual(valor, enviado))
export const isRechazada = ({ valor, rechazo }: Parte): boolean =>
  rechazo !== undefined && igual(valor, rechazo.valor)
/** Whether it can be sent now. */
export const isLista = (p: Parte): boolean => isPendiente(p) && !p.contra && !isRechazada(p)

/** After the server took `enviado` and keeps `guardada`. */
export function tomada(parte: Parte, enviado: unknown, guardada: Guardada): Parte {
  if (guardada.revision < parte.revision) return parte
  const hecha = { valor: parte.valor, base: guardada.valor, revision: guardada.revision }
  return igual(enviado, guardada.valor) ? hecha : { ...hecha, enviado }
}

/** After somebody else saved: merged, or, where both wrote in one field, held until somebody decides. `lugares`: what changed here by it. */
export function llegada(clave: string, parte: Parte, suya: Guardada): { parte: Parte; lugares: string[] } {
  const { valor, choques } = !igual(parte.valor, parte.base)
    ? fundirClave(clave, parte.base, parte.valor, suya.valor)
    : { valor: suya.valor, choques: [] }
  if (choques.length > 0) return { parte: { ...parte, contra: suya }, lugares: [] }
  const lugares = lugaresCambiados(clave, parte.valor, valor)
  const queda = igual(valor, parte.valor) ? parte.valor : valor
  return { parte: { valor: queda, base: suya.valor, revision: suya.revision }, lugares }
}

/** What another tab left behind, brought together with what was typed here since. */
export const heredada = (clave: string, hay: Parte, dejado: Pendiente): Parte => ({
  ...dejado,
  valor: isPendiente(hay) ? fundirClave(clave, dejado.base, hay.valor, dejado.valor).valor : dejado.valor,
})

/** What collides at this moment, with both texts, and the value brought together around it. */
export function choquesDe(
  clave: string,
  { base, valor, contra }: Parte,
): { valor: unknown; choques: Choque[] } {
  return contra ? fundirClave(clave, base, valor, contra.valor) : { valor, choques: [] }
}

/** A collision and the content that stays: of the field, or of the whole row (null: it goes). */
export interface Decision {
  choque: Choque
  queda: unknown
}

/** The collisions as somebody decided them, upon what was saved meanwhile. */
export function resuelta(clave: string, parte: Parte, decisiones: readonly Decision[]): Parte {
  if (!parte.contra) return parte
  const valor = decisiones.reduce(
    (v, { choque, queda }) => conDecision(clave, v, choque, queda),
    choquesDe(clave, parte).valor,
  )
  return { valor, base: parte.contra.valor, revision: parte.contra.revision }
}
