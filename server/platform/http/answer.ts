import type { Call, OutputOf } from '@malla/contracts/call.ts'
import type { FastifyReply } from 'fastify'

/** A file as an answer: shown in place (`inline`) under a name a person would give it, unless it is to be saved. */
export interface FileAnswer {
  bytes: Uint8Array
  name: string
  type: string
  isToSave?: boolean
}

/**
 * A file that is made after the transaction has ended: what takes long never holds a connection. With an `etag` the browser may keep it
 * and ask whether it is still the same; it is then not made again.
 */
export interface DeferredFile {
  /** `onProgress` hears how much is done, 0 to 1. */
  render(onProgress?: (part: number) => void): Promise<FileAnswer>
  /** What people call it, where it is known before it is made. */
  title?: string
  etag?: string
}

/** An answer that PostgreSQL has already written as JSON text. `T` says what is in it. */
export interface JsonText<T> {
  jsonText: string
  readonly _type?: T
}
/** An answer of such text, sent as it stands. */
export const jsonText = <T>(text: string): JsonText<T> => ({ jsonText: text })

/** What a handler may answer. */
export type Answer<C extends Call> =
  | OutputOf<C>
  | JsonText<OutputOf<C>>
  | (C extends { file?: boolean } ? FileAnswer | DeferredFile : never)
/** Whether an answer is a file as it stands. */
export const isFile = (a: unknown): a is FileAnswer => (a as FileAnswer | null)?.bytes instanceof Uint8Array
/** Whether an answer is JSON text that PostgreSQL wrote. */
export const isJsonText = (a: unknown): a is JsonText<unknown> =>
  typeof (a as JsonText<unknown> | null)?.jsonText === 'string'

/** Whether an answer is a file still to be made. */
const isDeferred = (a: unknown): a is DeferredFile => typeof (a as DeferredFile | null)?.render === 'function'

/** Kept by the person's own browser, and asked about each time: who may see it can change. */
const KEPT = 'private, no-cache'

/** Header that has a file shown in place, or else saved, and kept under this name. */
export function shownAs(name: string, how: 'inline' | 'attachment' = 'inline'): string {
  // Half a letter, which it refuses, then what it leaves and RFC 8187 does not allow.
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    c => `%${c.charCodeAt(0).toString(16)}`,
  )
  return `${how}; filename*=UTF-8''${encoded}`
}

/** Sends an answer: a file is made first, or said to be the same as before. */
export async function send(reply: FastifyReply, answered: unknown): Promise<FastifyReply> {
  const etag = isDeferred(answered) ? answered.etag : undefined
  if (etag) {
    reply.header('etag', etag)
    if (reply.request.headers['if-none-match'] === etag)
      return reply.header('cache-control', KEPT).code(304).send()
  }
  const answer = isDeferred(answered) ? await answered.render() : answered
  if (isFile(answer)) {
    return reply
      .header('content-disposition', shownAs(answer.name, answer.isToSave ? 'attachment' : 'inline'))
      .headers(etag ? { 'cache-control': KEPT } : {})
      .header('x-content-type-options', 'nosniff')
      .type(answer.type)
      .send(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength))
  }
  if (isJsonText(answer)) return reply.type('application/json; charset=utf-8').send(answer.jsonText)
  return reply.send(answer)
}
