import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const MODULE = 'virtual:calls'
const RESOLVED = `\0${MODULE}`
const CONTRACTS = fileURLToPath(new URL('../contracts/', import.meta.url))

/** Prints the table that the browser needs. Runs in a process of its own, so that each edit of a contract is read afresh. */
const PRINT = `
import { calls } from '@malla/contracts/calls.ts'
import { writes } from '@malla/contracts/call.ts'
const rows = Object.entries(calls).flatMap(([entity, named]) =>
  Object.entries(named).map(([name, c]) => [entity + '.' + name, [c.verb, c.path, writes(c) ? 1 : 0]]))
process.stdout.write(JSON.stringify(Object.fromEntries(rows)))`

async function callTable(nombres: readonly string[]): Promise<string> {
  const args = ['--input-type=module', '-e', PRINT]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: CONTRACTS,
    maxBuffer: 16_000_000,
  })
  if (nombres.length === 0) return stdout
  const todas: Record<string, unknown> = JSON.parse(stdout)
  return JSON.stringify(Object.fromEntries(nombres.map(n => [n, todas[n]])))
}

const isTable = (id: string): boolean => id === MODULE || id.startsWith(`${MODULE}/`)

/**
 * Gives the browser `virtual:calls`: { 'facultades.list': [verb, path, writes], … }, taken from the contracts when the app is
 * built, so that schemas and zod never reach the browser. `virtual:calls/auth.user,planes.show` has only those.
 */
export function callsPlugin(): Plugin {
  return {
    name: 'malla-calls',
    resolveId: id => (isTable(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0') || !isTable(id.slice(1))) return
      const nombres = id.slice(RESOLVED.length + 1)
      return `export const table = ${await callTable(nombres ? nombres.split(',') : [])}`
    },
    configureServer(server) {
      server.watcher.add(CONTRACTS)
      server.watcher.on('change', file => {
        if (!file.startsWith(CONTRACTS)) return
        const module = server.moduleGraph.getModuleById(RESOLVED)
        if (module) void server.reloadModule(module)
      })
    },
  }
}
