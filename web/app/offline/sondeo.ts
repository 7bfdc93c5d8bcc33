import { mirarElDia } from '../../ui/hoy.ts'
import { isReachable, onConnection, reportReach } from '../connection.ts'
import { LATIDO_MS, latir } from './latido.ts'

/** Finds out that the server is there again, or is gone, where no call of the person tells. */

const PRIMERA_MS = 2000
const ULTIMA_MS = 30_000
const LIMITE_MS = 5000

/** How long until the next question, after so many without an answer. */
export const pausa = (intento: number): number => Math.min(PRIMERA_MS * 2 ** intento, ULTIMA_MS)

let reloj: ReturnType<typeof setTimeout> | undefined
let intento = 0
/** How old the page was, in milliseconds, when the server was last looked for and not found. */
let faltaba = -1
/** Whether the server was away for a while since the page was so old, even if it is there now. */
export const huboAusencia = (desde: number): boolean => faltaba >= desde

async function preguntar(): Promise<boolean> {
  const isAhi = await fetch('/api/health', {
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMITE_MS),
  }).then(
    answer => answer.ok,
    () => false,
  )
  reportReach(isAhi)
  if (!isAhi) {
    faltaba = performance.now()
    despues()
  }
  return isAhi
}

function despues(): void {
  clearTimeout(reloj)
  reloj = setTimeout(() => void preguntar(), pausa(intento++))
}

/** Asks at once, for something waits for the answer: whether the server is there. */
export function sondearYa(): Promise<boolean> {
  clearTimeout(reloj)
  intento = 0
  return preguntar()
}

/** The beat: whether the page slept, and whether another day has begun. */
function mirar(): void {
  if (latir()) void sondearYa()
  mirarElDia()
}

let iniciado = false
/** Begins to look; once for a page. */
export function sondear(): void {
  if (iniciado) return
  iniciado = true
  let antes = isReachable()
  let vivo = false
  onConnection(connection => {
    const ahi = connection !== 'offline'
    // A channel that closes says nothing of why.
    const cayo = vivo && connection === 'connecting'
    vivo = connection === 'online'
    if (cayo) void sondearYa()
    else if (!ahi && antes) {
      intento = 0
      despues()
    } else if (ahi) clearTimeout(reloj)
    antes = ahi
  })
  if (!antes) despues()
  window.addEventListener('online', sondearYa)
  window.addEventListener('offline', sondearYa)
  // What slept is seen again before its clock beats.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) mirar()
  })
  latir()
  setInterval(mirar, LATIDO_MS)
}
