import type { TestApp } from './app.ts'

/** A file of a form. */
export interface Adjunto {
  bytes: Uint8Array
  name: string
  type?: string
}

/** Sends a multipart form, as §7 says the web does: `_method` on POST, files appended. */
export async function sendForm(
  t: TestApp,
  token: string,
  path: string,
  fields: Record<string, string | Adjunto>,
): Promise<{ status: number; body: any }> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(key, value)
    else form.append(key, new Blob([Buffer.from(value.bytes)], { type: value.type ?? '' }), value.name)
  }
  const encoded = new Response(form)
  const r = await t.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type')! },
  })
  return { status: r.statusCode, body: r.json() }
}
