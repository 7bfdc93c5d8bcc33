import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bareEnv } from '../server/testing/processes.ts'
import { alSalir } from './limpieza.ts'

const SERVIDOR = fileURLToPath(new URL('../server/main.ts', import.meta.url))
const START_MS = 240_000
/** What a supervisor of services waits before it starts again what died. */
const PAUSA_MS = 300

export interface OpcionesDeNodo {
  port: number
  env: Record<string, string>
  /** Files loaded before the server (`--import`). */
  antes?: readonly string[]
  /** A network namespace to run in. */
  red?: string
  /** Address that answers, when it is not 127.0.0.1. */
  host?: string
}

/** A real server in a process of its own, started again whenever it ends by itself, as systemd or Docker would. */
export interface Nodo {
  url: string
  /** How often it ended without having been asked to, with which code or signal. */
  muertes: string[]
  /** kill, and wait for the end of that process. It is started again. */
  matar(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>
  /** Sends a signal and goes on. */
  avisar(signal: NodeJS.Signals): void
  /** Waits until it answers that database and queue are well. */
  listo(): Promise<void>
  /** Asks it to end and does not start it again. */
  parar(): Promise<void>
  /** Lines of its log that report an error, as text. */
  errores(): string[]
  salida(): string
}

const orden = (o: OpcionesDeNodo): [string, string[]] => {
  const args = [...(o.antes ?? []).flatMap(file => ['--import', file]), SERVIDOR, '--dev', '--again']
  return o.red ? ['ip', ['netns', 'exec', o.red, process.execPath, ...args]] : [process.execPath, args]
}

const lanzar = (o: OpcionesDeNodo, oir: (text: string) => void): ChildProcess => {
  const [command, args] = orden(o)
  const child = spawn(command, args, {
    env: { ...bareEnv(), PORT: String(o.port), ...o.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => oir(String(data)))
  return child
}

/** Whether the server says of itself that it works: database and queue. */
const estaBien = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) })
    return ((await answer.json()) as { ok: boolean }).ok
  } catch {
    return false
  }
}

/** Starts a node; use `listo` before asking anything of it. */
export function abrirNodo(o: OpcionesDeNodo): Nodo {
  const url = `http://${o.host ?? '127.0.0.1'}:${o.port}`
  const muertes: string[] = []
  let salida = ''
  let parando = false
  let esperada = false
  const oir = (text: string) => {
    salida = (salida + text).slice(-2_000_000)
  }
  let actual = lanzar(o, oir)
  const vigilar = async () => {
    while (!parando) {
      const [code, signal] = await once(actual, 'exit')
      if (parando) return
      if (!esperada) muertes.push(String(signal ?? code))
      esperada = false
      await sleep(PAUSA_MS)
      if (!parando) actual = lanzar(o, oir)
    }
  }
  const vigilia = vigilar()
  const limpio = alSalir(() => void actual.kill('SIGKILL'))
  const fin = (child: ChildProcess) =>
    child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : once(child, 'exit')
  return {
    url,
    muertes,
    async matar(signal) {
      const child = actual
      const desde = performance.now()
      esperada = true
      child.kill(signal)
      await fin(child)
      return { code: child.exitCode, ms: performance.now() - desde }
    },
    avisar: signal => void actual.kill(signal),
    async listo() {
      const until = Date.now() + START_MS
      while (!(await estaBien(url))) {
        if (Date.now() > until) throw new Error(`El servidor de ${url} no arranca:\n${salida.slice(-2000)}`)
        await sleep(150)
      }
    },
    async parar() {
      parando = true
      const child = actual
      child.kill('SIGTERM')
      const patience = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await fin(child)
      clearTimeout(patience)
      await Promise.race([vigilia, sleep(1000)])
      limpio()
    },
    errores: () => salida.split('\n').filter(line => line.startsWith('{"level":50')),
    salida: () => salida,
  }
}
