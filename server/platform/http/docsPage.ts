import type { Call } from '@malla/contracts/call.ts'
import { allCalls } from '@malla/contracts/calls.ts'
import { etiquetas } from '@malla/contracts/etiquetas.ts'

const asHtml = (text: string): string => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`)

const ACCESO: Record<string, string> = { public: 'cualquiera', session: 'quien tiene sesión' }

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1f2a;background:#fbfaf7}
h2{margin:2.5rem 0 .5rem;border-bottom:1px solid #d5d1c5}code{font-size:.95em}dt{margin-top:1rem}dd{margin:0 0 0 1rem;color:#4a505f}
b{display:inline-block;min-width:4.5rem;color:#3546b0}@media(prefers-color-scheme:dark){body{color:#ecedf1;background:#14161c}dd{color:#a9aebb}b{color:#93a2f5}}`

function item(call: Call): string {
  const fields = Object.keys(call.input.shape).map(
    k => `<code>${asHtml(k)}</code>${etiquetas[k] ? ` (${asHtml(etiquetas[k])})` : ''}`,
  )
  const acceso = ACCESO[call.access] ?? call.access
  return `<dt><b>${call.verb}</b> <code>/api${asHtml(call.path)}</code></dt>
<dd>${asHtml(call.summary)}. Acceso: ${asHtml(acceso)}.${fields.length > 0 ? `<br>Recibe: ${fields.join(', ')}.` : ''}</dd>`
}

/** GET /api/docs: every call in one page that needs no script. The machine's form of the same is /api/openapi.json. */
export function docsPage(): string {
  const groups = Map.groupBy(allCalls(), ([name]) => name.split('.')[0]!)
  const sections = [...groups].map(
    ([tag, calls]) => `<h2 id="${tag}">${tag}</h2><dl>${calls.map(([, c]) => item(c)).join('\n')}</dl>`,
  )
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Malla · llamadas</title>
<style>${STYLE}</style></head><body><h1>Llamadas de Malla</h1>
<p>Se envían como <code>multipart/form-data</code>, <code>application/json</code> o <code>application/x-www-form-urlencoded</code>; PUT y DELETE también como POST con <code>_method</code>.
El documento completo está en <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}</body></html>`
}
