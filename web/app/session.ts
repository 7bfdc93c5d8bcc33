import type { Sesion } from '@malla/contracts/sesion.ts'
import { useSyncExternalStore } from 'react'
import { ApiError, statusOf } from './ApiError.ts'
import { api, onExpired } from './api.ts'

/**
 * Who is signed in. A small store of its own, because landing and sign-in need it before the query cache is loaded.
 * 'unknown' until the server was asked once; 'anonymous' without a session; 'signed' with one.
 */
export type SessionState =
  | { status: 'unknown' | 'anonymous'; user: null }
  | { status: 'signed'; user: Sesion }

const HINT_KEY = 'malla.sesion'
const RETURN_KEY = 'malla.volver'
/** Default destination after sign-in (§9). */
export const HOME = '/escritorio'

let state: SessionState = { status: 'unknown', user: null }
let expired = false
const listeners = new Set<() => void>()
const cleaners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether somebody was signed in on this device when it was last known: public pages then need not ask the server. */
export const hasSessionHint = (): boolean => localStorage.getItem(HINT_KEY) !== null

function set(next: SessionState): void {
  state = next
  if (next.user) localStorage.setItem(HINT_KEY, '1')
  else localStorage.removeItem(HINT_KEY)
  for (const listener of listeners) listener()
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

function end(): void {
  const wasSigned = state.status === 'signed'
  set({ status: 'anonymous', user: null })
  if (wasSigned) for (const clean of cleaners) clean()
}

export const currentSession = (): SessionState => state
export const useSession = (): SessionState => useSyncExternalStore(subscribe, currentSession)

/** The signed-in person; only for what stands behind the guard of signed-in pages. */
export function useUser(): Sesion {
  const { user } = useSession()
  if (!user) throw new ApiError(401, 'No hay sesión')
  return user
}

/** Asks who is signed in. Resolves to anonymous on 401; rejects when the server is not reached, so that nobody is signed out by a bad connection. */
export async function loadSession(): Promise<SessionState> {
  try {
    const { data } = await api('auth.user', {}, { anonymous: true })
    set({ status: 'signed', user: data })
  } catch (error) {
    if (statusOf(error) !== 401) throw error
    end()
  }
  return state
}

/** The session, asked for once. */
export const ensureSession = async (): Promise<SessionState> =>
  state.status === 'unknown' ? loadSession() : state

/** Signs in; rejects with the reasons by field (422) when refused. */
export async function signIn(usuario: string, password: string): Promise<void> {
  await api('auth.signin', { usuario, password })
  await loadSession()
}

/** Leaves, also when the call fails (§4): nothing of the person stays in this browser window. */
export async function signOut(): Promise<void> {
  await api('auth.logout', {}, { anonymous: true }).catch(() => undefined)
  sessionStorage.removeItem(RETURN_KEY)
  for (const clean of leavers) clean()
  end()
}

/** Changes the institution one works with; what was cached belongs to the other one. */
export async function changeEmpresa(empresa_id: number): Promise<void> {
  const { data } = await api('auth.changeEmpresa', { empresa_id })
  for (const clean of cleaners) clean()
  set({ status: 'signed', user: data })
}

/** Remembers where to go after sign-in. Only paths of this app. */
export function rememberPath(path: string): void {
  if (path.startsWith('/') && !path.startsWith('//')) sessionStorage.setItem(RETURN_KEY, path)
}

/** Where to go after sign-in: the remembered path once, else the desk. */
export function takeRememberedPath(): string {
  const path = sessionStorage.getItem(RETURN_KEY) ?? HOME
  sessionStorage.removeItem(RETURN_KEY)
  return path
}

/** Whether the last session was ended by the server, for the line above the sign-in form. Said once. */
export function takeExpired(): boolean {
  const was = expired
  expired = false
  return was
}

onExpired(() => {
  if (state.status === 'signed') {
    expired = true
    rememberPath(location.pathname + location.search)
  }
  end()
})
