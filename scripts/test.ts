import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sembrar } from '../e2e/servidor.ts'
import { findChromium, installBrowser } from './chromium.ts'
import { type Corrida, correr, decirFallas } from './correr.ts'
import { escribirEnMemoria } from './enMemoria.ts'

/** Everything that must hold, in one command; the last line counts it. See README.md. */

const root = fileURLToPath(new URL('..', import.meta.url))
const tool = (name: string): string => path.join(root, 'node_modules/.bin', name)

/** Programs for this Node: under npm another one may come first in the PATH. */
const CHECKS: [name: string, ...args: string[]][] = [
  // In one thread each, beside the tests: several work out the same things twice.
  ['tipos', tool('tsc'), '-p', 'tsconfig.json', '--singleThreaded'],
  ['tipos de la web', tool('tsc'), '-p', 'web/tsconfig.json', '--singleThreaded'],
  ['estilo (biome)', tool('biome'), 'ci', '--colors=off', '.'],
  ['direcciones', 'scripts/directions.ts'],
  // What the browser's part is about: built here it costs that part no waiting.
  ['la web se construye', 'scripts/build.ts'],
]

type Count = { passed: number; failed: number; skipped: number }

/** The output of a program that failed, null when it succeeded. */
const complaintOf = async (args: readonly string[]): Promise<string | null> => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', data => {
      output += String(data)
    })
  }
  const [code] = await once(child, 'close')
  return code === 0 ? null : output.trim()
}

/** Runs the checks that need no test runner, side by side; a line for each. */
const runChecks = async (): Promise<{ lines: string[]; count: Count }> => {
  const outcomes = await Promise.all(
    CHECKS.map(async ([name, ...args]) => {
      const complaint = await complaintOf(args)
      return {
        line: complaint === null ? `✓ ${name}` : `✗ ${name}\n${complaint}\n`,
        isWrong: complaint !== null,
      }
    }),
  )
  return {
    lines: outcomes.map(o => o.line),
    count: { passed: 0, failed: outcomes.filter(o => o.isWrong).length, skipped: 0 },
  }
}

const countOf = ({ resultados, isRota }: Corrida): Count => ({
  passed: resultados.filter(r => r.status === 'passed').length,
  failed: resultados.filter(r => r.status === 'failed').length + (isRota ? 1 : 0),
  skipped: resultados.filter(r => r.status === 'skipped').length,
})

/** Runs projects of vitest.config.ts. */
const runTests = (...projects: string[]): Promise<Corrida> =>
  correr(
    root,
    projects.map(p => `--project=${p}`),
  )

const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, one) => total + one.passed, 0),
  failed: counts.reduce((total, one) => total + one.failed, 0),
  skipped: counts.reduce((total, one) => total + one.skipped, 0),
})

installBrowser(line => console.log(line))
// Of all that is written on the way; what an interrupted run leaves there the next one takes away.
const dejarMemoria = escribirEnMemoria()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
// Beside the first tests, which leave the processors something to do.
const checking = runChecks()
// What the browser's part begins with, too: by itself it leaves one of two processors nothing to do. Where it fails that part tries it, and says why.
const sembrando = findChromium() === null ? null : checking.then(sembrar).catch(() => null)
const corridas = [await runTests('unit', 'server', 'web', 'web-app')]
const checks = await checking
for (const line of checks.lines) console.log(line)
const olvidarSemilla = await sembrando
// A run of its own: a browser beside busy tests is slow, and a server that does not start must not hide the rest.
if (findChromium() !== null) corridas.push(await runTests('e2e'))
else {
  console.log(
    '\nNO se ejecutó la parte de extremo a extremo: falta Chromium (instale el paquete «chromium»).',
  )
  console.log('The end-to-end part was NOT run: Chromium is missing (install the package "chromium").\n')
}
olvidarSemilla?.()
dejarMemoria()
const { passed, failed, skipped } = sum([checks.count, ...corridas.map(countOf)])
for (const line of corridas.flatMap(decirFallas)) console.log(line)
if (passed === 0) console.log('Ninguna prueba se ejecutó.')
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
