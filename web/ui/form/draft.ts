import { sameValue } from './merge.ts'

/**
 * What was typed and not saved, kept in this tab, so that a closed drawer, a reload or an ended session loses nothing.
 * Only what differs from the record is kept, with the revision and the values that it was typed upon: a newer record then leads to the merge, not to
 * a silent overwrite.
 */
export interface Draft {
  changes: Record<string, unknown>
  /** The same fields as they were when it was typed. */
  base?: Record<string, unknown>
  revision?: number
  /** Fields in which a file was chosen, which is not kept. */
  archivos?: readonly string[]
  /** Idempotency key, when it was sent and no answer came yet. */
  key?: string
  /** Place in the queue of the refused write that was brought back with it. */
  corrige?: number
}

const PREFIX = 'malla.borrador.'
let owner = ''

/** Whose drafts these are, and in which institution: those of another one wait there. Those of anyone else are thrown away. */
export function setDraftOwner(id: number, empresaId: number): void {
  owner = `${id}.${empresaId}.`
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${id}.`)) sessionStorage.removeItem(key)
}

/** Whose drafts are read and kept now: of whom, and in which institution. */
export const draftOwner = (): string => owner

/** Throws all drafts away: the person left on purpose. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

type DeCola = readonly { name: string; draft: Draft }[]

/** What is kept of forms in this tab and nowhere else; `enCola`: what the queue of writes brings back. */
export function draftsLost(enCola: DeCola = []): Draft[] {
  const seguros = enCola.flatMap(({ name, draft }) => {
    const hay = readDraft(name)
    const isSegura =
      hay?.corrige !== undefined && hay.corrige === draft.corrige && sameValue(hay.changes, draft.changes)
    return isSegura ? PREFIX + owner + name : []
  })
  return Object.keys(sessionStorage)
    .filter(key => key.startsWith(PREFIX) && !seguros.includes(key))
    .map(key => readAt(key) ?? { changes: {} })
}

/** Of how many forms it is. */
export const draftCount = (enCola?: DeCola): number => draftsLost(enCola).length

function readAt(key: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** What is kept of a form, or null. */
export const readDraft = (key: string): Draft | null => readAt(PREFIX + owner + key)

/** The names of all that is kept under names that begin so. */
export function draftsUnder(prefix: string): string[] {
  const suyo = PREFIX + owner
  return Object.keys(sessionStorage)
    .filter(key => key.startsWith(suyo + prefix))
    .map(key => key.slice(suyo.length))
}

/** Keeps what differs in a form; whether this browser had room for it: without it the form is all there is. */
export function writeDraft(key: string, draft: Draft): boolean {
  try {
    sessionStorage.setItem(PREFIX + owner + key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Nothing is kept of it any more. `de`: whose it is, where that may be another by now. */
export const dropDraft = (key: string, de: string = owner): void =>
  sessionStorage.removeItem(PREFIX + de + key)
