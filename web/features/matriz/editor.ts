import type { CeldaDeCompetencia } from '@malla/contracts/matriz.ts'
import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { reasonsOf, refusalOf } from '../../ui/reasons.ts'
import { type Cambios, type Clave, clavesDe, conCambios, partesDe } from './celdas.ts'
import { alDeshacer, alRehacer, conHecho, type Historia, loQueHay, sinIdas } from './historia.ts'

/** What the editor stands on: the cells as they were last read, and the ways to the server. */
export interface Puertos {
  celdas: () => readonly CeldaDeCompetencia[]
  /** Writes cells, all or none. Throws what is refused; with a 409 come the cells that somebody else changed before (`actual`). */
  guardar: (celdas: CeldaPedida[]) => Promise<void>
  /**
   * Puts what was written into the cache, and nothing else: what others did meanwhile has come by the channel, perhaps before this. Done when
   * whoever looks at it has been told.
   */
  recibir: (celdas: readonly CeldaPedida[]) => Promise<void>
  /** Reads again what may be old after a refusal. */
  releer: () => Promise<unknown>
  /** Tells what went wrong when nobody looks at the matrix any more. */
  gritar: (texto: string) => void
}

export interface CeldaPedida {
  competencia_id: number
  asignatura_id: number
  nivel: Nivel | null
  /** What stood there when it was written. */
  antes: Nivel | null
}

export interface EstadoDeMatriz extends Historia {
  /** Cells that the server does not have yet; they show already. */
  pendientes: Cambios
  /** Of those: the ones that somebody else changed before. They wait until their person has decided. */
  ajenas: ReadonlySet<Clave>
  /** When the last ones were saved. */
  guardado: Date | null
  /** Why they were not. */
  fallo: string | null
}

export type Editor = ReturnType<typeof crearEditor>

/** Cells of one write; the contract takes 5000. */
const POR_ENVIO = 2000

/** Whether all that is not saved waits for a decision: others changed it before. */
export const soloAjenas = ({ pendientes, ajenas }: Pick<EstadoDeMatriz, 'pendientes' | 'ajenas'>): boolean =>
  ajenas.size > 0 && ajenas.size === pendientes.size

/**
 * Fills cells of a matrix: each change shows at once and is saved by itself, together with all that was changed while the one before was on
 * its way. What could not be saved stays on the screen until it is tried again or given up; what somebody else changed before it arrived is not
 * written over until then. Undoing, and doing again, leaves alone what somebody else has changed since.
 */
export function crearEditor(puertos: Puertos) {
  let estado: EstadoDeMatriz = {
    pendientes: new Map(),
    ajenas: new Set(),
    hechos: [],
    deshechos: [],
    guardado: null,
    fallo: null,
  }
  let enviando = false
  /** Why the cells of `ajenas` were not written. */
  let deOtra = ''
  /** Upon what each pending cell was written. */
  const bases = new Map<Clave, Nivel | null>()
  const oyentes = new Set<() => void>()
  const poner = (cambios: Partial<EstadoDeMatriz>): void => {
    estado = { ...estado, ...cambios }
    for (const oyente of oyentes) oyente()
  }
  const leidas = () => conCambios(puertos.celdas(), new Map())
  const actual = () => conCambios(puertos.celdas(), estado.pendientes)

  function aplicar(cambios: Cambios, historia: Historia): void {
    const nuevas = [...cambios.keys()].filter(clave => !estado.pendientes.has(clave))
    for (const [clave, nivel] of loQueHay(nuevas, leidas())) bases.set(clave, nivel)
    // Back as it was before somebody else changed it: there is nothing of one's own to decide about.
    const vueltas = new Set(
      [...cambios.keys()].filter(c => estado.ajenas.has(c) && cambios.get(c) === bases.get(c)),
    )
    poner({
      ...historia,
      pendientes: new Map([...estado.pendientes, ...cambios].filter(([clave]) => !vueltas.has(clave))),
      // Of those that are left it is told anew which they are.
      ajenas: vueltas.size > 0 ? new Set() : estado.ajenas,
      fallo: null,
    })
    void enviar()
  }

  /** Fills or empties cells; how many change by it. */
  function escribir(pedidos: Cambios): number {
    const ahora = actual()
    const despues = new Map([...pedidos].filter(([clave, nivel]) => (ahora.get(clave) ?? null) !== nivel))
    if (despues.size > 0)
      aplicar(despues, conHecho(estado, { antes: loQueHay(despues.keys(), ahora), despues }))
    return despues.size
  }

  /** Goes a step of the history; the first cell that changed by it, null when none did. */
  function andar(hacia: typeof alDeshacer): Clave | null {
    const andado = hacia(estado, actual())
    if (!andado) return null
    const { cambios, historia } = andado
    if (cambios.size === 0) poner(historia)
    else aplicar(cambios, historia)
    return [...cambios.keys()][0] ?? null
  }

  /** What goes next: nothing that waits for a decision. */
  const siguientes = (): Map<Clave, Nivel | null> =>
    new Map([...estado.pendientes].filter(([clave]) => !estado.ajenas.has(clave)).slice(0, POR_ENVIO))

  async function enviar(): Promise<void> {
    if (enviando) return
    enviando = true
    for (let lote = siguientes(); lote.size > 0 && estado.fallo === null; lote = siguientes()) {
      try {
        const celdas = [...lote].map(([clave, nivel]) => ({
          ...partesDe(clave),
          nivel,
          antes: bases.get(clave) ?? null,
        }))
        await puertos.guardar(celdas)
        await puertos.recibir(celdas)
        guardadas(lote)
      } catch (error) {
        await fallar(error, lote)
      }
    }
    enviando = false
    if (estado.ajenas.size > 0 && estado.fallo === null) poner({ fallo: deOtra })
  }

  function guardadas(lote: Cambios): void {
    // What was changed again meanwhile is still to be sent, upon what has just been written.
    const quedan = [...estado.pendientes].filter(([clave, nivel]) => lote.get(clave) !== nivel)
    for (const [clave, nivel] of lote) bases.set(clave, nivel)
    poner({ pendientes: new Map(quedan), guardado: new Date() })
  }

  async function fallar(error: unknown, lote: Cambios): Promise<void> {
    const texto = reasonsOf(error)[0] ?? ''
    const { status = 0, body } = refusalOf(error) ?? {}
    if (status >= 400 && status < 500) await puertos.releer().catch(() => undefined)
    if (oyentes.size === 0) puertos.gritar(`No se guardó la matriz. ${texto}`)
    const suyas = status === 409 ? clavesDe(body?.actual).filter(clave => lote.has(clave)) : []
    if (suyas.length > 0) return apartar(suyas, texto)
    // Where some were given up meanwhile, with their row or by their person, the rest is tried without them.
    if ([...lote.keys()].every(clave => estado.pendientes.has(clave))) poner({ fallo: texto })
  }

  /**
   * Cells that somebody else changed before wait for a decision; the rest goes on without them. Where some wait already, all are asked for again if they go
   * in one call, so that one reason names them all.
   */
  function apartar(suyas: readonly Clave[], texto: string): void {
    // Taken back while they were on their way, they are theirs; gone with their row, they are nobody's.
    const dejadas = new Set(suyas.filter(c => estado.pendientes.get(c) === bases.get(c)))
    const pendientes = new Map([...estado.pendientes].filter(([clave]) => !dejadas.has(clave)))
    const todas = [...estado.ajenas, ...suyas].filter(c => pendientes.has(c))
    const deNuevo = estado.ajenas.size > 0 && pendientes.size <= POR_ENVIO
    deOtra = texto
    poner({ pendientes, ajenas: new Set(deNuevo ? [] : todas) })
  }

  return {
    suscribir: (oyente: () => void) => {
      oyentes.add(oyente)
      return () => void oyentes.delete(oyente)
    },
    estado: () => estado,
    escribir,
    deshacer: () => andar(alDeshacer),
    rehacer: () => andar(alRehacer),
    /** Tries again what could not be saved; where that is what others changed before, it is written over what they have there now. */
    reintentar: () => {
      if (soloAjenas(estado)) {
        const antes = loQueHay(estado.ajenas, leidas())
        for (const [clave, nivel] of antes) bases.set(clave, nivel)
        // A step of its own: taken back, what the other put there stands there again.
        poner({ ajenas: new Set(), ...conHecho(estado, { antes, despues: estado.pendientes }) })
      }
      poner({ fallo: null })
      void enviar()
    },
    /** Gives up what could not be saved; where that is what others changed before, theirs stays and nothing else goes. */
    descartar: () =>
      soloAjenas(estado)
        ? poner({ pendientes: new Map(), ajenas: new Set(), fallo: null })
        : poner({ pendientes: new Map(), ajenas: new Set(), hechos: [], deshechos: [], fallo: null }),
    /** Rows and columns that are gone: what was to be written there is not asked for again, and the rest is; what was done there is no step any more. */
    olvidarAusentes: (esta: (clave: Clave) => boolean) => {
      const [hechos, deshechos] = [sinIdas(estado.hechos, esta), sinIdas(estado.deshechos, esta)]
      if (hechos !== estado.hechos || deshechos !== estado.deshechos) poner({ hechos, deshechos })
      const quedan = [...estado.pendientes].filter(([clave]) => esta(clave))
      if (quedan.length === estado.pendientes.size) return
      poner({ pendientes: new Map(quedan), ajenas: new Set(), fallo: null })
      void enviar()
    },
  }
}
