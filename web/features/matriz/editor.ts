import type { CeldaDeCompetencia } from '@malla/contracts/competencias.ts'
import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { reasonsOf, refusalOf } from '../../ui/reasons.ts'
import { type Cambios, type Clave, conCambios, partesDe } from './celdas.ts'

/** What the editor stands on: the cells as they were last read, and the ways to the server. */
export interface Puertos {
  celdas: () => readonly CeldaDeCompetencia[]
  /** Writes cells, all or none. Throws what is refused. */
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
}

/** One thing done: cells before and after it. */
interface Paso {
  antes: Cambios
  despues: Cambios
}

export interface EstadoDeMatriz {
  /** Cells that the server does not have yet; they show already. */
  pendientes: Cambios
  hechos: readonly Paso[]
  deshechos: readonly Paso[]
  /** When the last ones were saved. */
  guardado: Date | null
  /** Why they were not. */
  fallo: string | null
}

export type Editor = ReturnType<typeof crearEditor>

const MAX_DESHACER = 200
/** Cells of one write; the contract takes 5000. */
const POR_ENVIO = 2000

/**
 * Fills cells of a matrix: each change shows at once and is saved by itself, together with all that was changed while the one before was on
 * its way. What could not be saved stays on the screen until it is tried again or given up. Undoing leaves alone what somebody else has
 * changed since.
 */
export function crearEditor(puertos: Puertos) {
  let estado: EstadoDeMatriz = {
    pendientes: new Map(),
    hechos: [],
    deshechos: [],
    guardado: null,
    fallo: null,
  }
  let enviando = false
  const oyentes = new Set<() => void>()
  const poner = (cambios: Partial<EstadoDeMatriz>): void => {
    estado = { ...estado, ...cambios }
    for (const oyente of oyentes) oyente()
  }
  const actual = () => conCambios(puertos.celdas(), estado.pendientes)

  function aplicar(cambios: Cambios, historia: Pick<EstadoDeMatriz, 'hechos' | 'deshechos'>): void {
    poner({ ...historia, pendientes: new Map([...estado.pendientes, ...cambios]), fallo: null })
    void enviar()
  }

  /** Fills or empties cells; how many change by it. */
  function escribir(pedidos: Cambios): number {
    const ahora = actual()
    const despues = new Map([...pedidos].filter(([clave, nivel]) => (ahora.get(clave) ?? null) !== nivel))
    if (despues.size === 0) return 0
    const antes = new Map([...despues.keys()].map(clave => [clave, ahora.get(clave) ?? null]))
    aplicar(despues, { hechos: [...estado.hechos, { antes, despues }].slice(-MAX_DESHACER), deshechos: [] })
    return despues.size
  }

  /** Cells that are still as a step left them go to its other side. */
  function volver(de: Cambios, a: Cambios): Cambios {
    const ahora = actual()
    return new Map([...a].filter(([clave]) => (ahora.get(clave) ?? null) === de.get(clave)))
  }

  function deshacer(): Clave | null {
    const paso = estado.hechos.at(-1)
    if (!paso) return null
    const cambios = volver(paso.despues, paso.antes)
    aplicar(cambios, { hechos: estado.hechos.slice(0, -1), deshechos: [...estado.deshechos, paso] })
    return [...cambios.keys()][0] ?? null
  }

  function rehacer(): Clave | null {
    const paso = estado.deshechos.at(-1)
    if (!paso) return null
    const cambios = volver(paso.antes, paso.despues)
    aplicar(cambios, { hechos: [...estado.hechos, paso], deshechos: estado.deshechos.slice(0, -1) })
    return [...cambios.keys()][0] ?? null
  }

  async function enviar(): Promise<void> {
    if (enviando) return
    enviando = true
    while (estado.pendientes.size > 0 && estado.fallo === null) {
      const lote = new Map([...estado.pendientes].slice(0, POR_ENVIO))
      try {
        const celdas = [...lote].map(([clave, nivel]) => ({ ...partesDe(clave), nivel }))
        await puertos.guardar(celdas)
        await puertos.recibir(celdas)
        // What was changed again meanwhile is still to be sent.
        const quedan = [...estado.pendientes].filter(([clave, nivel]) => lote.get(clave) !== nivel)
        poner({ pendientes: new Map(quedan), guardado: new Date() })
      } catch (error) {
        await fallar(error)
      }
    }
    enviando = false
  }

  async function fallar(error: unknown): Promise<void> {
    const texto = reasonsOf(error)[0] ?? ''
    const status = refusalOf(error)?.status ?? 0
    if (status >= 400 && status < 500) await puertos.releer().catch(() => undefined)
    if (oyentes.size === 0) puertos.gritar(`No se guardó la matriz. ${texto}`)
    poner({ fallo: texto })
  }

  return {
    suscribir: (oyente: () => void) => {
      oyentes.add(oyente)
      return () => void oyentes.delete(oyente)
    },
    estado: () => estado,
    escribir,
    deshacer,
    rehacer,
    reintentar: () => {
      poner({ fallo: null })
      void enviar()
    },
    /** Gives up what could not be saved. */
    descartar: () => poner({ pendientes: new Map(), hechos: [], deshechos: [], fallo: null }),
    /** Rows and columns that are gone: what was to be written there is not asked for again. */
    olvidarAusentes: (esta: (clave: Clave) => boolean) => {
      const quedan = [...estado.pendientes].filter(([clave]) => esta(clave))
      if (quedan.length < estado.pendientes.size) poner({ pendientes: new Map(quedan) })
    },
  }
}
