import { beforeEach, describe, expect, it } from 'vitest'
import type { Platform } from '../../platform/context.ts'
import { ctxDelSistema } from '../../platform/ctxDelSistema.ts'
import { type Db, openDb } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { plantCurso, plantPlan, plantPrograma } from '../../testing/academico.ts'
import { consultasDurante } from '../../testing/consultas.ts'
import { congelarPasados } from './congelarPasados.ts'
import { congelarTerminados } from './congelarTerminados.ts'
import { casaDeSilabos } from './testing/casaDeSilabos.ts'
import { SILABO_ENTERO, SUMILLA } from './testing/silaboEntero.ts'

describe('syllabi of a period that ends', () => {
  const casa = casaDeSilabos()
  const { ask } = casa
  let periodo_id: number
  beforeEach(async () => {
    periodo_id = await casa.periodo({ fechafin: '2999-07-17', fechaentrega: '2999-04-01' })
  })
  const de = () => ({ periodo_id })
  const show = async () => (await ask('GET', `/v1/asignaturas/${casa.curso}/silabo`, de())).body.data
  const completar = async () => {
    await ask('PUT', `/v1/asignaturas/${casa.curso}/carta`, { carta: SUMILLA })
    await ask('PUT', `/v1/asignaturas/actualizar/silabo/${casa.curso}`, { ...de(), silabo: SILABO_ENTERO })
  }
  const pasaElTiempo = () =>
    casa.t.owner.query("update periodos set fechafin = '2026-04-02', fechaentrega = null where id = $1", [
      periodo_id,
    ])

  it('when the period ends, also what nobody approved stays as it was', async () => {
    await completar()
    const db = openDb(casa.t.databaseUrl)
    await pasaElTiempo()
    expect(await congelarTerminados({ db } as unknown as Platform)).toBeGreaterThan(0)
    await ask('PUT', `/v1/asignaturas/${casa.curso}/carta`, { carta: { sumilla: '<p>Otra.</p>' } })
    expect(await show()).toMatchObject({
      congelado: true,
      carta: { carta: SUMILLA },
      silabo: { isCompletado: 3, estado: 'borrador' },
    })
    await ask('PUT', `/v1/periodos/${periodo_id}`, { fechafin: '2999-04-02' })
    expect(await congelarTerminados({ db } as unknown as Platform)).toBe(0)
    expect(await show()).toMatchObject({ congelado: false, carta: { carta: { sumilla: '<p>Otra.</p>' } } })
    await db.close()
  })

  it('a period that ends leaves nothing behind, batch by batch, whatever cannot be frozen; it stops when it is told to', async () => {
    const cursos = [casa.curso]
    while (cursos.length < 5) cursos.push(await plantCurso(casa.t, casa.p))
    for (const id of cursos)
      await ask('PUT', `/v1/asignaturas/keys/silabo/${id}`, { ...de(), silabo: { tutoria: '<p>x</p>' } })
    await pasaElTiempo()
    const db = openDb(casa.t.databaseUrl)
    const esperan = async () => {
      const { rows } = await casa.t.owner.query(
        'select count(*)::int as n from silabos where periodo_id = $1 and congelado is null',
        [periodo_id],
      )
      return rows[0]!.n
    }
    const platform = { db } as unknown as Platform
    await congelarTerminados(platform, { parar: AbortSignal.abort() })
    expect(await esperan()).toBe(5)
    // The first two of this period fail: a batch whole.
    const malas = await casa.t.owner.query(
      'select asignatura_id as id from silabos where periodo_id = $1 order by id limit 2',
      [periodo_id],
    )
    const [una, otra] = malas.rows.map(r => r.id)
    await casa.t.owner.query(
      `alter table silabos add constraint malas check (congelado is null or asignatura_id not in (${una}, ${otra}))`,
    )
    await expect(congelarTerminados(platform, { porTanda: 2 })).rejects.toThrow(
      '2 syllabi could not be frozen',
    )
    expect(await esperan()).toBe(2)
    await casa.t.owner.query('alter table silabos drop constraint malas')
    expect(await congelarTerminados(platform, { porTanda: 1 })).toBe(2)
    expect(await esperan()).toBe(0)
    await db.close()
  })

  it.each([
    [
      'the period is made shorter',
      () => ask('PUT', `/v1/periodos/${periodo_id}`, { fechafin: '2026-04-02' }),
    ],
    ['somebody changes the carta first', pasaElTiempo],
  ])('what ended is frozen before anything that it shows changes: %s', async (_case, terminar) => {
    await completar()
    await ask('PUT', `/v1/periodos/${periodo_id}`, { fechaentrega: null })
    await terminar()
    expect(
      (await ask('PUT', `/v1/asignaturas/${casa.curso}/carta`, { carta: { sumilla: '<p>Otra.</p>' } }))
        .status,
    ).toBe(200)
    expect(await show()).toMatchObject({
      congelado: true,
      carta: { carta: SUMILLA },
      silabo: { isCompletado: 3 },
    })
  })

  it.each<[string, () => Promise<{ status: number }>, boolean]>([
    [
      'a structure changes: the first that froze it saw the past',
      async () => {
        const { body } = await ask('GET', '/v1/silabos/estructura', { planestudio_id: casa.p.plan })
        const estructura = { ...body.data.estructura, semanas: body.data.estructura.semanas + 3 }
        return ask('PUT', '/v1/silabos/estructura', { estructura, planestudio_id: casa.p.plan })
      },
      true,
    ],
    [
      'the period is made longer: it is alive',
      () => ask('PUT', `/v1/periodos/${periodo_id}`, { fechafin: '2999-04-02' }),
      false,
    ],
  ])('what the server found to freeze is not frozen when meanwhile %s', async (_case, cambiar, congelado) => {
    await completar()
    const { estructura } = await show()
    await pasaElTiempo()
    const db = openDb(casa.t.databaseUrl)
    const lento: Db = {
      ...db,
      async read(empresaId, fn) {
        const leido = await db.read(empresaId, fn)
        const isSuyo = Array.isArray(leido) && leido.some(s => s.asignatura_id === casa.curso)
        if (isSuyo) expect((await cambiar()).status).toBe(200)
        return leido
      },
    }
    await congelarTerminados({ db: lento } as unknown as Platform)
    await db.close()
    expect(await show()).toMatchObject({ congelado, estructura })
    const { rows } = await casa.t.owner.query(
      'select congelado is not null as congelado from silabos where periodo_id = $1',
      [periodo_id],
    )
    expect(rows).toEqual([{ congelado }])
  })

  it('before something changes all that ended is frozen, however much waits', async () => {
    const cursos = [casa.curso]
    while (cursos.length < 3) cursos.push(await plantCurso(casa.t, casa.p))
    for (const id of cursos) await casa.escribir(id, periodo_id)
    await pasaElTiempo()
    const db = openDb(casa.t.databaseUrl)
    const { empresa } = casa.t.gente
    await db.write(empresa, null, async tx => {
      const ctx = await ctxDelSistema({ db } as unknown as Platform, tx, empresa)
      await congelarPasados(ctx, sql`s.planestudio_id = ${casa.p.plan}`, 1)
    })
    await db.close()
    const { rows } = await casa.t.owner.query(
      'select count(congelado)::int as n from silabos where periodo_id = $1',
      [periodo_id],
    )
    expect(rows).toEqual([{ n: 3 }])
  })

  it('… in as many queries for thirty syllabi of a plan as for two', async () => {
    const consultas = async (n: number): Promise<number> => {
      const p = await plantPlan(casa.t)
      const periodo = await casa.periodo({ fechafin: '2999-07-17' })
      await casa.t.owner.query(
        `with a as (insert into asignaturas (empresa_id, planestudio_id, ciclo_id, nombre)
           select $1, $2, $3, 'Curso ' || i from generate_series(1, $4) i returning id)
         insert into silabos (empresa_id, planestudio_id, asignatura_id, periodo_id) select $1, $2, id, $5 from a`,
        [casa.t.gente.empresa, p.plan, p.ciclos[0], n, periodo],
      )
      await casa.t.owner.query(
        "update periodos set fechafin = '2026-04-02', fechaentrega = null where id = $1",
        [periodo],
      )
      const { body } = await ask('GET', '/v1/silabos/estructura', { planestudio_id: p.plan })
      const hechas = await consultasDurante(/silabo|carta_claves/, async () => {
        const estructura = { ...body.data.estructura, semanas: body.data.estructura.semanas + 1 }
        const put = await ask('PUT', '/v1/silabos/estructura', { estructura, planestudio_id: p.plan })
        expect(put.status, JSON.stringify(put.body)).toBe(200)
      })
      const suyos = await casa.t.owner.query(
        `select count(*)::int as n, count(distinct congelado #>> '{pantalla,entorno,curso,id}')::int as cursos,
             count(*) filter (where (congelado #>> '{curso,id}')::bigint = asignatura_id
               and (congelado #>> '{pantalla,entorno,curso,id}')::bigint = asignatura_id)::int as suyos
           from silabos where periodo_id = $1 and congelado is not null`,
        [periodo],
      )
      expect(suyos.rows).toEqual([{ n, cursos: n, suyos: n }])
      return hechas
    }
    // The first one makes what a connection remembers.
    await consultas(1)
    const pocas = await consultas(2)
    expect(await consultas(30)).toBeLessThan(pocas + 10)
  })

  it.each([
    ['the server comes to it', (db: Db) => congelarTerminados({ db } as unknown as Platform)],
    ['a structure changes', async () => 0],
  ])('… also in a plan that was in the Papelera when it ended, when %s', async (_case, pasa) => {
    await completar()
    const { body } = await ask('GET', '/v1/silabos/estructura', { planestudio_id: casa.p.plan })
    const { semanas } = body.data.estructura
    expect((await ask('DELETE', `/v1/plan/estudios/${casa.p.plan}`)).status).toBe(200)
    await pasaElTiempo()
    const db = openDb(casa.t.databaseUrl)
    await pasa(db)
    await db.close()
    const estructura = { ...body.data.estructura, semanas: semanas + 3 }
    const put = await ask('PUT', '/v1/silabos/estructura', { estructura, programa_id: casa.p.programa })
    expect(put.status, JSON.stringify(put.body)).toBe(200)
    await ask('POST', `/v1/plan/estudios/${casa.p.plan}/recuperar`, {})
    expect(await show()).toMatchObject({
      congelado: true,
      estructura: { semanas },
      silabo: { isCompletado: 3 },
    })
  })

  it.each<[string, () => Promise<{ status: number }>]>([
    [
      'the institution changes its scale of marks',
      () => ask('PUT', '/v1/ajustes/institucion', { escala: { minimo: 0, maximo: 100, aprobatoria: 60 } }),
    ],
    [
      'the plan goes to a programme with a structure of its own',
      async () => {
        const { programa } = await plantPrograma(casa.t)
        const { body } = await ask('GET', '/v1/silabos/estructura', { programa_id: programa })
        const estructura = { ...body.data.estructura, semanas: body.data.estructura.semanas + 3 }
        await ask('PUT', '/v1/silabos/estructura', { estructura, programa_id: programa })
        return ask('PUT', `/v1/plan/estudios/${casa.p.plan}`, { carrera_id: programa })
      },
    ],
  ])('… and before %s', async (_case, cambiar) => {
    await completar()
    await pasaElTiempo()
    const { estructura } = await show()
    expect((await cambiar()).status).toBe(200)
    expect(await show()).toMatchObject({ congelado: true, estructura, silabo: { isCompletado: 3 } })
  })

  it('… and before a structure changes, or goes', async () => {
    await completar()
    await pasaElTiempo()
    const { body } = await ask('GET', '/v1/silabos/estructura', {})
    const semanas = body.data.estructura.semanas
    const estructura = { ...body.data.estructura, semanas: semanas + 3 }
    expect((await ask('PUT', '/v1/silabos/estructura', { estructura })).status).toBe(200)
    expect(await show()).toMatchObject({
      congelado: true,
      estructura: { semanas },
      silabo: { isCompletado: 3 },
    })
  })
})
