import type { Sesion } from '@malla/contracts/sesion.ts'

/** The session belongs to the browser: its other tabs hear when somebody else works in it, or the same person elsewhere. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('malla.sesion')

/** Who works, and where, as tabs tell each other. */
export const identityOf = (user: Sesion | null): string =>
  JSON.stringify([user?.id, user?.empresa?.id, user?.tipopersona_id, user?.carreraestudiante?.id])

/** Tells other tabs who works here now. */
export const tellOthers = (user: Sesion | null): void => tabs?.postMessage(identityOf(user))

/** Hears who works in another tab, whenever that changes. */
export const hearOthers = (hear: (identity: string) => void): void =>
  tabs?.addEventListener('message', ({ data }: MessageEvent<string>) => hear(data))
