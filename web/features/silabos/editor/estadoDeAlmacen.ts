import { contarCambios } from './comparar.ts'
import { isAqui, isPendiente, isRechazada, origenDe, type Parte } from './parte.ts'

/** `guardado`: the server has all; `escrito`: in this browser, on its way; `sinConexion`: it waits in this browser; `rechazado`: the server said why. */
type Fase = 'guardado' | 'escrito' | 'enviando' | 'sinConexion' | 'rechazado'

/** What somebody else changed in a key, for a flash at the place: ids of units, weeks and lines, '' for a text. */
export interface CambioAjeno {
  quien: string
  lugares: readonly string[]
  cuando: number
}

export interface EstadoDeAlmacen {
  /** What stands in each key, typed or saved; a key that nobody wrote is not there. */
  valores: Readonly<Record<string, unknown>>
  fase: Fase
  /** When the server last took something; null when it took nothing since this was opened. */
  cuando: number | null
  /** What the server said against it. */
  motivo: string | null
  /** Changed units, weeks, lines and texts that the server does not have. */
  porEnviar: number
  /** Keys in which somebody else wrote into the same fields: the person decides (`Almacen.resolver`). */
  enConflicto: readonly string[]
  /** Those of them in which it was the same person, in a tab that is gone. */
  enDosPestanas: readonly string[]
  ajenos: Readonly<Record<string, CambioAjeno>>
  /** Typed before, not sent, brought back. */
  recuperado: boolean
  /** This browser has no room, in neither of its places: what is typed is only in this tab until the server has it. */
  sinLugar: boolean
}

/** The state of a store that was just made. */
export const estadoInicial = (valores: EstadoDeAlmacen['valores']): EstadoDeAlmacen => ({
  valores,
  fase: 'guardado',
  cuando: null,
  motivo: null,
  porEnviar: 0,
  enConflicto: [],
  enDosPestanas: [],
  ajenos: {},
  recuperado: false,
  sinLugar: false,
})

/** What follows from the keys. */
export function deLasPartes(partes: ReadonlyMap<string, Parte>) {
  const todas = [...partes].filter(([, p]) => p.valor !== undefined)
  return {
    valores: Object.fromEntries(todas.map(([clave, p]) => [clave, p.valor])),
    porEnviar: todas
      .filter(([, p]) => isAqui(p))
      .reduce(
        (n, [clave, p]) =>
          n + contarCambios(clave, origenDe(p), p.valor) * Number(isPendiente(p)) + (p.dejados?.length ?? 0),
        0,
      ),
    enConflicto: todas.filter(([, p]) => p.contra).map(([clave]) => clave),
    enDosPestanas: todas.filter(([, p]) => p.contra?.isPropio).map(([clave]) => clave),
    motivo: todas.find(([, p]) => isRechazada(p))?.[1].rechazo?.motivo ?? null,
  } satisfies Partial<EstadoDeAlmacen>
}
