import type { Competencia } from '@malla/contracts/competencias.ts'
import { useEffect, useMemo } from 'react'
import { draftsUnder, dropDraft, readDraft, writeDraft } from '../../ui/form/draft.ts'
import { newKey } from '../../ui/newKey.ts'
import { shared } from '../../ui/shared.ts'
import { isEsperado } from './enCamino.ts'
import type { Permisos } from './usePermisos.ts'

/** Names of competencies that are kept in this tab and stand in no line: each is shown below the tree until its author throws it away. */

/** Under which name it is kept what is typed for a new competency of a plan. */
export const borradorDeNueva = (planId: number): string => `plan/${planId}/competencia-nueva`

const CON_NOMBRE = 'competencia'
/** Under which name it is kept what is typed for the name of a competency; with its plan, for it may be gone when it is looked for. */
export const borradorDeNombre = (planId: number, id: number): string => `plan/${planId}/${CON_NOMBRE}/${id}`

const RECHAZADA = 'competencia-rechazada'

/** The names under which the lines that are open keep what is typed in them. A new list each time something changes, so that what stands below follows. */
const abiertas = shared<readonly string[]>([])

/** Whether a line is open that keeps under this name. */
export const estaAbierta = (draft: string): boolean => abiertas.get().includes(draft)

/** Says that the line which keeps under this name is open. */
export function useLineaAbierta(draft: string): void {
  useEffect(() => {
    abiertas.set([...abiertas.get(), draft])
    return () => abiertas.set(abiertas.get().toSpliced(abiertas.get().indexOf(draft), 1))
  }, [draft])
}

/** Keeps a new name that was refused once its line was another's. */
export function guardarRechazada(planId: number, nombre: string): void {
  writeDraft(`plan/${planId}/${RECHAZADA}/${newKey()}`, { changes: { nombre } })
  mirarSueltos()
}

/** What stands below the tree is looked for again: something was kept, or is no longer on its way. */
export const mirarSueltos = (): void => abiertas.set([...abiertas.get()])

interface NombreSuelto {
  /** Of its draft. */
  draft: string
  nombre: string
}

/** The names typed for competencies of a plan that no line will show: refused while another one was written, of one that is gone, or where it may not be written any more. */
export function nombresSueltos(
  planId: number,
  todas: readonly Pick<Competencia, 'id'>[],
  { crear, editar }: Permisos,
): NombreSuelto[] {
  const nueva = borradorDeNueva(planId)
  const conLinea = new Set(editar === null ? todas.map(c => borradorDeNombre(planId, c.id)) : [])
  if (crear === null) conLinea.add(nueva)
  return [
    nueva,
    ...draftsUnder(`plan/${planId}/${RECHAZADA}/`),
    ...draftsUnder(`plan/${planId}/${CON_NOMBRE}/`),
  ]
    .filter(draft => !conLinea.has(draft) && !estaAbierta(draft) && !isEsperado(draft))
    .map(draft => ({ draft, nombre: String(readDraft(draft)?.changes.nombre ?? '').trim() }))
    .filter(({ nombre }) => nombre !== '')
}

/** What was typed in a line when that was kept without its plan (`competencia/5/nombre`) goes to where it is looked for now. */
export function traerDeAntes(planId: number, todas: readonly Pick<Competencia, 'id'>[]): void {
  for (const antes of draftsUnder('competencia/')) {
    const id = Number(/^competencia\/(\d+)\/nombre$/.exec(antes)?.[1])
    const [hay, ahora] = [readDraft(antes), borradorDeNombre(planId, id)]
    if (!hay || !todas.some(c => c.id === id) || readDraft(ahora)) continue
    writeDraft(ahora, hay)
    dropDraft(antes)
  }
}

/** `nombresSueltos` as they are now, and throwing one away. */
export function useNombresSueltos(...de: Parameters<typeof nombresSueltos>) {
  abiertas.use()
  const [planId, todas] = de
  useMemo(() => traerDeAntes(planId, todas), [planId, todas])
  const descartar = (draft: string) => {
    dropDraft(draft)
    mirarSueltos()
  }
  return { sueltos: nombresSueltos(...de), descartar }
}
