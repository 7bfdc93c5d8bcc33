import { setTimeout as sleep } from 'node:timers/promises'

/** Answers that a client takes for «not now»: it asks again under the same key, as the web app does. */
const PASAJERAS = new Set([500, 502, 503, 504, 507])
const PACIENCIA_MS = 20_000
const DEMORAS = [100, 200, 400, 800]

/** What the clients of one run lived through. */
export interface Vivido {
  intentos: number
  /** Attempts that had no answer, or one of «not now». */
  fallidos: number
  /** The same by kind: «red» for no answer, else the status. */
  porClase: Map<string, number>
  /** When each failed attempt had begun and when it had failed, and its kind. */
  fallos: { desde: number; hasta: number; clase: string; path: string }[]
  /** When each write was acknowledged, and when the attempt that was had begun (performance.now). */
  aciertos: { desde: number; hasta: number }[]
  /** Refusals that nobody expected: method, path, status and words. */
  rechazos: string[]
}

/** Of a run that has not begun. */
export const vivir = (): Vivido => ({
  intentos: 0,
  fallidos: 0,
  porClase: new Map(),
  fallos: [],
  aciertos: [],
  rechazos: [],
})

export interface Pedido {
  token: string
  method: string
  path: string
  body?: object | FormData
  /** Idempotency key, of writes. */
  clave?: string
}

export interface Respuesta {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: bodies of many calls
  body: any
}

/** One attempt; null when no answer came. */
export async function intentar(
  url: string,
  { token, method, path, body, clave }: Pedido,
): Promise<Respuesta | null> {
  try {
    const isForm = body instanceof FormData
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(clave ? { 'idempotency-key': clave } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      body: body && (isForm ? body : JSON.stringify(body)),
      signal: AbortSignal.timeout(PACIENCIA_MS),
    })
    return { status: answer.status, body: await answer.json().catch(() => ({})) }
  } catch {
    return null
  }
}

/**
 * Asks until there is an answer that is not «not now», at one node and then at the next, always under the same key. Null when `hasta`
 * (performance.now) has passed without one: what became of it is not known.
 */
export async function pedir(
  urls: readonly string[],
  primero: number,
  pedido: Pedido,
  vivido: Vivido,
  hasta: number,
): Promise<Respuesta | null> {
  for (let n = 0; performance.now() < hasta; n++) {
    const desde = performance.now()
    vivido.intentos++
    const answer = await intentar(urls[(primero + n) % urls.length]!, pedido)
    if (answer && !PASAJERAS.has(answer.status)) {
      if (answer.status < 300 && pedido.clave) vivido.aciertos.push({ desde, hasta: performance.now() })
      return answer
    }
    const clase = answer ? String(answer.status) : 'red'
    vivido.fallidos++
    vivido.fallos.push({ desde, hasta: performance.now(), clase, path: pedido.path })
    vivido.porClase.set(clase, (vivido.porClase.get(clase) ?? 0) + 1)
    await sleep(DEMORAS[Math.min(n, DEMORAS.length - 1)]! * (0.75 + Math.random() / 2))
  }
  return null
}
