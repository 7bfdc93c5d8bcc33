/** A form as a browser sends it: `fields` as texts, `files` as bytes with a name. */
export async function multipart(
  fields: Record<string, string>,
  files: Record<string, { name: string; bytes: Uint8Array }> = {},
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData()
  for (const [field, text] of Object.entries(fields)) form.set(field, text)
  for (const [field, { name, bytes }] of Object.entries(files))
    form.set(field, new Blob([new Uint8Array(bytes)]), name)
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')! },
  }
}
