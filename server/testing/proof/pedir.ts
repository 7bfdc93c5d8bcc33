import { type Call, writes } from '@malla/contracts/call.ts'
import type { TestApp } from '../app.ts'
import { multipart } from '../multipart.ts'
import { type Adjunto, type Entrada, isAdjunto } from './fila.ts'

const asText = (v: unknown): string => (typeof v === 'object' ? JSON.stringify(v) : String(v))

/** Asks a declared call with an input: what its path names into the path, files as a form. Reports answer their address. */
export async function pedir(
  t: TestApp,
  token: string | null,
  call: Call,
  entrada: Entrada,
  headers: Record<string, string> = { accept: 'application/json' },
): Promise<{ status: number; text: string }> {
  const rest = { ...entrada }
  const url = `/api${call.path.replace(/\{(\w+)\}/g, (_m, key: string) => {
    const value = rest[key]
    delete rest[key]
    return encodeURIComponent(String(value))
  })}`
  const auth = token ? { ...headers, authorization: `Bearer ${token}` } : headers
  const texts = Object.fromEntries(Object.entries(rest).map(([k, v]) => [k, asText(v)]))
  const files = Object.entries(rest).filter(([, v]) => isAdjunto(v)) as [string, Adjunto][]
  if (files.length > 0) {
    const fields = Object.fromEntries(Object.entries(texts).filter(([k]) => !isAdjunto(rest[k])))
    const form = await multipart(call.verb === 'POST' ? fields : { ...fields, _method: call.verb }, {
      ...Object.fromEntries(files),
    })
    return answered(
      t.app.inject({ method: 'POST', url, payload: form.payload, headers: { ...auth, ...form.headers } }),
    )
  }
  const isGet = call.verb === 'GET'
  return answered(
    t.app.inject({
      method: call.verb,
      url,
      headers: auth,
      ...(isGet ? { query: texts } : { payload: rest }),
    }),
  )
}

async function answered(asked: PromiseLike<{ statusCode: number; body: string }>) {
  const { statusCode, body } = await asked
  return { status: statusCode, text: body }
}

/** Whether a call writes, and who may ask it: what an expectation begins with. */
export const reglas = (call: Call) => ({ access: call.access, escribe: writes(call) })
