import { type Choque, conDecision, fundirClave } from '@malla/domain/silabos/fusion.ts'
import type { Entrada, Pendiente } from './cajon.ts'
import { igual, lugaresCambiados } from './comparar.ts'

/** One key as it is written: what stands, what the server had when it was typed, and what hinders it. Each function gives a new one. */
export interface Parte extends Entrada {
  /**
   * What collides; the key is not sent while it is there. What was saved meanwhile, or (`isPropio`) the first of `dejados`: what this person typed in a
   * tab that is gone.
   */
  contra?: Pick<Pendiente, 'valor' | 'revision'> & { isPropio?: boolean }
  /** The value that the server refused, and why; not sent again until it is another. */
  rechazo?: { valor: unknown; motivo: string }
  /** What was sent, where the server keeps it in other letters (it cleans texts): the same as `base` then, and whoever types is not disturbed. */
  enviado?: unknown
}

/** A value of a key as the server has it, with its revision. */
export type Guardada = Pick<Pendiente, 'valor' | 'revision'>

/** A key that nobody wrote. */
export const SIN_ESCRIBIR: Parte = { valor: undefined, base: undefined, revision: 0 }

/** Whether what stands is not what the server has. */
export const isPendiente = ({ valor, base, enviado }: Parte): boolean =>
  !igual(valor, base) && (enviado === undefined || !igual(valor, enviado))
/** Whether something of it is here that the server does not have. */
export const isAqui = (parte: Parte): boolean => isPendiente(parte) || parte.dejados !== undefined

/** Whether the server refused exactly this. */
export const isRechazada = ({ valor, rechazo }: Parte): boolean =>
  rechazo !== undefined && igual(valor, rechazo.valor)
/** Whether it can be sent now. */
export const isLista = (p: Parte): boolean => isPendiente(p) && !p.contra && !isRechazada(p)

/** With the texts that tabs left behind, each brought together with what stands until one collides; that one is asked about first. */
function conDejados(clave: string, parte: Parte, dejados: readonly Pendiente[] = []): Parte {
  const { dejados: _, ...sin } = parte
  const [primero] = dejados
  if (!primero) return sin
  if (sin.contra && !sin.contra.isPropio) return { ...sin, dejados }
  const { valor, choques } = fundirClave(clave, primero.base, sin.valor, primero.valor)
  if (choques.length > 0)
    return { ...sin, dejados, contra: { valor: primero.valor, revision: sin.revision, isPropio: true } }
  const { contra: __, ...libre } = sin
  return conDejados(clave, { ...libre, valor }, dejados.slice(1))
}

/** What other tabs that are gone left behind, `dejados`, brought together with what was typed here since. */
export function heredada(clave: string, hay: Parte, dejados: readonly Pendiente[]): Parte {
  if (isPendiente(hay)) return conDejados(clave, hay, [...(hay.dejados ?? []), ...dejados])
  const [primero, ...otros] = dejados
  return primero ? conDejados(clave, primero, otros) : hay
}

/** After the server took `enviado` and keeps `guardada`. */
export function tomada(clave: string, parte: Parte, enviado: unknown, guardada: Guardada): Parte {
  if (guardada.revision < parte.revision) return parte
  const hecha = { valor: parte.valor, base: guardada.valor, revision: guardada.revision }
  const limpia = igual(enviado, guardada.valor) ? hecha : { ...hecha, enviado }
  return conDejados(clave, limpia, parte.dejados)
}

/** After somebody else saved: merged, or, where both wrote in one field, held until somebody decides. `lugares`: what changed here by it. */
export function llegada(clave: string, parte: Parte, suya: Guardada): { parte: Parte; lugares: string[] } {
  const { valor, choques } = !igual(parte.valor, parte.base)
    ? fundirClave(clave, parte.base, parte.valor, suya.valor)
    : { valor: suya.valor, choques: [] }
  if (choques.length > 0) return { parte: { ...parte, contra: suya }, lugares: [] }
  const lugares = lugaresCambiados(clave, parte.valor, valor)
  const queda = igual(valor, parte.valor) ? parte.valor : valor
  const unida = { valor: queda, base: suya.valor, revision: suya.revision }
  return { parte: conDejados(clave, unida, parte.dejados), lugares }
}

/** What collides at this moment, with both texts, and the value brought together around it. */
export function choquesDe(
  clave: string,
  { base, valor, contra, dejados }: Parte,
): { valor: unknown; choques: Choque[] } {
  if (!contra) return { valor, choques: [] }
  return fundirClave(clave, contra.isPropio ? dejados?.[0]?.base : base, valor, contra.valor)
}

/** A collision and the content that stays: of the field, or of the whole row (null: it goes). */
export interface Decision {
  choque: Choque
  queda: unknown
}

/** The collisions as somebody decided them, upon what was saved meanwhile; what a tab left behind may collide next. */
export function resuelta(clave: string, parte: Parte, decisiones: readonly Decision[]): Parte {
  const { contra, dejados = [], base, revision } = parte
  if (!contra) return parte
  const valor = decisiones.reduce(
    (v, { choque, queda }) => conDecision(clave, v, choque, queda),
    choquesDe(clave, parte).valor,
  )
  return contra.isPropio
    ? conDejados(clave, { valor, base, revision }, dejados.slice(1))
    : conDejados(clave, { valor, base: contra.valor, revision: contra.revision }, dejados)
}
