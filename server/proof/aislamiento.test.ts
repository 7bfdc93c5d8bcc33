import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { plantMundo } from '../testing/proof/mundo.ts'

/**
 * With every check of the code left out: what the database itself keeps apart. Tables and keys come from its catalogue, so that new ones are
 * under this proof by themselves (tables of no institution: migraciones.test.ts).
 */

/** Read across institutions by the server itself, each with a guard of its own; the same list as in migraciones.test.ts. */
const ACROSS = ['cadenas', 'sesiones']

interface Llave {
  nombre: string
  de: string
  a: string
  columnas: string[]
  referidas: string[]
}

let t: TestApp
let tablas: string[]
let llaves: Llave[]
beforeAll(async () => {
  t = await createTestApp()
  await plantMundo(t)
  const propias = await t.owner.query(`
    select c.relname as tabla from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'empresa_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`)
  tablas = propias.rows.map(r => r.tabla).filter(x => !ACROSS.includes(x))
  const names = (oid: string, keys: string) =>
    `array(select a.attname::text from unnest(${keys}) with ordinality k (n, i) join pg_attribute a on a.attrelid = ${oid} and a.attnum = k.n order by k.i)`
  const ajenas = await t.owner.query(
    `
    select conname as nombre, conrelid::regclass::text as de, confrelid::regclass::text as a,
      ${names('conrelid', 'conkey')} as columnas, ${names('confrelid', 'confkey')} as referidas
    from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1) and confrelid::regclass::text = any($1)`,
    [tablas],
  )
  llaves = ajenas.rows
})
afterAll(() => t.close())

/** Does something as the server's own role for an institution, and takes it back. */
async function asApp(empresa: number, text: string): Promise<{ cuantas: number } | { error: string }> {
  await t.owner.query('begin')
  try {
    await t.owner.query(`set local role malla_app; set local app.empresa_id = '${empresa}'`)
    const { rowCount } = await t.owner.query(text)
    return { cuantas: rowCount ?? 0 }
  } catch (e) {
    return { error: (e as Error).message }
  } finally {
    await t.owner.query('rollback')
  }
}

const REFUSED = { error: expect.stringMatching(/row-level security|permission denied/) }
const NONE = { cuantas: 0 }

describe('the database alone', () => {
  it('knows tables of institutions, and rows of both in most of them', async () => {
    expect(tablas.length).toBeGreaterThan(25)
    let filled = 0
    for (const tabla of tablas) {
      const { rows } = await t.owner.query(`select count(distinct empresa_id)::int as n from ${tabla}`)
      if (rows[0].n >= 2) filled++
    }
    expect(filled).toBeGreaterThan(18)
  })

  it('shows, changes and deletes no row of another institution', async () => {
    const { empresa, otraEmpresa } = t.gente
    for (const tabla of tablas) {
      const of = `where empresa_id = ${empresa}`
      expect([tabla, await asApp(otraEmpresa, `select 1 from ${tabla} ${of}`)]).toEqual([tabla, NONE])
      for (const text of [
        `update ${tabla} set empresa_id = empresa_id ${of}`,
        `delete from ${tabla} ${of}`,
      ]) {
        const done = await asApp(otraEmpresa, text)
        expect([text, 'error' in done ? REFUSED : NONE]).toEqual([text, done])
      }
    }
  })

  it('lets nobody give a row to another institution, new or their own', async () => {
    const { empresa, otraEmpresa } = t.gente
    for (const tabla of tablas) {
      const insert = `insert into ${tabla} (empresa_id) values (${empresa})`
      expect([tabla, await asApp(otraEmpresa, insert)]).toEqual([tabla, REFUSED])
      const { rows } = await t.owner.query(`select 1 from ${tabla} where empresa_id = $1 limit 1`, [
        otraEmpresa,
      ])
      if (rows.length === 0) continue
      const give = await asApp(otraEmpresa, `update ${tabla} set empresa_id = ${empresa}`)
      expect([tabla, give]).toEqual([tabla, REFUSED])
    }
  })

  it('every key between tables of institutions ties institution to institution', () => {
    expect(llaves.length).toBeGreaterThan(20)
    const loose = llaves.filter(k => {
      const i = k.columnas.indexOf('empresa_id')
      return i < 0 || k.referidas[i] !== 'empresa_id'
    })
    expect(loose.map(k => k.nombre)).toEqual([])
  })

  it('no row can point at one of another institution, even written by the owner', async () => {
    const { empresa, otraEmpresa } = t.gente
    const tried: string[] = []
    for (const { nombre, de, a, columnas, referidas } of llaves) {
      const own = columnas.filter(c => c !== 'empresa_id')
      const foreign = own.map(c => referidas[columnas.indexOf(c)])
      const { rows } = await t.owner.query(
        `select ${foreign.join(', ')} from ${a} x where empresa_id = $1 and not exists (
           select 1 from ${a} y where y.empresa_id = $2 and (${foreign.map(c => `y.${c} = x.${c}`).join(' and ')})) limit 1`,
        [empresa, otraEmpresa],
      )
      const mine = await t.owner.query(`select ctid from ${de} where empresa_id = $1 limit 1`, [otraEmpresa])
      if (rows.length === 0 || mine.rows.length === 0) continue
      tried.push(nombre)
      const set = own.map((c, i) => `${c} = ${rows[0][foreign[i]!]}`).join(', ')
      await t.owner.query('begin')
      const point = t.owner.query(`update ${de} set ${set} where ctid = '${mine.rows[0].ctid}'`)
      await expect(point, nombre).rejects.toMatchObject({ code: '23503' })
      await t.owner.query('rollback')
    }
    expect(tried.length).toBeGreaterThan(20)
  })
})
