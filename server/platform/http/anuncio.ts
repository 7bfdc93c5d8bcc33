import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Pieza {
  file: string
  css?: string[]
}
type Manifiesto = Readonly<Record<string, Pieza>>

/** The parts of the built app (web/partes.ts) that any page behind the sign-in begins with; a plan's page has one more. */
const CASA = ['casa', 'kit']
const PLAN = 'plan'
/** The home of a plan: /form/<number of the form>/<plan>. */
const ES_PLAN = /^\/form\/09092015083031\/\d+(\?|$)/
const ES_DE_LA_CASA = /^\/(form|escritorio|ajustes|correos)(\/|\?|$)/

const enlacesDe = (piezas: readonly Pieza[]): string[] => [
  ...piezas.flatMap(p => p.css ?? []).map(f => `</${f}>; rel=preload; as=style; crossorigin`),
  ...piezas.map(p => `</${p.file}>; rel=modulepreload; crossorigin`),
]

/**
 * The `Link` header of a page for whoever has a session: the parts it begins with are fetched beside the first script and not after it. Null for
 * other pages, and without a build.
 */
export function anunciar(folder: string): (url: string, hasSession: boolean) => string | null {
  const file = path.join(folder, '.vite/manifest.json')
  const manifiesto: Manifiesto = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const parte = (nombre: string): Pieza[] =>
    Object.entries(manifiesto)
      .filter(([clave]) => clave.startsWith(`_${nombre}-`) && clave.endsWith('.js'))
      .map(([, pieza]) => pieza)
  const casa = enlacesDe(CASA.flatMap(parte)).join(', ')
  const plan = enlacesDe([...CASA, PLAN].flatMap(parte)).join(', ')
  return (url, hasSession) => {
    if (!hasSession || !ES_DE_LA_CASA.test(url)) return null
    return (ES_PLAN.test(url) ? plan : casa) || null
  }
}
