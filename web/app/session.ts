import type { Sesion } from '@malla/contracts/sesion.ts'
import { quienEscribe } from '@malla/domain/sesion/quienEscribe.ts'
import { useSyncExternalStore } from 'react'
import { ApiError, isUnreached, statusOf } from './ApiError.ts'
import { api, onExpired, onOther, onWorker, writesAnswered } from './api.ts'
import { cambiar, cambioHecho, olvidarCambio, preguntarQuien } from './cambioDeSesion.ts'
import { leave } from './departure.ts'
import { forgetKept, hasSessionHint, keep, keptUser, vaciarVisto } from './keptSession.ts'
import { hearOthers, identityOf, tellOthers } from './otrasPestanas.ts'
import { forgetPath, rememberPath } from './returnPath.ts'
import { olvidarSinContestar } from './sinContestar.ts'

/**
 * Who is signed in. A small store of its own, because landing and sign-in need it before the query cache is loaded.
 * 'unknown' until the server was asked once; 'anonymous' without a session; 'signed' with one.
 */
export type SessionState =
  | { status: 'unknown' | 'anonymous'; user: null }
  | {
      status: 'signed'
      user: Sesion
      /** The server ended it, and the person is still writing. */
      isEnded?: true
      /** As it was when the server was last there: it cannot be asked now. */
      isKept?: true
    }

let state: SessionState = { status: 'unknown', user: null }
let expired = false
/** How old the page was, in milliseconds, when the server last told who is signed in; 0 before. */
let told = 0
export const toldAt = (): number => told

const listeners = new Set<() => void>()
const cleaners = new Set<() => void>([olvidarSinContestar])
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: SessionState): void {
  state = next
  if (!next.user) forgetKept()
  else if (!next.isKept) keep(next.user)
  for (const listener of listeners) listener()
}

/** Hears who is signed in, at once and whenever that changes, before anything is drawn for them. */
export function onSession(hear: (state: SessionState) => void): void {
  const tell = () => hear(state)
  subscribe(tell)
  tell()
}

/** What is kept of a person and must go when the session ends: caches, live channel. */
export const onSessionEnd = (clean: () => void): void => {
  cleaners.add(clean)
}

const leavers = new Set<() => void>()
/** What must go only when the person leaves on purpose: an ended session keeps drafts for its owner. */
export const onSignOut = (clean: () => void): void => {
  leavers.add(clean)
}

/** What is still on its way belongs to whom it was sent for: after the change the server would refuse it. */
const parting: (() => Promise<unknown>)[] = [writesAnswered]
/** What is still done with the session before the person leaves, or works elsewhere or as something else, on purpose: sending what was just typed. */
export const beforeSignOut = (work: () => Promise<unknown>): void => {
  parting.push(work)
}

/** Who leaves on purpose waits so long for the server, and no longer. */
const DESPEDIDA_MS = 4000
const partir = () =>
  Promise.race([
    Promise.allSettled(parting.map(work => work())),
    new Promise(resolve => setTimeout(resolve, DESPEDIDA_MS)),
  ])

function end(): void {
  const wasSigned = state.status === 'signed'
  const wasHinted = hasSessionHint()
  olvidarCambio()
  set({ status: 'anonymous', user: null })
  if (wasSigned) for (const clean of cleaners) clean()
  else if (wasHinted) vaciarVisto()
}

/** The session as it is now. */
export const currentSession = (): SessionState => state

/** The same, drawn anew when it changes. */
export const useSession = (): SessionState => useSyncExternalStore(subscribe, currentSession)

/** The signed-in person; only for what stands behind the guard of signed-in pages. */
export function useUser(): Sesion {
  const { user } = useSession()
  if (!user) throw new ApiError(401, 'No hay sesión')
  return user
}

/** The name in which this page wrote before it changed that itself, until the session is asked for. */
let dejada: string | null = null

/** In whose name this page writes; null: nobody's. */
const quien = (): string | null =>
  state.user ? quienEscribe(state.user.id, state.user.empresa?.id ?? null) : null

/**
 * Asks who is signed in. Resolves to anonymous on 401. When the server is not reached, resolves at the start to the session as it last was,
 * and rejects where there is none: nobody is signed out by a bad connection. Where it is another than whose page this is, or one who works elsewhere or
 * as something else by now, the page is loaded anew, and this never resolves.
 */
export async function loadSession(): Promise<SessionState> {
  const kept = state.status === 'unknown' ? keptUser() : null
  try {
    const user = await preguntarQuien(kept !== null)
    // As when another tab says so: nothing of the former may stay, and nothing that was typed there be written here.
    if (state.user && identityOf(user) !== identityOf(state.user)) {
      keep(user)
      location.reload()
      return await new Promise<never>(() => undefined)
    }
    told = performance.now()
    dejada = null
    set({ status: 'signed', user })
  } catch (error) {
    if (kept && isUnreached(error)) set({ status: 'signed', user: kept, isKept: true })
    else if (statusOf(error) !== 401) throw error
    else expire()
  }
  return state
}

/** The session anew, after something of it was changed. Where it cannot be had now, what is known of it stays. */
export const reloadSession = (): void => void loadSession().catch(() => undefined)

/** The session, asked for once. */
export const ensureSession = async (): Promise<SessionState> =>
  state.status === 'unknown' ? loadSession() : state

/** A session that this page asked for: whoever was here before is not any more, and nothing of theirs stays. */
export async function empezar(): Promise<void> {
  // Also where this page never asked who that was: what is kept of them would be shown if the server does not answer now.
  if (state.status !== 'anonymous') end()
  olvidarCambio()
  await loadSession()
  // At once: until they know, other tabs show what is another person's.
  tellOthers(state.user)
}

/** Leaves, also when the call fails (§4): nothing of the person stays in this browser window. */
export async function signOut(): Promise<void> {
  await partir()
  await leave().catch(() => undefined)
  forgetPath()
  for (const clean of leavers) clean()
  expired = false
  end()
  tellOthers(state.user)
}

/** Works as something else from now on: what was cached belongs to what one was before. */
function become(user: Sesion): void {
  told = performance.now()
  for (const clean of cleaners) clean()
  set({ status: 'signed', user })
  tellOthers(state.user)
}

/** Becomes what the server answers. */
function pasarASer(respuesta: Promise<{ data: Sesion }>): Promise<void> {
  const antes = quien()
  const hacerse = (user: Sesion) => {
    become(user)
    if (quien() !== antes) dejada = antes
  }
  return cambiar(respuesta, hacerse, reloadSession)
}

/** Changes the institution one works with. */
export const changeEmpresa = async (empresa_id: number): Promise<void> => {
  await partir()
  await pasarASer(api('auth.changeEmpresa', { empresa_id }))
}

/** Changes the role one works with in this institution. */
export const changeRol = async (tipopersona_id: number): Promise<void> => {
  await partir()
  await pasarASer(api('auth.changeTipopersona', { tipopersona_id }))
}

/** Changes the programme one works with; 0 for none. */
export const changePrograma = async (carreraestudiante_id: number): Promise<void> => {
  await partir()
  await pasarASer(api('auth.changeCarrera', { carreraestudiante_id }))
}

onWorker(quien)
// As when another tab says so: what is on the screen is not that person's. What was sent while this page itself changed the institution says nothing of the kind.
onOther(async enNombreDe => {
  await cambioHecho()
  if (enNombreDe !== dejada || enNombreDe === quien()) location.reload()
})

hearOthers(identity => {
  if (state.status === 'unknown') return
  if (identity === identityOf(state.user)) {
    // Signed in again there after it ended here, in the midst of a sentence: this page goes on.
    if (state.status === 'signed' && state.isEnded) reloadSession()
    return
  }
  // Nothing of the former institution or person may stay on the screen. What was typed is kept as a draft of its owner.
  location.reload()
})

/** Whether the last session was ended by the server, for the line above the sign-in form. Said once. */
export function takeExpired(): boolean {
  const was = expired
  expired = false
  return was
}

const WRITES =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])'

/** A form that is being saved: it takes nothing then, and has no focus. */
const SAVES = 'form[aria-busy="true"]'

/** Who is writing must not find the rest of the sentence in another field, nor what they wrote gone: the page waits until they go. */
const isSomebodyWriting = (): boolean =>
  document.activeElement?.closest(WRITES) != null || document.querySelector(SAVES) !== null

/** Goes to sign in after the session ended; back to this page then. */
export function leaveEnded(): void {
  expired = true
  rememberPath(location.pathname + location.search)
  end()
}

/** The server does not know the session any more. */
function expire(): void {
  if (state.status !== 'signed') end()
  else if (state.isEnded) return
  else if (isSomebodyWriting()) set({ ...state, isEnded: true })
  else leaveEnded()
}
onExpired(expire)
