import { textoDeCable } from '@malla/contracts/textoDeCable.ts'

/** What a call puts on the wire. Pure: the whole of it can be tested without a browser. */
export interface Encoded {
  url: string
  method: string
  headers: Record<string, string>
  body: string | FormData | undefined
}

type Input = Record<string, unknown>

/** Puts `{id}` and its like into the path; what is left over goes into query or body. */
function fillPath(path: string, input: Input): { path: string; rest: Input } {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    if (value === undefined || value === null || value === '') throw new Error(`Falta «${name}» para ${path}`)
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

const isFile = (v: unknown): v is Blob => v instanceof Blob
const isPresent = ([, v]: [string, unknown]): boolean => v !== undefined

function query(input: Input): string {
  const given = Object.entries(input).filter(([, v]) => v !== undefined && v !== null && v !== '')
  const params = new URLSearchParams(given.map(([k, v]) => [k, textoDeCable(v)])).toString()
  return params && `?${params}`
}

/** Files cannot travel as PUT or DELETE everywhere: they go as POST and `_method` says what is meant (§7). */
function multipart(verb: string, input: Input): Pick<Encoded, 'method' | 'body'> {
  const form = new FormData()
  if (verb !== 'POST') form.append('_method', verb)
  for (const [k, v] of Object.entries(input).filter(isPresent))
    form.append(k, isFile(v) ? v : textoDeCable(v))
  return { method: 'POST', body: form }
}

/**
 * Turns a declared call and its input into a request: path parameters filled in, GET in the query, everything else as JSON,
 * or as multipart when the input holds a file. Throws when a path parameter is missing.
 */
export function encodeCall(verb: string, path: string, input: Input = {}): Encoded {
  const filled = fillPath(path, input)
  const url = `/api${filled.path}`
  if (verb === 'GET') return { url: url + query(filled.rest), method: 'GET', headers: {}, body: undefined }
  if (Object.values(filled.rest).some(isFile)) return { url, headers: {}, ...multipart(verb, filled.rest) }
  const headers = { 'content-type': 'application/json' }
  return { url, method: verb, headers, body: JSON.stringify(filled.rest) }
}
