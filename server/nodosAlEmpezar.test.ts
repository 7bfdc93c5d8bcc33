import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { startNodo } from './testing/nodos/instalacion.ts'

describe('an empty database', () => {
  it('is prepared once by two nodes that start at the same moment', async () => {
    const server = new URL(inject('templateUrl'))
    server.pathname = '/postgres'
    const admin = new pg.Client(server.href)
    await admin.connect()
    const name = `vacia_${randomBytes(6).toString('hex')}`
    await admin.query(`create database ${name}`)
    const url = new URL(server)
    url.pathname = `/${name}`
    const env = {
      DATABASE_URL: url.href,
      DATA_DIR: `/tmp/malla-${name}`,
      ROOT_EMAIL: 'root@ejemplo.edu',
      ROOT_PASSWORD: 'una clave larga',
    }
    const nodos = await Promise.all([startNodo(env), startNodo(env)])
    try {
      const looked = new pg.Client(url.href)
      await looked.connect()
      const count = async (table: string) =>
        (await looked.query(`select count(*)::int as n from ${table}`)).rows[0].n
      const migrations = readdirSync(fileURLToPath(new URL('migrations', import.meta.url))).filter(f =>
        f.endsWith('.sql'),
      )
      expect(await count('drizzle.__drizzle_migrations')).toBe(migrations.length)
      expect([
        await count('usuarios'),
        await count('tipospersonas'),
        await count("ajustes where nombre = 'secreto'"),
      ]).toEqual([1, 4, 1])
      await looked.end()
      for (const nodo of nodos) {
        const body = JSON.stringify({ usuario: 'root@ejemplo.edu', password: 'una clave larga' })
        const answer = await fetch(`${nodo.api}/auth/signin`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        })
        expect(answer.status).toBe(200)
      }
    } finally {
      for (const { program } of nodos) program.child.kill('SIGKILL')
      await Promise.all(nodos.map(n => n.program.ended))
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      rmSync(env.DATA_DIR, { recursive: true, force: true })
    }
  }, 120_000)
})
