import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb, schema } from '../../platform/db/db.ts'
import { getTableColumns, getTableName, is, Table } from '../../platform/db/drizzle.ts'
import { folderStorage, type Storage } from '../../platform/files/storage.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { CON_CLAVE, CON_CLAVE_COMUN, sweepOrphans } from './limpiar.ts'

const HOUR_MS = 60 * 60 * 1000

describe('bytes that no row names', () => {
  let t: TestApp
  let db: ReturnType<typeof openDb>
  let storage: Storage
  let folder: string
  beforeAll(async () => {
    t = await createTestApp()
    db = openDb(t.databaseUrl)
    folder = path.join(t.dataDir, 'barrido')
    storage = folderStorage(folder)
  })
  afterAll(async () => {
    await db.close()
    await t.close()
  })

  const age = (key: string, hours: number): void => {
    const at = new Date(Date.now() - hours * HOUR_MS)
    utimesSync(path.join(folder, key), at, at)
  }
  const put = async (hours: number): Promise<string> => {
    const key = await storage.put(Buffer.from('bytes'))
    age(key, hours)
    return key
  }
  const keep = (empresa: number, clave: string) =>
    t.owner.query(
      "insert into archivos (empresa_id, clave, nombre, tipo, bytes) values ($1, $2, 'a.pdf', 'application/pdf', 5)",
      [empresa, clave],
    )
  const isThere = async (key: string): Promise<boolean> => (await storage.get(key)) !== null

  it('of an empty folder nothing goes', async () => expect(await sweepOrphans({ db, storage })).toBe(0))

  it('all stay when the folder looks like that of another database', async () => {
    const stranger = await put(48)
    await expect(sweepOrphans({ db, storage })).rejects.toThrow('another database')
    expect(await isThere(stranger)).toBe(true)
    await storage.remove(stranger)
  })

  it('go after a day; named ones of every institution and of none stay, and what may be on its way', async () => {
    const [mine, theirs, picture, orphan, fresh] = await Promise.all([
      put(48),
      put(48),
      put(48),
      put(25),
      put(23),
    ])
    await keep(t.gente.empresa, mine)
    await keep(t.gente.otraEmpresa, theirs)
    await t.owner.query(
      "insert into imagenes (public_id, clave, formato, bytes, ancho, alto, uso) values ('una', $1, 'png', 5, 1, 1, 'logo')",
      [picture],
    )
    mkdirSync(path.join(folder, 'ab'), { recursive: true })
    writeFileSync(path.join(folder, 'ab/medio.part'), 'half')
    age('ab/medio.part', 48)

    expect(await sweepOrphans({ db, storage })).toBe(1)
    expect(await isThere(orphan)).toBe(false)
    for (const key of [mine, theirs, picture, fresh]) expect(await isThere(key)).toBe(true)
    await expect(async () => age('ab/medio.part', 1)).rejects.toThrow('ENOENT')
    expect(await sweepOrphans({ db, storage })).toBe(0)
  })

  it('what goes along with a mail stays until it went out', async () => {
    const [waits, failed, sent] = await Promise.all([put(48), put(48), put(48)])
    for (const [estado, clave] of [
      ['pendiente', waits],
      ['fallido', failed],
      ['enviado', sent],
    ] as const)
      await t.owner.query(
        `insert into correos (para, asunto, texto, html, message_id, estado, adjuntos) values ('a@x.pe', 'x', 'x', 'x', $1, $1, $2)`,
        [estado, JSON.stringify([{ nombre: 'a.pdf', tipo: 'application/pdf', clave }])],
      )
    expect(await sweepOrphans({ db, storage })).toBe(1)
    expect([await isThere(waits), await isThere(failed), await isThere(sent)]).toEqual([true, true, false])
  })

  it('every table that names bytes is asked', () => {
    // Whose attempt, which write, which part of a syllabus or carta: keys of another kind.
    const others = ['intentos', 'repeticiones', 'silabo_claves', 'carta_claves', 'silabo_observaciones']
    const withKey = Object.values(schema)
      .filter(table => is(table, Table))
      .filter(table => 'clave' in getTableColumns(table))
      .map(getTableName)
      .filter(name => !others.includes(name))
    expect([...CON_CLAVE, ...CON_CLAVE_COMUN].map(getTableName).sort()).toEqual(withKey.sort())
  })
})
