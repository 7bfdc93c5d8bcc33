import { dropDraft, readDraft, writeDraft } from '../../ui/form/draft.ts'
import { restoDe } from './restoDe.ts'

/** Where a new competency comes to stand. */
export interface LugarNuevo {
  competencia_id: number
  tabcompetencia_id: number
  tipopadre: number
  /** Among its siblings; absent is the end. */
  posicion?: number
}

/** A name that was sent and of which no answer came yet. Sent again as it was, under its key and to its place, it is written once. */
export interface EnCamino {
  nombre: string
  lugar: LugarNuevo
  key: string
}

export interface NuevaEscrita {
  nombre: string
  /** Kept with what is typed: who loads the page anew meanwhile finds both. */
  enCamino: EnCamino | null
}

/** Keys of the names whose answers this page waits for. One loaded anew waits for none. */
const esperadas = new Set<string>()

/** Sends a name; until it is answered, it is the line's that sent it. */
export async function enviar<A>({ key }: EnCamino, send: () => Promise<A>): Promise<A> {
  esperadas.add(key)
  try {
    return await send()
  } finally {
    esperadas.delete(key)
  }
}

const guardado = (draft: string) => readDraft(draft)?.changes as Partial<NuevaEscrita> | undefined

/** Whether what is kept is still that of the line which sent this name: the one that is opened next takes it over. */
export const sigueGuardada = (draft: string, { key }: EnCamino): boolean =>
  guardado(draft)?.enCamino?.key === key

/** Whether what is kept is on its way, and this page waits for its answer. */
export const isEsperado = (draft: string): boolean => esperadas.has(guardado(draft)?.enCamino?.key ?? '')

/** For a line that opens: a name which another one is sending is not its own; what was typed behind it is. */
export function tomarResto(draft: string): void {
  const { nombre = '', enCamino } = guardado(draft) ?? {}
  if (enCamino && esperadas.has(enCamino.key)) guardarResto(draft, restoDe(enCamino.nombre, nombre))
}

/** Keeps what is typed and on its way nowhere. */
export function guardarResto(draft: string, nombre: string): void {
  if (nombre === '') dropDraft(draft)
  else writeDraft(draft, { changes: { nombre } })
}
