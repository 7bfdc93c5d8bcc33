import { alNuevoDia } from '../../ui/hoy.ts'
import { isReachable, onConnection } from '../connection.ts'
import { refreshSoon } from './registry.ts'

const suyos: string[] = []
let porLeer = false

/** Says which entities (or calls) the server reckons by the day: on a new one they are read again quietly, as after a change. */
export const deCadaDia = (...entities: string[]): void => {
  suyos.push(...entities)
}

/** Without a connection what is on the screen stays, and is read when the server is back. */
function releer(): void {
  if (!porLeer || !isReachable()) return
  porLeer = false
  refreshSoon(...suyos)
}

alNuevoDia(() => {
  porLeer = true
  releer()
})
onConnection(releer)
