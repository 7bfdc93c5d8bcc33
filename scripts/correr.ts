import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** One test, or a file that did not load (then `name` is empty). */
export interface Resultado {
  file: string
  name: string
  status: 'passed' | 'failed' | 'skipped'
  /** Why it failed. */
  message: string
}

interface Informe {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** More failing files than these are no accident: they are not tried again. */
const MAX_REPETIDOS = 8

const statusOf = (status: string): Resultado['status'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped'

/** What a report of vitest tells of each test; a text that is none throws. `root` is taken off the names of files. */
export function leerInforme(text: string, root: string): Resultado[] {
  const { testResults } = JSON.parse(text) as Informe
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    const tests = assertionResults.map(a => ({
      file,
      name: a.fullName,
      status: statusOf(a.status),
      message: a.failureMessages?.join('\n') ?? '',
    }))
    const isBroken = status === 'failed' && !tests.some(t => t.status === 'failed')
    return isBroken
      ? [...tests, { file, name: '', status: 'failed' as const, message: message ?? '' }]
      : tests
  })
}

const claveDe = ({ file, name }: Resultado): string => `${file}\n${name}`

/** The first results with those of the second run in their places; and what failed and then passed. */
export function conRepeticion(
  primera: readonly Resultado[],
  segunda: readonly Resultado[],
): { resultados: Resultado[]; inestables: Resultado[] } {
  const otraVez = new Map(segunda.map(r => [claveDe(r), r]))
  const vistas = new Set(primera.map(claveDe))
  const repetidos = new Set(segunda.map(r => r.file))
  const inestables: Resultado[] = []
  const resultados = primera.flatMap(antes => {
    if (antes.status === 'passed' || !repetidos.has(antes.file)) return [antes]
    const ahora = otraVez.get(claveDe(antes))
    // What was not run because its file had failed is run now.
    if (antes.status === 'skipped') return [ahora ?? antes]
    // A file that did not load at all has its tests in the second run alone.
    if (antes.name === '' && !ahora) {
      inestables.push(antes)
      return segunda.filter(r => r.file === antes.file && !vistas.has(claveDe(r)))
    }
    if (ahora?.status === 'passed') inestables.push(antes)
    return [ahora ?? antes]
  })
  return { resultados, inestables }
}

export interface Corrida {
  resultados: Resultado[]
  /** What failed at first and passed when it was tried again, alone. */
  inestables: Resultado[]
  /** The runner complained of something that is no test. */
  isRota: boolean
}

/**
 * Runs vitest over projects of vitest.config.ts and, when a few files fail, those once more: a machine that is busy with something else fails now and
 * then, a fault fails twice. What passed only then is told. REPETIR=0 tries nothing again.
 */
export async function correr(root: string, args: readonly string[]): Promise<Corrida> {
  const primera = await unaVez(root, args)
  const malos = [...new Set(primera.resultados.filter(r => r.status === 'failed').map(r => r.file))]
  const isAgain = process.env.REPETIR !== '0' && malos.length > 0 && malos.length <= MAX_REPETIDOS
  if (!isAgain) return { ...primera, inestables: [], isRota: primera.code !== 0 && malos.length === 0 }
  console.log(`\nOtra vez, a solas: ${malos.join(' ')}`)
  const segunda = await unaVez(root, [...args, ...malos])
  return { ...conRepeticion(primera.resultados, segunda.resultados), isRota: false }
}

async function unaVez(
  root: string,
  args: readonly string[],
): Promise<{ resultados: Resultado[]; code: number }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'malla-tests-'))
  const file = path.join(dir, 'report.json')
  const vitest = path.join(root, 'node_modules/.bin/vitest')
  const all = ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const child = spawn(process.execPath, [vitest, ...all], { cwd: root, stdio: 'inherit' })
  const [code] = await once(child, 'close')
  try {
    return { resultados: leerInforme(readFileSync(file, 'utf8'), root), code: Number(code ?? 1) }
  } catch {
    return { resultados: [], code: 1 }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** So many lines of a failure are told: what a program said before it ended stands below the first. */
const LINEAS = 5

/** What went wrong, in a few lines each, for the end of the output: there it is found. */
export function decirFallas({ resultados, inestables, isRota }: Corrida): string[] {
  const corto = (r: Resultado): string => {
    const why = r.message.split('\n').filter(l => l.trim() !== '' && !/^ +at /.test(l))
    return [
      `${r.file} › ${r.name || '(el archivo no carga)'}`,
      ...why.slice(0, LINEAS).map(l => l.slice(0, 400)),
    ].join('\n    ')
  }
  return [
    ...inestables.map(r => `~ pasó a la segunda: ${corto(r)}`),
    ...resultados.filter(r => r.status === 'failed').map(r => `✗ ${corto(r)}`),
    ...(isRota ? ['✗ vitest terminó mal sin que fallara una prueba: vea «Unhandled» más arriba'] : []),
  ]
}
