import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { createEmptyApp } from '../../testing/app.ts'
import type { TestDatabase } from '../../testing/database.ts'
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
  const { config, ...vacio } = await createEmptyApp(env)
  const { app, database } = vacio
  const avisos: string[] = []
  return {
    ...vacio,
    avisos,
    start: (through = app) =>
      seed({ config, databaseUrl: database.url, app: through, warn: line => avisos.push(line) }),
    async signin({ usuario, clave }) {
      const payload = { usuario, password: clave }
      const r = await app.inject({ method: 'POST', url: '/api/auth/signin', payload })
      return llamarComo(app, r.json()._token)
    },
  }
}
