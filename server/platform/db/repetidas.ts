import type pg from 'pg'

/** How many texts a connection remembers, and so at most how many plans: what a page asks, and the pages around it. */
const CABEN = 150

/** Longer texts (portions of an import: a question mark for each value) come twice too, and would be kept for nothing (letters). */
const LARGO = 20_000

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
  if (pregunta.text.length > LARGO) return null
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

const codeOf = (error: unknown): { code?: string; routine?: string } => error ?? {}

/** A plan whose columns a migration of another node has changed. */
const isPlanViejo = (error: unknown): boolean =>
  codeOf(error).code === '0A000' && codeOf(error).routine === 'RevalidateCachedQuery'

const SIN_PLAN = '26000'

/** PostgreSQL did not take a plan that we named: what was asked can be asked again, under another name. */
export const isPlanRechazado = (error: unknown): boolean =>
  isPlanViejo(error) || codeOf(error).code === SIN_PLAN

/** How often a plan was found old. Each connection forgets all of its own then: the same migration made those old too. */
let cambios = 0

/**
 * From here on this connection has PostgreSQL read and plan only once what is asked again and again: of a small question that is most of the work
 * (docs/decisions/0069). A text with values that comes a second time is given a name; beyond `caben` texts the one that was not asked for longest is
 * forgotten, here and there. Whether a plan serves for all values or is made anew is PostgreSQL's to say (plan_cache_mode).
 */
export function recordarRepetidas(client: pg.ClientBase, caben = CABEN): void {
  const alambre = alambreDe(client)
  const conocidas = new Map<string, Repetida>()
  let dados = 0
  let vistos = cambios

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

  /** What an answer says of the name under which its question went. */
  const trasRespuesta = (text: string, name: string, error?: unknown): void => {
    if (error && isPlanViejo(error)) cambios++
    // Without a code it is no word of PostgreSQL's: a value that could not be sent, for which the library has closed the plan itself.
    else if (error && [undefined, SIN_PLAN].includes(codeOf(error).code)) olvidar(text)
    // Forgotten while it was on its way, it was noted only now.
    if (conocidas.get(text)?.name !== name) delete alambre.parsedStatements[name]
  }

  client.query = ((config: unknown, values?: unknown, callback?: Respuesta) => {
    if (vistos < cambios) {
      vistos = cambios
      for (const text of [...conocidas.keys()]) olvidar(text)
    }
    const pregunta = preguntaDe(config, values)
    const name = pregunta ? nombrar(pregunta.text) : undefined
    if (!pregunta || name === undefined) return preguntar(client, config, values, callback)
    const { text } = pregunta
    const oida: Respuesta | undefined =
      callback &&
      ((error, result) => {
        trasRespuesta(text, name, error)
        callback(error, result)
      })
    return preguntar(client, { ...pregunta, name }, values, oida)?.then(
      result => {
        trasRespuesta(text, name)
        return result
      },
      (error: unknown) => {
        trasRespuesta(text, name, error)
        throw error
      },
    )
  }) as typeof client.query
}
