import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { expect, it } from 'vitest'
import config from './vite.config.ts'

/** What the app asks of a browser is what docs/decisions/0073-navegadores.md promises: Chrome and Edge 109, Firefox 115, Safari 16.4. */

const CASA = path.join(import.meta.dirname, '..')
const leer = (archivo: string): string => readFileSync(path.join(CASA, archivo), 'utf8')

/** Newer than those, as it is written where it is used. */
const NUEVO: Readonly<Record<string, RegExp>> = {
  withResolvers: /Promise\.withResolvers\b/,
  try: /Promise\.try\(/,
  groupBy: /\b(?:Map|Object)\.groupBy\(/,
  any: /AbortSignal\.any\(/,
  canParse: /URL\.canParse\b/,
  parse: /URL\.parse\(/,
  fromAsync: /Array\.fromAsync\b/,
  toSorted: /\.toSorted\(/,
  toReversed: /\.toReversed\(/,
  toSpliced: /\.toSpliced\(/,
  with: /\.with\(/,
  toWellFormed: /\.toWellFormed\(/,
  isWellFormed: /\.isWellFormed\(/,
  'Set.prototype':
    /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  Iterator:
    /\bIterator\.|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|flatMap|take|drop|some|every|find|forEach|reduce|toArray)\(|\.matchAll\([^()]*\)\s*\.\w+\(/,
  getOrInsert: /\.getOrInsert(?:Computed)?\(/,
  Segmenter: /\bSegmenter\b/,
  DurationFormat: /\bDurationFormat\b/,
  Temporal: /\bTemporal\./,
  escape: /RegExp\.escape\b/,
  sumPrecise: /Math\.sumPrecise\b/,
  isError: /Error\.isError\b/,
  base64: /\.(?:toHex|toBase64|fromHex|fromBase64)\(/,
  checkVisibility: /\.checkVisibility\(/,
  startViewTransition: /\.startViewTransition\(/,
  popover: /\.(?:show|hide|toggle)Popover\(|\.requestClose\(/,
  scheduler: /\bscheduler\./,
  using: /^\s*(?:await )?using \w/m,
  dispose: /Symbol\.(?:asyncDispose|dispose)\b/,
  v: /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/,
}

const IMPORTADO = /(?:\bfrom\s+|\bimport\s*\(?\s*)'((?:\.|@malla\/)[^'?]+\.tsx?)'/g
const DE_TIPOS = /^import type [^']+'[^']+'/gm
const COMENTARIO = /\/\*[\s\S]*?\*\/|(?<![:'])\/\/.*$/gm

/** All that a script loads, at once or later, of what is written here. */
function cierreDe(...raices: string[]): string[] {
  const visto = new Set<string>()
  const porVer = [...raices]
  for (let archivo = porVer.pop(); archivo !== undefined; archivo = porVer.pop()) {
    if (visto.has(archivo)) continue
    visto.add(archivo)
    for (const [, de] of leer(archivo).replace(DE_TIPOS, '').matchAll(IMPORTADO)) {
      const otro = de!.startsWith('.') ? path.join(path.dirname(archivo), de!) : de!.slice('@malla/'.length)
      if (existsSync(path.join(CASA, otro))) porVer.push(otro)
    }
  }
  return [...visto]
}
const nuevoEn = (archivos: readonly string[]): string[] =>
  archivos.flatMap(archivo => {
    const codigo = leer(archivo).replace(COMENTARIO, '')
    return Object.keys(NUEVO).flatMap(nombre =>
      NUEVO[nombre]!.test(codigo) ? [`${nombre}: ${archivo}`] : [],
    )
  })

it('what the app uses that is newer has something that stands in for it', () => {
  const SUPLENTES = 'web/app/suplentes.ts'
  const puestos = Array.from(leer(SUPLENTES).matchAll(/^suplir\([\w.]+, '(\w+)'/gm), m => m[1]!)
  const archivos = cierreDe('web/main.tsx').filter(a => a !== SUPLENTES)
  expect(archivos.length).toBeGreaterThan(900)
  const usados = nuevoEn(archivos)
  expect(usados.filter(u => !puestos.includes(u.split(':')[0]!))).toEqual([])
  expect(puestos.filter(p => !usados.some(u => u.startsWith(`${p}:`)))).toEqual([])
})

it('it is there before anything else runs', () => {
  for (const raiz of ['web/main.tsx']) expect(leer(raiz)).toMatch(/^import '\.{1,2}\/app\/suplentes\.ts'/)
})

it('the scripts that stand on their own use nothing newer', () =>
  expect(nuevoEn(cierreDe('web/antes.ts', 'web/app/offline/trabajador.ts'))).toEqual([]))

it('documents are drawn by the build of pdf.js for these browsers', () => {
  const deDonde = cierreDe('web/main.tsx').flatMap(archivo =>
    Array.from(leer(archivo).matchAll(/'(pdfjs-dist[^']*)'/g), m => m[1]!),
  )
  expect(deDonde.length).toBeGreaterThan(1)
  expect(deDonde.filter(d => !d.startsWith('pdfjs-dist/legacy/'))).toEqual([])
})

const HOJAS = globSync('web/{app,features,isla,ui}/**/*.css', { cwd: CASA })
const estiloDe = (hoja: string): string => leer(hoja).replace(COMENTARIO, '')
const BAJO_CONDICION = /\n@supports \([^\n]*\{\n[\s\S]*?\n\}\n/g

it('mixed colours and columns of the grid around stand under a condition, over what others draw', () => {
  expect(HOJAS.length).toBeGreaterThan(150)
  // A plain colour before it in the same rule is not enough: with `var()` what is not understood is nothing, and takes the place of what was said before.
  expect(HOJAS.filter(h => /color-mix\(|subgrid/.test(estiloDe(h).replaceAll(BAJO_CONDICION, '\n')))).toEqual(
    [],
  )
})

it('the build writes styles for these browsers: of a list of selectors it parts those that one of them does not know', () =>
  expect(config.build?.cssTarget).toEqual(['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4']))

const TEMA = 'web/public/tema.js'
const NO_CONOCIDO = () => {
  throw new SyntaxError('Invalid regular expression: invalid group specifier name')
}

/** What stands in the page after its first script, in a browser that lacks this. */
function trasElPrimero(lacks: object = {}, { script = { noModule: false } as object, ancho = true } = {}) {
  const cargando = { textContent: 'Cargando…' }
  const alEstar: (() => void)[] = []
  const html = { dataset: {} as Record<string, string> }
  const mundo: Record<string, unknown> = {
    document: {
      documentElement: html,
      createElement: () => script,
      getElementById: () => cargando,
      addEventListener: (_: string, hacer: () => void) => alEstar.push(hacer),
    },
    localStorage: { getItem: () => 'dark' },
    matchMedia: () => ({ matches: ancho, addEventListener: () => undefined }),
    structuredClone: () => undefined,
    AbortSignal: { timeout: () => undefined },
    ...lacks,
  }
  mundo.window = mundo
  vm.runInNewContext(leer(TEMA), mundo)
  for (const hacer of alEstar) hacer()
  return { dice: cargando.textContent, esquema: html.dataset.mantineColorScheme }
}

it('a browser of those that are promised goes on, with its colours', () =>
  expect(trasElPrimero()).toEqual({ dice: 'Cargando…', esquema: 'dark' }))

it.each([
  ['no modules', () => trasElPrimero({}, { script: {} })],
  ['no copies of what is deep', () => trasElPrimero({ structuredClone: undefined })],
  ['no search from the end', () => trasElPrimero({ Array: class {} })],
  ['no time that runs out', () => trasElPrimero({ AbortSignal: {} })],
  ['no ranges of width', () => trasElPrimero({}, { ancho: false })],
  ['no look behind', () => trasElPrimero({ RegExp: NO_CONOCIDO })],
])('an older one says so: %s', (_, mirar) =>
  expect(mirar()).toEqual({
    dice: 'Su navegador es demasiado antiguo para Malla. Actualícelo, o entre con otro.',
    esquema: 'dark',
  }),
)

it('what tells it is read by browsers that know nothing newer', () =>
  expect(leer(TEMA).replace(COMENTARIO, '')).not.toMatch(
    /=>|`|\b(?:const|let|class|async)\b|catch \{|\?\.|\?\?/,
  ))
