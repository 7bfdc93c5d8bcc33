import { notifyGood } from '../../ui/alerts.tsx'
import { refusalOf } from '../../ui/reasons.ts'
import { ApiError, isOcupado, isUnreached, statusOf } from '../ApiError.ts'
import { askNow, type CallName, onWrite, type ParaLaCola } from '../api.ts'
import { isReachable, onConnection } from '../connection.ts'
import { PLAZO } from '../pausas.ts'
import { refresh } from '../query.ts'
import { beforeSignOut, currentSession, onSessionEnd } from '../session.ts'
import { filasDe } from './celdas.ts'
import { guardarEspera, leerCola, quitarEspera, reemplazar } from './deposito.ts'
import { esperan } from './esperan.ts'
import { estadoDeCola, ponerCola } from './estadoDeCola.ts'
import { duenoDe } from './identidad.ts'
import { baseDe, borrarDePantalla, pintar, pintarAlLlegar, retocada } from './pintar.ts'
import { trasRechazo } from './rechazo.ts'
import { AL_FINAL, ESPERA_DIAS, type Espera, siguiente, tieneArchivo, trasEnviar } from './reglas.ts'
import { sondearYa } from './sondeo.ts'
import { textoDe } from './textoDe.ts'
import { alAvisar, avisarPestanas, conTurno } from './turno.ts'
import { alLeer } from './visto.ts'

/** Writes that did not reach the server: kept in this browser, shown, and sent in their order when it is back, by the person who made them alone. */

/** What a call is told that waits: it is neither done nor refused. */
const GUARDADO = 'Guardado en este equipo: se enviará cuando vuelva la conexión.'

/** Until what could not be taken for the moment is sent again. */
const OTRA_VEZ_MS = 60_000
/** Too much in a short time; a disk of the server that is full; another write is at work in the same place. */
const isPasajero = (error: unknown): boolean => [429, 507].includes(statusOf(error)) || isOcupado(error)

let dueno: string | null = null
/** The writes that wait now, in their order. */
export const esperas = (): readonly Espera[] => estadoDeCola().cola

async function releer(): Promise<readonly Espera[]> {
  const de = dueno
  const cola = de === null ? [] : await leerCola(de).catch(esperas)
  if (de === dueno) ponerCola({ cola })
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

/** How long the answer to a write is waited for: one of many rows takes longer. */
const esperaDe = (input: object): number =>
  Object.values(input).some(v => filasDe(v).length > 1) ? PLAZO.deMuchas : PLAZO.deUna

async function enviarUna(uno: Espera): Promise<boolean> {
  try {
    const como = { key: uno.clave, plazo: esperaDe(uno.input) }
    const answer = await askNow(uno.llamada as CallName, uno.input as never, como)
    await cambiar(() => reemplazar(uno, trasEnviar(esperas(), uno, answer)))
    return true
  } catch (error) {
    if (isPasajero(error)) setTimeout(() => void enviarCola(), OTRA_VEZ_MS)
    // Another person's session is in this browser by now: what waits is not theirs to send.
    if (isPasajero(error) || isUnreached(error) || statusOf(error) === 401 || isDeOtro(error)) return false
    await cambiar(() => reemplazar(uno, trasRechazo(uno, error, esperas())))
    return true
  }
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
  await ponerAlDia()
}

let enMarcha: Promise<void> | null = null
/** Sends what waits, as far as it goes now; once at a time, in one tab. */
export function enviarCola(): Promise<void> {
  if (!isSuya()) return Promise.resolve()
  enMarcha ??= conTurno(enviarEnOrden)
    .catch(() => undefined)
    .finally(() => {
      enMarcha = null
    })
  return enMarcha
}

async function apartar(
  llamada: CallName,
  input: Record<string, unknown>,
  key: string,
  cola: ParaLaCola | undefined,
  de: string,
): Promise<never> {
  const base = baseDe(llamada, input, cola?.base)
  const corregida = rechazadaEn(cola?.corrige)
  const espera: Espera = {
    orden: corregida?.orden ?? AL_FINAL,
    dueno: de,
    llamada,
    // As the wire has it: what cannot be kept is not sent either.
    input: JSON.parse(JSON.stringify(input)),
    clave: key,
    cuando: Date.now(),
    texto: cola?.texto ?? textoDe(esperan[llamada]!, input, base),
    donde: location.pathname + location.search,
    base,
    estado: 'espera',
    ...(cola?.borrador && { borrador: cola.borrador }),
  }
  await cambiar(() => reemplazar(corregida ?? null, [espera]))
  pintar(espera)
  notifyGood(GUARDADO)
  // This browser may throw away what sites keep; it is asked not to.
  void navigator.storage?.persist?.().catch(() => undefined)
  sondearYa()
  throw new ApiError(202, GUARDADO, { enCola: true })
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
  const aLaCola = (oSi: () => Promise<unknown>) =>
    apartar(llamada, input, options.key, cola, de).catch(reason => {
      if (refusalOf(reason)?.body.enCola) throw reason
      return oSi()
    })
  if (porDelante() && isReachable()) await enviarCola()
  // What was made before goes before.
  if (porDelante() || !isReachable()) return aLaCola(send)
  try {
    const answer = await send(esperaDe(input))
    // Where this browser does not let go of it, it is thrown away by hand: what was asked for is done.
    await olvidarCorregida(cola?.corrige).catch(() => undefined)
    return answer
  } catch (error) {
    if (!isUnreached(error)) throw error
    return aLaCola(() => Promise.reject(error))
  }
})

/** What waited for too long is not sent by itself: much may have changed. */
async function apartarViejas(): Promise<void> {
  const limite = Date.now() - ESPERA_DIAS * 24 * 3_600_000
  for (const e of esperas())
    if (e.estado === 'espera' && e.cuando < limite)
      await cambiar(() =>
        guardarEspera({
          ...e,
          estado: 'rechazado',
          motivo: `Esperó más de ${ESPERA_DIAS} días: revise si todavía hace falta.`,
        }),
      )
}

/** What waits of the person who is at work now is theirs to see and to send. */
export async function abrirCola(de: string): Promise<void> {
  dueno = de
  await releer()
  await apartarViejas()
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
