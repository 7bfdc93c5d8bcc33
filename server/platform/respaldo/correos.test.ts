import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { escribirRespaldo } from './escribir.ts'
import type { Outbox } from './outbox.ts'
import { restaurar } from './restaurar.ts'
import { place } from './testing/place.ts'

let folder: string
let from: TestDatabase
let to: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'malla-respaldo-correos-'))
  ;[from, to] = [await createTestDatabase(), await createTestDatabase()]
})
afterAll(async () => {
  await from.drop()
  await to.drop()
  rmSync(folder, { recursive: true, force: true })
})

const on = async (url: string, statement: string, values: unknown[] = []) => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** Keeps a mail as the work of the queue does: first its file, then its row says so. */
const guardar = async (outbox: Outbox, id: number): Promise<void> => {
  await outbox.restore(`${id}.eml`, Buffer.from('Subject: guardado\r\n'))
  await on(
    from.url,
    `insert into correos (id, para, asunto, texto, html, message_id, estado, adjuntos) overriding system value
     values ($1, 'a@x.pe', 'a', 'x', 'x', $2, 'guardado', '[]')`,
    [id, `<${id}@x>`],
  )
}

it('each mail that a row says was kept is there, also of those that come while the mails are read', async () => {
  const { storage, outbox } = await place(path.join(folder, 'origen'))
  await guardar(outbox, 1)
  const busy: Outbox = {
    ...outbox,
    async *todos() {
      const listed = await Array.fromAsync(outbox.todos())
      await guardar(outbox, 2)
      yield* listed
    },
  }
  const file = path.join(folder, 'ocupado.tar.gz')
  const claves = 'select clave from archivos'
  const m = await escribirRespaldo(file, { databaseUrl: from.url, claves, storage, outbox: busy })

  await restaurar(file, m, { databaseUrl: to.url, ...(await place(path.join(folder, 'destino'))) })
  const kept = await on(to.url, "select id::int from correos where estado = 'guardado' order by id")
  expect(readdirSync(path.join(folder, 'destino/outbox'))).toEqual(kept.map(r => `${r.id}.eml`))
  expect(kept).toEqual([{ id: 1 }])
  expect(await on(from.url, 'select from correos')).toHaveLength(2)
})
