import type pg from 'pg'

/** How many texts a connection remembers, and so at most how many plans: what a page asks, and the pages around it. */
const CABEN = 150

/** What a connection keeps of a text that was asked on it: no name until it comes a second time. */
interface Repetida {
  name?: string
}

type Respuesta = (error: unknown, result: unknown) => void

interface Pregunta {
  text: string
  name?: string
  values?: unknown
  submit?: unknown
}

/** The part of a connection that its library keeps to itself: what the server was told under which name. */
interface Alambre {
  parsedStatements: Record<string, string>
  close(what: { type: 'S'; name: string }): void
}
const alambreDe = (client: pg.ClientBase): Alambre =>
  (client as unknown as { connection: Alambre }).connection

/** A question with values that has no name of its own. Others (transactions, settings, cursors) go as they are. */
function preguntaDe(config: unknown, values: unknown): Pregunta | null {
  const pregunta = typeof config === 'string' ? { text: config } : (config as Pregunta | null)
  if (!pregunta || pregunta.name !== undefined || pregunta.submit || typeof pregunta.text !== 'string')
    return null
  const dados = values ?? pregunta.values
  return Array.isArray(dados) && dados.length > 0 ? pregunta : null
}

/** Looked up each time: who counts statements puts a counter there. */
const preguntar = (
  client: pg.ClientBase,
  config: unknown,
  values: unknown,
  callback?: Respuesta,
): Promise<unknown> | undefined => Object.getPrototypeOf(client).query.call(client, config, values, callback)

/** A plan whose columns a migration of another node has changed: what was asked can be asked again, under another name. */
export const isPlanViejo = (error: unknown): boolean => {
  const { code, routine } = (error ?? {}) as { code?: string; routine?: string }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/**
 * From here on this connection has PostgreSQL read and plan only once what is asked again and again: of a small question that is most of the work
 * (docs/decisions/0069). A text with values that comes a second time is given a name; beyond `caben` texts the one that was not asked for longest is
 * forgotten, here and there. Whether a plan serves for all values or is made anew is PostgreSQL's to say (plan_cache_mode).
 */
export function recordarRepetidas(client: pg.ClientBase, caben = CABEN): void {
  const alambre = alambreDe(client)
  const conocidas = new Map<string, Repetida>()
  let dados = 0

  const olvidar = (text: string): void => {
    const name = conocidas.get(text)?.name
    conocidas.delete(text)
    if (name === undefined) return
    delete alambre.parsedStatements[name]
    // Goes before whatever is asked next; also in a transaction that has failed, where DEALLOCATE would be refused.
    alambre.close({ type: 'S', name })
  }

  const nombrar = (text: string): string | undefined => {
    const conocida = conocidas.get(text)
    conocidas.delete(text)
    // The last asked is the last to be forgotten.
    conocidas.set(text, conocida ?? {})
    if (conocidas.size > caben) olvidar(conocidas.keys().next().value!)
    return conocida && (conocida.name ??= `repetida ${++dados}`)
  }

  client.query = ((config: unknown, values?: unknown, callback?: Respuesta) => {
    const pregunta = preguntaDe(config, values)
    const name = pregunta ? nombrar(pregunta.text) : undefined
    if (!pregunta || name === undefined) return preguntar(client, config, values, callback)
    const alFallar = (error: unknown): void => {
      if (isPlanViejo(error)) olvidar(pregunta.text)
    }
    const oida: Respuesta | undefined =
      callback &&
      ((error, result) => {
        alFallar(error)
        callback(error, result)
      })
    const asked = preguntar(client, { ...pregunta, name }, values, oida)
    return asked?.catch((error: unknown) => {
      alFallar(error)
      throw error
    })
  }) as typeof client.query
}
