import { notifyGood } from '../../ui/alerts.tsx'
import { refusalOf } from '../../ui/reasons.ts'
import { ApiError, isOcupado, isTarde, isUnreached, statusOf } from '../ApiError.ts'
import { askNow, type CallName, onWrite } from '../api.ts'
import { isReachable, onConnection } from '../connection.ts'
import { refresh } from '../query.ts'
import { beforeSignOut, currentSession, onSessionEnd } from '../session.ts'
import { leerCola, quitarEspera, reemplazar } from './deposito.ts'
import { esperan } from './esperan.ts'
import { estadoDeCola, ponerCola } from './estadoDeCola.ts'
import { duenoDe } from './identidad.ts'
import { GUARDADO, nuevaEspera, type Pedida, type PorQue } from './nuevaEspera.ts'
import { borrarDePantalla, pintar, pintarAlLlegar, retocada } from './pintar.ts'
import { trasRechazo } from './rechazo.ts'
import { type Espera, siguiente, tieneArchivo, trasEnviar } from './reglas.ts'
import { conLoSabido, olvidarSabido, recordar } from './sinAnotar.ts'
import { huboAusencia, sondearYa } from './sondeo.ts'
import { plazoDeEspera, trasContestar, trasTardar } from './tarde.ts'
import { alAvisar, avisarPestanas, conTurno } from './turno.ts'
import { vencidas } from './vencidas.ts'
import { alLeer } from './visto.ts'

/** Writes that did not reach the server: kept in this browser, shown, and sent in their order when it is back, by the person who made them alone. */

/** Until what could not be taken for the moment is sent again. */
const OTRA_VEZ_MS = 60_000
/** So long a form waits for what was made before it; then its own waits behind it. */
const PACIENCIA_MS = 10_000
const pasan = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
/** Too much in a short time; a disk of the server that is full; another write is at work in the same place. */
const isPasajero = (error: unknown): boolean => [429, 507].includes(statusOf(error)) || isOcupado(error)

let dueno: string | null = null
/** The writes that wait now, in their order. */
export const esperas = (): readonly Espera[] => estadoDeCola().cola

async function releer(): Promise<readonly Espera[]> {
  const de = dueno
  const cola = de === null ? [] : await leerCola(de).catch(esperas)
  if (de === dueno) ponerCola({ cola: conLoSabido(cola) })
  return esperas()
}

/** Changes what is kept; this tab sees it then, and the others hear of it. */
export async function cambiar(work: () => Promise<void>): Promise<void> {
  await work()
  await releer()
  avisarPestanas()
}

const porDelante = (): boolean => siguiente(esperas()) !== undefined
const entidadDe = (llamada: string): string => llamada.split('.')[0]!
/** Shows what waits for the server. */
export const pintarTodo = (): void => {
  for (const e of esperas()) if (e.estado === 'espera') pintar(e)
}

/** Call groups of which something left the queue: what was read of them may not be what the server has now. */
const porReleer = new Set<string>()
/** One left the queue while the server is not there: what was read of its kind is read again once it is back. */
export const releerAlVolver = ({ llamada }: Espera): void => void porReleer.add(entidadDe(llamada))
async function ponerAlDia(): Promise<void> {
  if (porReleer.size === 0 || !isReachable()) return
  const entidades = [...porReleer]
  porReleer.clear()
  await refresh(...entidades, 'planes', 'historial')
}

/** Whether the session is still that of whoever made what waits. */
const isSuya = (): boolean => {
  const sesion = currentSession()
  return sesion.status === 'signed' && !sesion.isEnded && !sesion.isKept && duenoDe(sesion.user) === dueno
}

/** Whether a write still waits as it was sent: meanwhile it may have been thrown away, also in another tab. */
const sigue = ({ orden, clave }: Espera): boolean =>
  esperas().some(e => e.orden === orden && e.clave === clave && e.estado === 'espera')

/** Notes what became of one that was sent. Where this browser does not let that be noted this page knows it all the same, and what stands behind it goes on. */
const anotar = (uno: Espera, otras: readonly Espera[]): Promise<void> =>
  cambiar(() =>
    reemplazar(uno, otras).catch(reason => {
      if (!recordar(uno, otras, esperas())) throw reason
    }),
  )

/** Notes that one was late that was sent when the page was so old; whether the next may go. */
async function trasTardanza(uno: Espera, desde: number): Promise<boolean> {
  const isAhi = await sondearYa()
  // Back since a moment ago says nothing of a try that fell into the time before.
  const estuvo = isAhi && !huboAusencia(desde)
  if (sigue(uno) && (estuvo || uno.tarde)) await anotar(uno, [trasTardar(uno, estuvo)])
  return isAhi
}

async function enviarUna(uno: Espera): Promise<boolean> {
  const desde = performance.now()
  let otras: Espera[]
  try {
    const como = { key: uno.clave, plazo: plazoDeEspera(uno.input) }
    otras = trasEnviar(esperas(), uno, await askNow(uno.llamada as CallName, uno.input as never, como))
  } catch (error) {
    if (isTarde(error)) return trasTardanza(uno, desde)
    if (isPasajero(error)) setTimeout(() => void enviarCola(), OTRA_VEZ_MS)
    // Another person's session is in this browser by now: what waits is not theirs to send.
    if (isPasajero(error) || isUnreached(error) || statusOf(error) === 401 || isDeOtro(error)) return false
    if (!sigue(uno)) return true
    otras = trasRechazo(trasContestar(uno, error), error, esperas())
  }
  await anotar(uno, otras)
  return true
}

const isDeOtro = (error: unknown): boolean => refusalOf(error)?.body.otra_sesion === true

async function enviarEnOrden(): Promise<void> {
  try {
    for (let uno = siguiente(await releer()); uno && isSuya(); uno = siguiente(esperas())) {
      ponerCola({ enviando: true })
      if (!(await enviarUna(uno))) break
      porReleer.add(entidadDe(uno.llamada))
    }
  } finally {
    // Also where this browser does not let what became of one be noted.
    ponerCola({ enviando: false })
  }
}

let enMarcha: Promise<void> | null = null
/** Sends what waits, as far as it goes now; once at a time, in one tab. */
export function enviarCola(): Promise<void> {
  if (!isSuya()) return Promise.resolve()
  enMarcha ??= conTurno(enviarEnOrden)
    .finally(() => {
      enMarcha = null
    })
    .then(ponerAlDia)
    .catch(() => undefined)
  return enMarcha
}

/** Sends what was just set aside, also where what is on its way does not see it any more. */
async function enviarTambien(): Promise<void> {
  await enMarcha
  if (porDelante() && isReachable()) await enviarCola()
}

async function apartar(pedida: Pedida): Promise<never> {
  const { cola, por } = pedida
  const corregida = rechazadaEn(cola?.corrige)
  const espera = nuevaEspera(pedida, corregida)
  await cambiar(() => reemplazar(corregida ?? null, [espera]))
  pintar(espera)
  notifyGood(GUARDADO[por])
  // This browser may throw away what sites keep; it is asked not to.
  void navigator.storage?.persist?.().catch(() => undefined)
  void sondearYa()
  if (por === 'tarde') void enviarTambien()
  throw new ApiError(202, GUARDADO[por], { enCola: true })
}

/** The refused write that a form mends. */
const rechazadaEn = (orden: number | undefined): Espera | undefined =>
  esperas().find(e => e.orden === orden && e.estado === 'rechazado')

/** It was mended in its form and saved, and is done with: what waited for it goes on. */
async function olvidarCorregida(orden: number | undefined): Promise<void> {
  const corregida = rechazadaEn(orden)
  if (!corregida) return
  await cambiar(() => quitarEspera(corregida))
  void enviarCola()
}

onWrite(async (llamada, input, options, send) => {
  const { user } = currentSession()
  const { cola } = options
  const isDirecta = cola === false || !(llamada in esperan) || options.signal || options.keepalive
  if (isDirecta || !user?.empresa || duenoDe(user) !== dueno || tieneArchivo(input)) return send()
  const de = dueno
  // Where this browser keeps nothing, whoever asked hears from the server itself.
  const aLaCola = (por: PorQue, oSi: () => Promise<unknown>) =>
    apartar({ llamada, input, clave: options.key, dueno: de, cola, por }).catch(reason => {
      if (refusalOf(reason)?.body.enCola) throw reason
      return oSi()
    })
  if (porDelante() && isReachable()) await Promise.race([enviarCola(), pasan(PACIENCIA_MS)])
  // What was made before goes before.
  if (!isReachable()) return aLaCola('ausente', send)
  if (porDelante()) return aLaCola('detras', send)
  try {
    const answer = await send(plazoDeEspera(input))
    // Where this browser does not let go of it, it is thrown away by hand: what was asked for is done.
    await olvidarCorregida(cola?.corrige).catch(() => undefined)
    return answer
  } catch (error) {
    if (!isUnreached(error)) throw error
    const por = isTarde(error) && isReachable() ? 'tarde' : 'ausente'
    return aLaCola(por, () => Promise.reject(error))
  }
})

/** What waits of the person who is at work now is theirs to see and to send. */
export async function abrirCola(de: string): Promise<void> {
  dueno = de
  await releer()
  for (const [una, vieja] of vencidas(esperas(), Date.now())) await anotar(una, [vieja])
  pintarTodo()
  void enviarCola()
}

const retocar = (key: readonly unknown[], datos: unknown): unknown =>
  esperas()
    .filter(e => e.estado === 'espera' && entidadDe(e.llamada) === key[0])
    .reduce((antes, e) => retocada(antes, e, key), datos)
alLeer.retocar = retocar
pintarAlLlegar(retocar)
onSessionEnd(() => {
  dueno = null
  olvidarSabido()
  porReleer.clear()
  ponerCola({ cola: [], enviando: false })
})
beforeSignOut(enviarCola)

/** Sends what waits, or reads again what does not any more. */
const seguir = (): Promise<void> => (porDelante() ? enviarCola() : ponerAlDia())

/** Another tab changed the queue: what waits shows here too. What left it was sent there, or thrown away. */
async function oirOtraPestana(): Promise<void> {
  const antes = esperas().filter(e => e.estado === 'espera')
  const siguen = new Set((await releer()).filter(e => e.estado === 'espera').map(e => e.orden))
  for (const ida of antes.filter(e => !siguen.has(e.orden))) {
    porReleer.add(entidadDe(ida.llamada))
    if (!isReachable()) borrarDePantalla(ida)
  }
  pintarTodo()
  if (isReachable()) await seguir()
}

onConnection(connection => {
  if (connection !== 'offline') void seguir()
})
alAvisar(oirOtraPestana)
