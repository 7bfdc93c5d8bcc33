import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Renglon } from './medir.ts'

const dist = fileURLToPath(new URL('../web/dist', import.meta.url))

interface Chunk {
  file: string
  imports?: string[]
  isEntry?: boolean
}

/** gzip bytes of the JavaScript that these modules and all that they import at once bring along. */
function bytesOf(manifest: Record<string, Chunk>, keys: string[]): number {
  const seen = new Set<string>()
  const add = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const i of chunk.imports ?? []) add(i)
  }
  for (const key of keys) add(key)
  return [...seen]
    .filter(f => f.endsWith('.js'))
    .reduce((sum, f) => sum + gzipSync(readFileSync(path.join(dist, f))).length, 0)
}

/** JavaScript that a browser loads for the landing page, for sign-in and for the first plan. */
export function medirBytes(): Renglon[] {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const page = (part: string): string[] => Object.keys(manifest).filter(k => k.endsWith(part))
  const parte = (name: string): string[] => Object.keys(manifest).filter(k => k.startsWith(`_${name}-`))
  const pages: [string, string[], string][] = [
    ['JavaScript de la portada', page('portada/PortadaPage.tsx'), '≤ 130 kB'],
    ['JavaScript de iniciar sesión', page('sesion/SigninPage.tsx'), '≤ 130 kB'],
    ['JavaScript del primer plan', [...parte('casa'), ...parte('kit'), ...parte('plan')], '—'],
  ]
  return pages.map(([que, keys, meta]) => ({
    que: `${que} (gzip)`,
    nuestro: `${Math.round(bytesOf(manifest, [...parte('base'), ...keys]) / 1000)} kB`,
    piso: '—',
    razon: '—',
    meta,
  }))
}
