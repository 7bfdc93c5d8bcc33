import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { compilarUnaVez } from '../scripts/compilado.ts'
import { escribirEnMemoria } from '../scripts/enMemoria.ts'
import { SEMILLA, type Servidor, sembrar, startServidor } from './servidor.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a worker asks for its server: aqui.ts. */
    portero: string
  }
}

/**
 * A server for each worker, started when the worker first asks for it: what one test file changes, none that runs beside it sees. One before them makes the
 * demonstration, and builds the web, for all, unless that has been done (scripts/test.ts).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  compilarUnaVez()
  const dejarMemoria = escribirEnMemoria()
  const olvidarSemilla = process.env[SEMILLA] ? () => undefined : await sembrar()
  const suyos = new Map<string, Promise<Servidor>>()
  const deQuien = (worker: string): Promise<Servidor> => {
    const suyo = suyos.get(worker) ?? startServidor()
    suyos.set(worker, suyo)
    return suyo
  }
  const portero = createServer((request, response) => {
    deQuien(request.url ?? '').then(
      ({ baseUrl, rootPassword, dataDir }) =>
        response.end(JSON.stringify({ baseUrl, rootPassword, dataDir })),
      error => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(portero, 'listening')
  project.provide('portero', `http://127.0.0.1:${(portero.address() as AddressInfo).port}`)
  return async () => {
    portero.close()
    const todos = await Promise.all(suyos.values())
    await Promise.all(todos.map(s => s.stop()))
    olvidarSemilla()
    dejarMemoria()
  }
}
