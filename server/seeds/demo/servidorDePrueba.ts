import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../platform/config.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type Presentado, seed } from '../seed.ts'
import { type Llamar, llamarComo } from './llamar.ts'

/** A server that does not listen. `start` does what a start of Malla does before it listens, and answers whom it presents. */
export interface Servidor {
  app: FastifyInstance
  owner: pg.Client
  database: TestDatabase
  /** Where it keeps its files and mails. */
  dataDir: string
  avisos: string[]
  /** Another app breaks what is made through the calls. */
  start(app?: FastifyInstance): Promise<Presentado[]>
  signin(quien: Presentado): Promise<Llamar>
  close(): Promise<void>
}

/** A server on a new database. `env` are settings. */
export async function servidor(env: Record<string, string> = {}): Promise<Servidor> {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'malla-demo-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', REALTIME_PORT: '0', ...env })
  const app = await buildApp({ config, databaseUrl: database.url })
  await app.ready()
  const owner = new pg.Client(database.url)
  await owner.connect()
  const avisos: string[] = []
  return {
    app,
    owner,
    database,
    dataDir,
    avisos,
    start: (through = app) =>
      seed({ config, databaseUrl: database.url, app: through, warn: line => avisos.push(line) }),
    async signin({ usuario, clave }) {
      const payload = { usuario, password: clave }
      const r = await app.inject({ method: 'POST', url: '/api/auth/signin', payload })
      return llamarComo(app, r.json()._token)
    },
    async close() {
      await app.close()
      await owner.end()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
