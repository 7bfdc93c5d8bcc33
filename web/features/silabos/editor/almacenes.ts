import { onConnection } from '../../../app/connection.ts'
import { beforeSignOut, onSession, onSessionEnd } from '../../../app/session.ts'
import { Almacen } from './almacen.ts'
import type { Foto } from './mundo.ts'
import { mundoDe } from './mundos.ts'

/**
 * The stores of this tab by the name of their thing, the last asked for last: what was typed goes on being sent when its page is left, and coming back finds
 * the same.
 */
const almacenes = new Map<string, Almacen>()
/** So many stay that nobody looks at and that hold nothing but what the server has. */
const LEIDOS = 20

onSessionEnd(() => {
  for (const almacen of almacenes.values()) almacen.cerrar()
  almacenes.clear()
})
beforeSignOut(() => Promise.all([...almacenes.values()].map(a => a.salir())))
const volvio = () => {
  for (const almacen of almacenes.values()) almacen.volvio()
}
onConnection(connection => {
  if (connection === 'online') volvio()
})
// What the end of the session stopped goes on when its person has signed in again in another tab.
onSession(sesion => {
  if (sesion.status === 'signed' && !sesion.isEnded) volvio()
})
const alSalir = () => {
  if (document.visibilityState === 'hidden') for (const almacen of almacenes.values()) void almacen.salir()
}
document.addEventListener('visibilitychange', alSalir)
window.addEventListener('pagehide', () => {
  for (const almacen of almacenes.values()) void almacen.salir()
})
// What this browser has no room for is only in this tab: closing it is asked about.
window.addEventListener('beforeunload', event => {
  if ([...almacenes.values()].some(isSoloAqui)) event.preventDefault()
})
window.addEventListener('online', volvio)

/** The store of a thing, made of what the server has when there is none yet. */
export function almacenDe(cosa: string, usuario: number, empresa: number, foto: () => Foto): Almacen {
  const almacen = almacenes.get(cosa) ?? nuevoDe(cosa, usuario, empresa, foto)
  almacenes.delete(cosa)
  almacenes.set(cosa, almacen)
  void soltarLeidos()
  return almacen
}

function nuevoDe(cosa: string, usuario: number, empresa: number, foto: () => Foto): Almacen {
  const mundo = mundoDe(cosa, usuario, empresa)
  if (!mundo) throw new Error(`no store for ${cosa}`)
  return new Almacen(mundo, foto())
}

/** Those that are one too many: hundreds may be read in a tab that stays open for weeks. */
const deSobra = (): string[] =>
  [...almacenes]
    .filter(([, a]) => !a.isOido && !a.hayPendientes)
    .slice(0, -LEIDOS)
    .map(([cosa]) => cosa)

async function soltarLeidos(): Promise<void> {
  for (const cosa of deSobra()) {
    // What a tab that is gone left behind may still be coming; and meanwhile somebody may have come back to it.
    await almacenes.get(cosa)?.abrir()
    if (deSobra().includes(cosa)) dejarAlmacen(cosa)
  }
}

/** The store of a thing when there is one. */
export const almacenAbierto = (cosa: string): Almacen | undefined => almacenes.get(cosa)

const isSoloAqui = (a: Almacen): boolean => a.hayPendientes && a.estado().sinLugar

/**
 * The store of a thing that another takes the place of sends nothing more: what waits stays in this browser, for that other to inherit. Where the browser had no
 * room for it, it stays open: nobody else has what it holds.
 */
export function dejarAlmacen(cosa: string): void {
  const almacen = almacenes.get(cosa)
  if (!almacen || isSoloAqui(almacen)) return
  almacen.cerrar()
  almacenes.delete(cosa)
}
