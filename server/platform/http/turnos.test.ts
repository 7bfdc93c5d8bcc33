import { call } from '@malla/contracts/call.ts'
import { deleted } from '@malla/contracts/campos.ts'
import { quienPide } from '@malla/documents/engine/turnos.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { readConfig } from '../config.ts'
import type { Platform } from '../context.ts'
import { type Db, openDb } from '../db/db.ts'
import { documentosRoute, type Reports, report } from '../reports.ts'
import { createSessions } from '../session/active.ts'
import { createFastify } from './fastify.ts'
import { createRouter, globalRoute } from './router.ts'

const input = z.object({})
const propia = call({
  verb: 'GET',
  path: '/v1/prueba/propia',
  access: 'session',
  summary: 'De prueba',
  input,
  output: deleted,
})
const informe = {
  ...propia,
  path: '/v1/prueba/informe',
  access: 'informes.ver' as const,
  file: true as const,
}
const publica = { ...propia, path: '/v1/prueba/publica', access: 'public' as const }

let t: TestApp
let app: FastifyInstance
let db: Db
beforeAll(async () => {
  t = await createTestApp()
  const config = readConfig({
    DATA_DIR: t.dataDir,
    LOG_LEVEL: 'silent',
    PORT: '0',
    REALTIME_PORT: '0',
    DEMO: '0',
  })
  db = openDb(t.databaseUrl)
  app = await createFastify(config)
  const router = createRouter({ config, db, sessions: createSessions(db), secret: 'un secreto' } as Platform)
  // As the making of a document, that comes after the transaction.
  const decir = async () => ({
    render: async () => ({
      bytes: new TextEncoder().encode(String(quienPide())),
      name: 'x.txt',
      type: 'text/plain',
    }),
  })
  for (const c of [propia, publica]) globalRoute(router, { ...c, file: true }, decir)
  const reports: Reports = new Map()
  report(router, reports, informe, decir)
  documentosRoute(router, reports)
  router.mount(app)
})
afterAll(async () => {
  await app.close()
  await db.close()
  await t.close()
})

it('what a call makes waits in the turn of its person; who has no session in that of their network', async () => {
  const { token, usuario } = t.gente
  const de = async (quien: 'operador' | 'docente') => {
    const r = await app.inject({
      url: `/api${propia.path}`,
      headers: { authorization: `Bearer ${token[quien]}` },
    })
    return r.body
  }
  expect(await Promise.all([de('operador'), de('docente'), de('operador')])).toEqual(
    [usuario.operador, usuario.docente, usuario.operador].map(String),
  )
  const r = await app.inject({ url: `/api${publica.path}`, remoteAddress: '2001:db8:1:2:3::4' })
  expect(r.body).toBe('2001:db8:1:2::/64')
})

it('the address of a report, opened from wherever and without a session, in that of whose it is', async () => {
  const headers = { authorization: `Bearer ${t.gente.token.operador}`, accept: 'application/json' }
  const asked = await app.inject({ url: `/api${informe.path}`, headers })
  const r = await app.inject({ url: asked.json().url, remoteAddress: '2001:db8:9::1' })
  expect(r.body).toBe(String(t.gente.usuario.operador))
})
