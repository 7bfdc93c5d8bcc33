import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import { createTestApp, type TestApp } from './app.ts'

/** Two nodes of one installation in one process, each on a port of its own: `a` is the test app, `b` has only its port. */
export interface DosNodos {
  a: TestApp
  puertoA: number
  puertoB: number
  close(): Promise<void>
}

const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Several nodes are those on a database of one's own: the address says so, the test's own database is used. */
export async function createDosNodos(): Promise<DosNodos> {
  const varios = { DATABASE_URL: 'postgresql://varios/nodos' }
  const a = await createTestApp(varios)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'malla-nodo-'))
  const config = readConfig({
    ...varios,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PORT: '0',
    REALTIME_PORT: '0',
    DEMO: '0',
  })
  const b = await buildApp({ config, databaseUrl: a.databaseUrl })
  return {
    a,
    puertoA: await listen(a.app),
    puertoB: await listen(b),
    close: async () => {
      await b.close()
      await a.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
