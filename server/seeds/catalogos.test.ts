import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDb } from '../platform/db/db.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { seedCatalogos, seedResultadosSiFaltan, type TipoDeEmpresa } from './catalogos.ts'

describe('catalogues of a new institution', () => {
  let t: TestApp
  let db: Db
  beforeAll(async () => {
    t = await createTestApp()
    db = openDb(t.databaseUrl, 2)
  })
  afterAll(async () => {
    await db.close()
    await t.close()
  })

  const seed = (empresaId: number, tipo: TipoDeEmpresa) =>
    db.write(empresaId, null, (tx, record) => seedCatalogos({ tx, empresaId, record }, tipo))
  const list = async (path: string) => (await t.as(t.gente.token.operador)('GET', path)).body.data
  const catalogo = async (tipo: string): Promise<string[]> =>
    (await t.as(t.gente.token.operador)('POST', '/parametros/list', { tipo })).body.data.map(
      (p: { nombre: string }) => p.nombre,
    )

  it('a university has its levels by code as text, 00004 being the one without profiles of its own', async () => {
    await seed(t.gente.empresa, 'Universidad')
    const levels = await list('/v1/niveles/programas')
    expect(levels.map((n: { codigo: string; nombre: string }) => [n.codigo, n.nombre]).slice(0, 4)).toEqual([
      ['00001', 'Pregrado'],
      ['00002', 'Maestría'],
      ['00003', 'Doctorado'],
      ['00004', 'Segunda Especialidad'],
    ])
    const modes = await list('/v1/modalidades/programas')
    expect(modes.map((m: { nombre: string }) => m.nombre)).toEqual([
      'A distancia',
      'Presencial',
      'Semipresencial',
    ])
    expect(await catalogo('tiposcursos')).toEqual(['Obligatorio', 'Electivo'])
    expect((await catalogo('tipologiasespecialescursos'))[0]).toBe('Investigación')
  })

  it('again writes nothing, also after a level was renamed', async () => {
    const [nivel] = await list('/v1/niveles/programas')
    const ask = t.as(t.gente.token.operador)
    await ask('PUT', `/v1/niveles/programas/${nivel.id}`, { nombre: 'Bachillerato' })
    const { lastChange } = await seed(t.gente.empresa, 'Universidad')
    expect(lastChange).toBeNull()
  })

  it('an institution without outcomes gets them, one that deleted some keeps it so', async () => {
    const { otraEmpresa } = t.gente
    const seedOtra = () =>
      db.write(otraEmpresa, null, (tx, record) =>
        seedResultadosSiFaltan({ tx, empresaId: otraEmpresa, record }),
      )
    const cuantos = async () =>
      (await t.owner.query('select count(*)::int as n from resultados where empresa_id = $1', [otraEmpresa]))
        .rows[0].n
    await seedOtra()
    expect(await cuantos()).toBe(37)
    await t.owner.query("delete from resultados where empresa_id = $1 and lista = 'tuning'", [otraEmpresa])
    await seedOtra()
    expect(await cuantos()).toBe(10)
  })

  it.each(['Instituto', 'Colegio'] as const)(
    '%s has others, none of them 00004, each recorded',
    async tipo => {
      const empresa = Number(
        (
          await t.owner.query("insert into empresas (razonsocial, tipo) values ('X', $1) returning id", [
            tipo,
          ])
        ).rows[0].id,
      )
      await seed(empresa, tipo)
      const { rows } = await t.owner.query(
        'select codigo from niveles where empresa_id = $1 order by codigo',
        [empresa],
      )
      expect(rows.length).toBe(3)
      expect(rows.map(r => r.codigo)).not.toContain('00004')
      const records = await t.owner.query(
        `select count(*)::int as n, (select count(*)::int from niveles where empresa_id = $1)
         + (select count(*)::int from modalidades where empresa_id = $1)
         + (select count(*)::int from parametros where empresa_id = $1)
         + (select count(*)::int from resultados where empresa_id = $1) as written
       from cambios where empresa_id = $1`,
        [empresa],
      )
      expect(records.rows[0].n).toBe(records.rows[0].written)
    },
  )
})
