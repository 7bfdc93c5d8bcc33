import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { buildApp } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import { createTestDatabase } from './database.ts'
import { type Gente, seedGente } from './gente.ts'

/** One request as a person: JSON in, JSON out. */
export type Ask = (
  verb: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: Record<string, unknown>,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: any; raw: LightMyRequestResponse }>

export interface TestApp {
  app: FastifyInstance
  /** Owner's connection: sees everything, for looking underneath. */
  owner: pg.Client
  databaseUrl: string
  /** Where this server keeps its files. */
  dataDir: string
  gente: Gente
  /** Asks as one of the people (by bearer token), or as nobody. */
  as(token: string | null): Ask
  close(): Promise<void>
}

/** A server on a new database, in which nobody is yet. `env` are settings. */
export async function createEmptyApp(env: Record<string, string>) {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'malla-app-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.MALLA_TEST_LOG ?? 'silent',
    PORT: '0',
    REALTIME_PORT: '0',
    ...env,
  })
  const app = await buildApp({ config, databaseUrl: database.url })
  await app.ready()
  const owner = new pg.Client(database.url)
  await owner.connect()
  return {
    app,
    owner,
    config,
    database,
    dataDir,
    async close() {
      await app.close()
      await owner.end()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A server of a test file's own, with two institutions and one person a role in the first (see gente.ts). */
export async function createTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const { app, owner, database, dataDir, close } = await createEmptyApp({ DEMO: '0', ...env })
  const gente = await seedGente(owner)
  return {
    app,
    owner,
    databaseUrl: database.url,
    dataDir,
    gente,
    close,
    as:
      token =>
      async (method, url, payload, headers = {}) => {
        const raw = await app.inject({
          method,
          url: `/api${url}`,
          ...(payload && method !== 'GET' ? { payload } : {}),
          ...(payload && method === 'GET' ? { query: toQuery(payload) } : {}),
          headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        })
        const isJson = String(raw.headers['content-type'] ?? '').startsWith('application/json')
        return { status: raw.statusCode, body: isJson ? raw.json() : raw.body, raw }
      },
  }
}

const toQuery = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).map(([k, v]) => [k, typeof v === 'object' ? JSON.stringify(v) : String(v)]),
  )
