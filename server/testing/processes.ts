import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A program under test in a process of its own. */
export type Program = {
  child: ChildProcess
  /** Everything it has written so far, both streams. */
  output(): string
  /** Waits until it has written something that matches. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** Waits for its end; the exit code, null after a signal. */
  ended: Promise<number | null>
}

const server = fileURLToPath(new URL('..', import.meta.url))
const started = new Set<ChildProcess>()

/** Only what a program needs: settings of whoever runs the tests must not reach it. NODE_COMPILE_CACHE: compilado.ts. */
export const bareEnv = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return { PATH, HOME, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) }
}

const follow = (child: ChildProcess): Program => {
  started.add(child)
  let output = ''
  /** Who waits for the next piece of either stream. */
  const waiting: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', data => {
      output += String(data)
      for (const go of waiting.splice(0)) go()
    })
  }
  const ended = once(child, 'close').then(([code]) => {
    started.delete(child)
    return code as number | null
  })
  const says = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const match = pattern.exec(output)
      if (match) return match
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(
          `Ended (${child.signalCode ?? child.exitCode}) without saying ${pattern}:\n${output.slice(-2000)}`,
        )
      await Promise.race([new Promise<void>(resolve => waiting.push(resolve)), ended])
    }
  }
  return { child, output: () => output, says, ended }
}

/** Runs `command` with `env` beside PATH and HOME alone. */
export const runProgram = (
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Program =>
  follow(spawn(command, args, { env: { ...bareEnv(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] }))

/** A file of server/ under this Node. */
export const runNode = (
  file: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Program => runProgram(process.execPath, [path.join(server, file), ...args], env)

/** Ends what tests left running; for afterEach. */
export const killPrograms = async (): Promise<void> => {
  const left = [...started].map(child => {
    const ended = once(child, 'close')
    child.kill('SIGKILL')
    return ended
  })
  await Promise.all(left)
}
