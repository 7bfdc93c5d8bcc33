import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

interface Pieza {
  file: string
  css?: string[]
  /** Keys of what it loads at once. */
  imports?: string[]
}
type Manifiesto = Readonly<Record<string, Pieza>>

/** The parts of the built app (web/partes.ts) that any page behind the sign-in begins with; a plan's page has one more. */
const CASA = ['casa', 'kit']
const PLAN = 'plan'
/** The home of a plan: /form/<number of the form>/<plan>. */
const ES_PLAN = /^\/form\/09092015083031\/\d+(\?|$)/
/** What asks for the data meanwhile (web/antes.ts). */
const ANTES = '</antes.js>; rel=preload; as=script'
/** The first script. */
const PRIMERO = /^assets\/base-[^/]*\.js$/
const ES_DE_LA_CASA = /^\/(form|escritorio|ajustes|correos)(\/|\?|$)/

/** Parts with all that they load, what is needed first before what needs it. */
function conLoSuyo(manifiesto: Manifiesto, claves: readonly string[], visto = new Set<string>()): Pieza[] {
  return claves.flatMap(clave => {
    const pieza = manifiesto[clave]
    if (!pieza || visto.has(clave)) return []
    visto.add(clave)
    return [...conLoSuyo(manifiesto, pieza.imports ?? [], visto), pieza]
  })
}

/** Bytes below which a file costs its way there and back and nothing else. */
const POCO = 12_000

/**
 * The first script first, so that it runs while the others come; what is small beside it, and then the large ones: a browser asks six things at a time and
 * gives each an equal share of the line.
 */
function enlacesDe(folder: string, piezas: readonly Pieza[]): string {
  const largo = (file: string): number =>
    statSync(path.join(folder, file), { throwIfNoEntry: false })?.size ?? 0
  const archivos = [
    ...piezas.map(p => ({ file: p.file, enlace: `</${p.file}>; rel=modulepreload; crossorigin` })),
    ...piezas
      .flatMap(p => p.css ?? [])
      .map(file => ({ file, enlace: `</${file}>; rel=preload; as=style; crossorigin` })),
  ]
  const turno = (file: string): number => (PRIMERO.test(file) ? 0 : largo(file) < POCO ? 1 : 2)
  const enOrden = archivos.toSorted((a, b) => turno(a.file) - turno(b.file))
  return [ANTES, ...enOrden.map(a => a.enlace)].join(', ')
}

/**
 * The `Link` header of a page for whoever has a session: the parts it begins with are fetched beside the first script and not after it, and
 * nothing that they need is heard of only when they came. Null for other pages, and without a build.
 */
export function anunciar(folder: string): (url: string, hasSession: boolean) => string | null {
  const file = path.join(folder, '.vite/manifest.json')
  const manifiesto: Manifiesto = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const clavesDe = (nombre: string): string[] =>
    Object.keys(manifiesto).filter(clave => clave.startsWith(`_${nombre}-`) && clave.endsWith('.js'))
  const enlaces = (partes: readonly string[]): string | null => {
    const piezas = conLoSuyo(manifiesto, partes.flatMap(clavesDe))
    return piezas.length > 0 ? enlacesDe(folder, piezas) : null
  }
  const casa = enlaces(CASA)
  const plan = enlaces([...CASA, PLAN])
  return (url, hasSession) => {
    if (!hasSession || !ES_DE_LA_CASA.test(url)) return null
    return ES_PLAN.test(url) ? plan : casa
  }
}
