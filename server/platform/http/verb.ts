import type { Call, Verb } from '@malla/contracts/call.ts'

const METHODS: Readonly<Record<string, Verb>> = {
  POST: 'POST',
  PUT: 'PUT',
  PATCH: 'PUT',
  DELETE: 'DELETE',
}

/** What §7 sends for «none»: an empty text, or 0. */
const NINGUNO: ReadonlySet<unknown> = new Set([undefined, null, '', 0, '0'])

/**
 * A form that is saved at one address whether its thing is there or not (`…/save`, §7: «PUT when id present») says which it means by its `id`:
 * taken for a new one, what the person changed would stand there twice.
 */
function isChange(body: object, callOf: (verb: Verb) => Call | undefined): boolean {
  const [post, put] = [callOf('POST'), callOf('PUT')]
  if (!post || !put || put.path.includes('{id}')) return false
  const isSaidById = 'id' in put.input.shape && !('id' in post.input.shape)
  return isSaidById && !NINGUNO.has((body as Record<string, unknown>).id)
}

/**
 * The verb that a POST means, by its `_method` and by the `id` of a form saved; null for a `_method` that is none: a mistyped one must not
 * create. `callOf`: what its address answers to.
 */
export function verbOf(method: unknown, body: object, callOf: (verb: Verb) => Call | undefined): Verb | null {
  if (method !== undefined && typeof method !== 'string') return null
  const said = method === undefined ? 'POST' : (METHODS[method.toUpperCase()] ?? null)
  return said === 'POST' && isChange(body, callOf) ? 'PUT' : said
}
