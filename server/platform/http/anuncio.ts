import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isDeLaCasa, planEnDireccion } from '@malla/contracts/direcciones.ts'

interface Pieza {
  file: string
  /** Keys of what it loads at once. */
  imports?: string[]
}
type Manifiesto = Readonly<Record<string, Pieza>>

/** The parts of the built app (web/partes.ts) that any page behind the sign-in begins with; a plan's page has one more. */
const CASA = ['casa', 'kit']
const PLAN = 'plan'
/** What asks for the data meanwhile (web/antes.ts). */
const ANTES = '</antes.js>; rel=preload; as=script'
/** The page stops at it. */
const TEMA = '</tema.js>; rel=preload; as=script'
/** The first script. */
const PRIMERO = /^assets\/base-[^/]*\.js$/

/** Parts with all that they load, what is needed first before what needs it. */
function conLoSuyo(manifiesto: Manifiesto, claves: readonly string[], visto = new Set<string>()): Pieza[] {
  return claves.flatMap(clave => {
    const pieza = manifiesto[clave]
    if (!pieza || visto.has(clave)) return []
    visto.add(clave)
    return [...conLoSuyo(manifiesto, pieza.imports ?? [], visto), pieza]
  })
}

/** Compressed bytes below which a file costs its way there and back and nothing else. */
const POCO = 8_000

/**
 * The first script, so that it runs while the others come, and the small ones. The large ones would take their share of the line from it: they are sent for
 * by what comes first (web/antes.ts, web/main.tsx). So would styles, which a browser asks for before any script, six things at a time.
 */
function enlacesDe(folder: string, piezas: readonly Pieza[]): string {
  const largo = (file: string): number =>
    [`${file}.br`, file]
      .map(f => statSync(path.join(folder, f), { throwIfNoEntry: false })?.size)
      .find(size => size !== undefined) ?? 0
  const enlaces = piezas
    .filter(({ file }) => PRIMERO.test(file) || largo(file) < POCO)
    .map(({ file }) => `</${file}>; rel=modulepreload; crossorigin`)
  return [ANTES, TEMA, ...enlaces].join(', ')
}

/**
 * The `Link` header of a page for whoever has a session: what is fetched beside the page and not after it. Null for other pages, and without a
 * build.
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
    const camino = url.split('?')[0]!
    if (!hasSession || !isDeLaCasa(camino)) return null
    return planEnDireccion(camino) ? plan : casa
  }
}
