import { notifyGood } from '../../ui/alerts.tsx'
import { sameValue } from '../../ui/form/merge.ts'
import { newKey } from '../../ui/newKey.ts'
import { refusalOf } from '../../ui/reasons.ts'
import { ApiError, statusOf } from '../ApiError.ts'
import { askNow, type CallName, isUnreached, onWrite, type ParaLaCola } from '../api.ts'
import { isReachable, onConnection } from '../connection.ts'
import { refresh } from '../query.ts'
import { beforeSignOut, currentSession, onSessionEnd } from '../session.ts'
import { guardarEspera, leerCola, nuevoOrden, quitarEspera, reemplazar } from './deposito.ts'
import { esperan } from './esperan.ts'
import { estadoDeCola, ponerCola } from './estadoDeCola.ts'
import { duenoDe } from './identidad.ts'
import { baseDe, borrarDePantalla, pintar, retocada } from './pintar.ts'
import { trasRechazo } from './rechazo.ts'
import {
  ESPERA_DIAS,
  type Espera,
  siguiente,
  textoDe,
  tieneArchivo,
  trasDescartar,
  trasEnviar,
} from './reglas.ts'
import { sondearYa } from './sondeo.ts'
import { alAvisar, avisarPestanas, conTurno } from './turno.ts'
import { alLeer } from './visto.ts'

/** Writes that did not reach the server: kept in this browser, shown, and sent in their order when it is back, by the person who made them alone. */

/** What a call is told that waits: it is neither done nor refused. */
const GUARDADO = 'Guardado en este equipo: se enviará cuando vuelva la conexión.'
/** What the person is told where nothing could be noted of what they asked for. */
const SIN_ANOTAR =
  'Este navegador no dejó guardar el cambio en este equipo; todo sigue como estaba. Libere espacio en el disco y vuelva a intentarlo.'

/** Where too much was sent in a short time. */
const OTRA_VEZ_MS = 60_000
/** Too much in a short time; a disk of the server that is full. */
const PASA = [429, 507]

let dueno: string | null = null
/** The writes that wait now, in their order. */
const esperas = (): readonly Espera[] => estadoDeCola().cola

async function releer(): Promise<readonly Espera[]> {
  const de = dueno
  const cola = de === null ? [] : await leerCola(de).catch(esperas)
  if (de === dueno) ponerCola({ cola })
  return esperas()
}

async function cambiar(work: () => Promise<void>): Promise<void> {
  await work()
  await releer()
  avisarPestanas()
}

/** Whether the session is still that of whoever made what waits. */
const isSuya = (): boolean => {
  const sesion = currentSession()
  return sesion.status === 'signed' && !sesion.isEnded && !sesion.isKept && duenoDe(sesion.user) === dueno
}

async function enviarUna(uno: Espera): Promise<boolean> {
  try {
    const answer = await askNow(uno.llamada as CallName, uno.input as never, { key: uno.clave })
    await cambiar(() => reemplazar(uno, trasEnviar(esperas(), uno, answer)))
    return true
  } catch (error) {
    if (PASA.includes(statusOf(error))) setTimeout(() => void enviarCola(), OTRA_VEZ_MS)
    // Another person's session is in this browser by now: what waits is not theirs to send.
    if (isUnreached(error) || [401, ...PASA].includes(statusOf(error)) || isDeOtro(error)) return false
    await cambiar(() => reemplazar(uno, trasRechazo(uno, error, esperas(), nuevoOrden)))
    return true
  }
}

const isDeOtro = (error: unknown): boolean => refusalOf(error)?.body.otra_sesion === true

async function enviarEnOrden(): Promise<void> {
  const tocadas = new Set<string>()
  try {
    for (let uno = siguiente(await releer()); uno && isSuya(); uno = siguiente(esperas())) {
      ponerCola({ enviando: true })
      if (!(await enviarUna(uno))) break
      tocadas.add(uno.llamada.split('.')[0]!)
    }
  } finally {
    // Also where this browser does not let what became of one be noted.
    ponerCola({ enviando: false })
  }
  if (tocadas.size > 0) await refresh(...tocadas, 'planes', 'historial')
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
  const espera: Espera = {
    orden: nuevoOrden(),
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
  await cambiar(() => guardarEspera(espera))
  pintar(espera)
  notifyGood(GUARDADO)
  // This browser may throw away what sites keep; it is asked not to.
  void navigator.storage?.persist?.().catch(() => undefined)
  sondearYa()
  throw new ApiError(202, GUARDADO, { enCola: true })
}

const porDelante = (): boolean => siguiente(esperas()) !== undefined

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
    const answer = await send()
    await olvidarRechazada(cola?.borrador?.nombre)
    return answer
  } catch (error) {
    if (!isUnreached(error)) throw error
    return aLaCola(() => Promise.reject(error))
  }
})

/** A refused write that was mended in its form and saved is done with. */
async function olvidarRechazada(borrador: string | undefined): Promise<void> {
  if (borrador === undefined) return
  for (const e of esperas())
    if (e.estado === 'rechazado' && e.borrador?.nombre === borrador) await cambiar(() => quitarEspera(e))
}

/** A change that the person asked for. Rejects with words for them where this browser does not let it be noted: all stays as it was. */
const anotar = (work: () => Promise<void>): Promise<void> =>
  cambiar(() =>
    work().catch(() => {
      throw new Error(SIN_ANOTAR)
    }),
  )

/** Throws away a write that waits: what it showed goes back, also where it went into later ones. Rejects when this browser does not let it go. */
export async function descartar(espera: Espera): Promise<void> {
  // Another content is another write.
  const otras = trasDescartar(esperas(), espera).map(e => ({ ...e, clave: newKey() }))
  await anotar(() => reemplazar(espera, otras))
  borrarDePantalla(espera)
  for (const e of esperas()) if (e.estado === 'espera') pintar(e)
  if (isReachable()) await refresh(espera.llamada.split('.')[0]!)
  void enviarCola()
}

/** Sends a write that waited for the person: as it is, or as they decided. Rejects when this browser does not let it be noted. */
export async function reintentar(espera: Espera, input = espera.input): Promise<void> {
  const { motivo: _motivo, disputas: _disputas, ...otra } = espera
  // The same write keeps its key: where it was made and only its answer was lost, it is not made twice.
  const clave = sameValue(input, espera.input) ? espera.clave : newKey()
  await anotar(() => guardarEspera({ ...otra, input, clave, estado: 'espera' }))
  await enviarCola()
}

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
  for (const e of esperas()) if (e.estado === 'espera') pintar(e)
  void enviarCola()
}

alLeer.retocar = (key, datos) =>
  esperas()
    .filter(e => e.estado === 'espera' && e.llamada.startsWith(`${key[0]}.`))
    .reduce((antes, e) => retocada(antes, e, key), datos)
onSessionEnd(() => {
  dueno = null
  ponerCola({ cola: [], enviando: false })
})
beforeSignOut(enviarCola)
onConnection(connection => {
  if (connection !== 'offline' && porDelante()) void enviarCola()
})
alAvisar(() => {
  void releer().then(() => {
    if (isReachable() && porDelante()) void enviarCola()
  })
})
