import { type Choque, conDecision, fundirClave } from '@malla/domain/silabos/fusion.ts'
import { igual } from '@malla/domain/valores/igual.ts'
import type { Entrada, Pendiente } from './cajon.ts'
import { lugaresCambiados } from './comparar.ts'

/** One key as it is written: what stands, what the server had when it was typed, and what hinders it. Each function gives a new one. */
export interface Parte extends Entrada {
  /**
   * What collides; the key is not sent while it is there. What was saved meanwhile, or (`isPropio`) the first of `dejados`: what this person typed in a
   * tab that is gone.
   */
  contra?: Pick<Pendiente, 'valor' | 'revision'> & { isPropio?: boolean }
  /** The value that the server refused, and why; not sent again until it is another. */
  rechazo?: { valor: unknown; motivo: string }
}

/** A value of a key as the server has it, with its revision. */
export type Guardada = Pick<Pendiente, 'valor' | 'revision'>

/** A key that nobody wrote. */
export const SIN_ESCRIBIR: Parte = { valor: undefined, base: undefined, revision: 0 }

/** What a key was typed upon, in the letters that stand here. */
export const origenDe = ({ base, enviado }: Pendiente): unknown => (enviado === undefined ? base : enviado)
/** Whether what stands is not what the server has. */
export const isPendiente = (parte: Pendiente): boolean =>
  !igual(parte.valor, parte.base) && !igual(parte.valor, origenDe(parte))
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
  const { valor, choques } = fundirClave(clave, origenDe(primero), sin.valor, primero.valor)
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

/** Theirs, in the letters that stand here where they left them alone: how the server cleans a text is nobody's change. */
function enMisLetras(clave: string, { base, enviado }: Parte, suyo: unknown): unknown {
  if (enviado === undefined) return suyo
  const { valor, choques } = fundirClave(clave, base, suyo, enviado)
  return choques.reduce((v, choque) => conDecision(clave, v, choque, choque.mio), valor)
}

/** What is here from now on of a key, upon what somebody else saved. */
function sobre(clave: string, parte: Parte, { valor: base, revision }: Guardada, valor: unknown): Parte {
  const enviado = enMisLetras(clave, parte, base)
  return { valor, base, revision, ...(!igual(enviado, base) && { enviado }) }
}

/** After somebody else saved: merged, or, where both wrote in one field, held until somebody decides. `lugares`: what changed here by it. */
export function llegada(clave: string, parte: Parte, suya: Guardada): { parte: Parte; lugares: string[] } {
  const { valor, choques } = choquesDe(clave, { ...parte, contra: suya })
  if (choques.length > 0) return { parte: { ...parte, contra: suya }, lugares: [] }
  const lugares = lugaresCambiados(clave, parte.valor, valor)
  const queda = igual(valor, parte.valor) ? parte.valor : valor
  return { parte: conDejados(clave, sobre(clave, parte, suya, queda), parte.dejados), lugares }
}

/** What collides at this moment, with both texts, and the value brought together around it. */
export function choquesDe(clave: string, parte: Parte): { valor: unknown; choques: Choque[] } {
  const { valor, contra, dejados } = parte
  if (!contra) return { valor, choques: [] }
  if (contra.isPropio) return fundirClave(clave, dejados?.[0] && origenDe(dejados[0]), valor, contra.valor)
  const suyo = enMisLetras(clave, parte, contra.valor)
  return isPendiente(parte) ? fundirClave(clave, origenDe(parte), valor, suyo) : { valor: suyo, choques: [] }
}

/** A collision and the content that stays: of the field, or of the whole row (null: it goes). */
export interface Decision {
  choque: Choque
  queda: unknown
}

/** The collisions as somebody decided them, upon what was saved meanwhile; what a tab left behind may collide next. */
export function resuelta(clave: string, parte: Parte, decisiones: readonly Decision[]): Parte {
  const { contra, dejados = [], base, revision, enviado } = parte
  if (!contra) return parte
  const valor = decisiones.reduce(
    (v, { choque, queda }) => conDecision(clave, v, choque, queda),
    choquesDe(clave, parte).valor,
  )
  return contra.isPropio
    ? conDejados(clave, { valor, base, revision, enviado }, dejados.slice(1))
    : conDejados(clave, sobre(clave, parte, contra, valor), dejados)
}
