import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { type Call, call } from '@malla/contracts/call.ts'
import { deleted, obligatorio } from '@malla/contracts/campos.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../platform/config.ts'
import type { Platform } from '../platform/context.ts'
import { type Db, openDb } from '../platform/db/db.ts'
import { periodos } from '../platform/db/schema/silabos.ts'
import { invalidField } from '../platform/errors.ts'
import { createFastify } from '../platform/http/fastify.ts'
import { createRouter, globalRoute } from '../platform/http/router.ts'
import { createSessions } from '../platform/session/active.ts'
import { type Casa, createCasa } from '../testing/malas/casa.ts'
import { correr, medida, nuevoInforme } from '../testing/malas/correr.ts'
import { createVigia } from '../testing/malas/vigia.ts'

/** That bad input is found out: calls with a defect put into them on purpose, each of a kind, and one without. */

const mala = <I extends z.ZodObject>(name: string, input: I, verb: 'POST' | 'GET' = 'POST') =>
  call({ verb, path: `/v1/prueba/${name}`, access: 'session', summary: 'De prueba', input, output: deleted })
const nombre = obligatorio(20)
const listo = { message: 'Está hecho.' }

const sana = mala('sana', z.object({ nombre }))
const cae = mala('cae', z.object({ nombre: z.string() }))
const escribe = mala('escribe', z.object({ nombre }))
const enIngles = mala('ingles', z.object({ nombre: z.string().max(20, { error: 'Invalid input' }) }))
const otraForma = mala('forma', z.object({ nombre }))
const general = mala('general', z.object({ nombre: z.string() }))
const lee = mala('lee', z.object({ nombre }), 'GET')

let casa: Casa
let app: FastifyInstance
let db: Db
beforeAll(async () => {
  const own = await createCasa()
  const config = readConfig({
    DATA_DIR: own.t.dataDir,
    LOG_LEVEL: 'silent',
    PORT: '0',
    REALTIME_PORT: '0',
    DEMO: '0',
  })
  db = openDb(own.t.databaseUrl)
  app = await createFastify(config)
  const router = createRouter({ config, db, sessions: createSessions(db) } as Platform)
  let n = 0
  /** A row that stays, whatever the call answers. */
  const leave = () =>
    db.write(own.t.gente.empresa, null, async tx => {
      const dias = { fechainicio: '2026-03-16', fechafin: '2099-07-17' }
      await tx.insert(periodos).values({ empresa_id: own.t.gente.empresa, nombre: `Suelto ${++n}`, ...dias })
    })
  const refuse = () => {
    throw invalidField('nombre', 'El nombre no se puede usar.')
  }
  globalRoute(router, sana, async () => listo)
  globalRoute(router, cae, async (_ctx, input) => {
    if (input.nombre.includes('\0')) throw new Error('planted')
    return listo
  })
  globalRoute(router, escribe, async (_ctx, input) => {
    await leave()
    return input.nombre.includes('<') ? refuse() : listo
  })
  globalRoute(router, enIngles, async () => listo)
  globalRoute(router, otraForma, async () => ({ message: 7 }) as never)
  globalRoute(router, general, async (_ctx, input) => {
    if (input.nombre.length > 1000) throw Object.assign(new Error('planted'), { statusCode: 400 })
    return listo
  })
  globalRoute(router, lee, async () => {
    await leave()
    return listo
  })
  router.mount(app)
  casa = { ...own, t: { ...own.t, app } }
}, 180_000)
afterAll(async () => {
  await app.close()
  await db.close()
  await casa.close()
})

const vigia = createVigia()
const found = (name: string, c: Call): Promise<string[]> =>
  correr(
    casa,
    `prueba.${name}`,
    c,
    { ...medida(), casos: 120, todosLosPapeles: false },
    nuevoInforme(),
    vigia,
  )

it('nothing is found in a call without a defect', async () => expect(await found('sana', sana)).toEqual([]))

it.each([
  ['a 500 for a NUL', 'cae', cae, /texto: nombre = "\\u0000[\s\S]*answered 500/],
  [
    'a row written before what follows is refused',
    'escribe',
    escribe,
    /refused \(422\), and rows changed: INSERT periodos/,
  ],
  ['a reason in English', 'ingles', enIngles, /422 with an odd message: Invalid input/],
  [
    'an answer that is not what the contract says',
    'forma',
    otraForma,
    /200 that is not what the contract says/,
  ],
  ['a refusal that names no field', 'general', general, /422 that names no field/],
  ['a reading call that writes', 'lee', lee, /a reading call changed rows: INSERT periodos/],
])('%s is found', async (_what, name, c, expected) =>
  expect((await found(name, c)).join('\n')).toMatch(expected),
)

it('a case that never ends is named, and ends the process', () => {
  const file = path.join(import.meta.dirname, '../testing/malas/vigia.ts')
  const code = `const { createVigia } = await import(${JSON.stringify(file)}); createVigia(300).empieza('x.y as root: deep'); const t = Date.now(); while (Date.now() - t < 30000);`
  const ended = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect([ended.signal, ended.stderr]).toEqual(['SIGKILL', expect.stringContaining('x.y as root: deep')])
})
