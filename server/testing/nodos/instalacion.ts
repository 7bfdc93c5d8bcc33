import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { type MailServer, startMailServer } from '../../platform/mail/testing/mailServer.ts'
import type { TestApp } from '../app.ts'
import { createTestDatabase } from '../database.ts'
import { type Gente, seedGente } from '../gente.ts'
import { type Program, runNode } from '../processes.ts'
import { type ProxySinMemoria, startProxy } from './proxy.ts'

/** A node: a server process on a port of its own. */
export interface Nodo {
  program: Program
  port: number
  api: string
}

/** Where rows are planted before the first node starts. */
export interface Plantable {
  owner: pg.Client
  gente: Gente
  plantable: TestApp
  databaseUrl: string
}

/** An installation of several server processes on one database behind a proxy that remembers nobody; people as in gente.ts. */
export interface Instalacion {
  owner: pg.Client
  gente: Gente
  /** For what plants rows underneath the calls. */
  plantable: TestApp
  mail: MailServer
  proxy: ProxySinMemoria
  nodos: Nodo[]
  /** Starts one more and has the proxy know it. */
  start(): Promise<Nodo>
  /** Asks as the holder of a token; through the proxy, or a node. */
  ask(
    token: string | null,
    verb: string,
    call: string,
    body?: object,
    at?: { url: string; headers?: Record<string, string> },
  ): Promise<{ status: number; body: any; nodo: number }>
  close(): Promise<void>
}

/** server/main.ts on this database and a free port, without the web app. */
export async function startNodo(env: Record<string, string>): Promise<Nodo> {
  const program = runNode('main.ts', ['--dev'], { PORT: '0', REALTIME_PORT: '0', DEMO: '0', ...env })
  const url = (await program.says(/lista en (\S+)/))[1]!
  return { program, port: Number(new URL(url).port), api: `${url}/api` }
}

/** `cuantos` nodes started at once on a migrated database; `plant` comes before them. */
export async function startInstalacion(
  cuantos: number,
  plant: (o: Plantable) => Promise<void> = async () => {},
): Promise<Instalacion> {
  const database = await createTestDatabase()
  const owner = new pg.Client(database.url)
  await owner.connect()
  const gente = await seedGente(owner)
  const plantable = { owner, gente } as unknown as TestApp
  await plant({ owner, gente, plantable, databaseUrl: database.url })
  const mail = await startMailServer()
  const folder = mkdtempSync(path.join(tmpdir(), 'malla-nodos-'))
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, SMTP_URL: mail.url }
  const nodos = await Promise.all(Array.from({ length: cuantos }, () => startNodo(env)))
  const proxy = await startProxy(nodos.map(n => n.port))

  return {
    owner,
    gente,
    plantable,
    mail,
    proxy,
    nodos,
    start: async () => {
      const nodo = await startNodo(env)
      nodos.push(nodo)
      proxy.nodes.push(nodo.port)
      return nodo
    },
    ask: async (token, verb, call, body, { url, headers } = { url: proxy.url }) => {
      const answer = await fetch(`${url}/api${call}`, {
        method: verb,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const isJson = String(answer.headers.get('content-type')).startsWith('application/json')
      return {
        status: answer.status,
        body: isJson ? await answer.json() : await answer.arrayBuffer(),
        nodo: Number(answer.headers.get('x-nodo')),
      }
    },
    close: async () => {
      await proxy.close()
      for (const { program } of nodos) program.child.kill('SIGKILL')
      await Promise.all(nodos.map(n => n.program.ended))
      await owner.end()
      await mail.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
