import type { Call, Verb } from '@malla/contracts/call.ts'
import type { TestApp } from './app.ts'

/** What is sent to a call, or answered. */
export type Body = Record<string, unknown>

/** The address of a call with what belongs into it, and the rest of the input. */
export const asUrl = (call: Call, input: Body): { url: string; rest: Body } => {
  const rest = { ...input }
  const url = call.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest[key] ?? 1
    delete rest[key]
    return String(value)
  })
  return { url, rest }
}

/** Asks a declared call as someone. */
export function askCall(
  t: TestApp,
  token: string | null,
  call: Call,
  input: Body,
  headers?: Record<string, string>,
) {
  const { url, rest } = asUrl(call, input)
  return t.as(token)(call.verb as Verb, url, rest, headers)
}
