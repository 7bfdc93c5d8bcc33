import { randomUUID } from 'node:crypto'
import { referenciaNueva } from '@malla/domain/silabos/referencia.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'

/** Texts that have broken scripts before. */
const HOSTIL = "L'Hôpital'); drop schema silabos cascade; -- C:\\temp\\ $$ $1 :nombre %s «ñ» 😀"
const RICO = '<p>Ñandú \\n\'; -- &amp; <strong>"x"</strong> 𝒳</p>'

const semana = (contenidos: string) => ({
  id: randomUUID(),
  numero: 0,
  contenidos,
  actividades: '',
  recursos: '',
  evidencias: '',
  horas: null,
})

describe('the SQL script of syllabi', () => {
  let t: TestApp
  let p: PlanPlantado
  let curso: number
  let sql: string
  let loaded: pg.Client
  const name = `silabos_${Date.now().toString(36)}`
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const at = async (query: string): Promise<any[]> => (await loaded.query(query)).rows
  const inCluster = (database: string) => {
    const url = new URL(t.databaseUrl)
    url.pathname = `/${database}`
    return new pg.Client(url.href)
  }
  const admin = async (statement: string) => {
    const client = inCluster('postgres')
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }

  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    curso = await plantCurso(t, p, { nombre: HOSTIL, codigo: "C\\'1" })
    await plantCurso(t, p, { nombre: 'Sin sílabo' })
    await t.owner.query('update asignaturas set horasteoria = 2.5, horaspractica = 0 where id = $1', [curso])
    const carta = await ask('PUT', `/v1/asignaturas/${curso}/carta`, {
      carta: {
        sumilla: RICO,
        cartaContenidos: [{ id: 'a', nombre: HOSTIL, contenidos: RICO, semanas: 3 }],
        cartaCriterios: [{ id: 'a', criterio: HOSTIL, peso: 33.33 }],
        cartaBibliografia: [{ ...referenciaNueva('b'), titulo: HOSTIL, anio: '2019' }],
      },
    })
    expect(carta.status, JSON.stringify(carta.body)).toBe(200)
    const silabo = await ask('PUT', `/v1/asignaturas/keys/silabo/${curso}`, {
      silabo: {
        metodologia: RICO,
        competencias: [{ id: 'k', competencia_id: null, texto: RICO }],
        resultados: [{ id: 'r', competencia_id: null, texto: RICO }],
        unidadesaprendizaje: [
          { id: 'u1', nombre: HOSTIL, resultado: RICO, semanas: [semana(RICO), semana('<p>b</p>')] },
          { id: 'u2', nombre: 'Dos', resultado: '', semanas: [{ ...semana('<p>c</p>'), horas: 4 }] },
        ],
        evaluacion: {
          lineas: [{ id: 'e', nombre: HOSTIL, instrumento: '', peso: null, unidad_id: 'u2' }],
          texto: RICO,
        },
        bibliografia: [{ ...referenciaNueva('b', 'web'), texto: HOSTIL }],
        anexos: [{ id: 'x', nombre: HOSTIL, texto: RICO }],
      },
    })
    expect(silabo.status, JSON.stringify(silabo.body)).toBe(200)
    const { body } = await ask('POST', '/asignaturas/silabo/download/sql', { planestudio_id: p.plan })
    const file = await t.app.inject({ url: body.url })
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('.sql')
    sql = file.rawPayload.toString('utf8')
    await admin(`create database ${name} template template0 encoding 'UTF8'`)
    loaded = inCluster(name)
    await loaded.connect()
    await loaded.query(sql)
    await loaded.query('set search_path = silabos')
  })
  afterAll(async () => {
    await loaded?.end()
    await admin(`drop database if exists ${name} with (force)`)
    await t.close()
  })

  it('loads into an empty database with every row', async () => {
    const [counts] =
      await at(`select (select count(*)::int from asignaturas) cursos, (select count(*)::int from cartas_descriptivas) cartas,
      (select count(*)::int from silabos) silabos, (select count(*)::int from silabo_textos) textos, (select count(*)::int from silabo_logros) logros,
      (select count(*)::int from silabo_unidades) unidades, (select count(*)::int from silabo_semanas) semanas,
      (select count(*)::int from silabo_evaluaciones) evaluaciones, (select count(*)::int from silabo_anexos) anexos`)
    expect(counts).toEqual({
      cursos: 2,
      cartas: 1,
      silabos: 1,
      textos: 2,
      logros: 2,
      unidades: 2,
      semanas: 3,
      evaluaciones: 1,
      anexos: 1,
    })
  })

  it('every text is the one that was written, however hostile', async () => {
    const kept = (await ask('GET', `/v1/asignaturas/${curso}/silabo`)).body.data
    const { silabo } = kept.silabo
    expect(await at('select nombre, codigo from asignaturas where codigo is not null')).toEqual([
      { nombre: HOSTIL, codigo: "C\\'1" },
    ])
    expect((await at('select sumilla from cartas_descriptivas'))[0].sumilla).toBe(kept.carta.carta.sumilla)
    expect((await at('select * from carta_contenidos'))[0]).toMatchObject({ nombre: HOSTIL, semanas: 3 })
    expect((await at('select criterio, peso::float8 from carta_criterios'))[0]).toEqual({
      criterio: HOSTIL,
      peso: 33.33,
    })
    expect((await at("select texto from silabo_textos where clave = 'metodologia'"))[0].texto).toBe(
      silabo.metodologia,
    )
    expect(
      await at('select numero, unidad, contenidos, horas::float8 from silabo_semanas order by numero'),
    ).toEqual([
      { numero: 1, unidad: 1, contenidos: silabo.unidadesaprendizaje[0].semanas[0].contenidos, horas: 2.5 },
      { numero: 2, unidad: 1, contenidos: '<p>b</p>', horas: 2.5 },
      { numero: 3, unidad: 2, contenidos: '<p>c</p>', horas: 4 },
    ])
    expect((await at('select unidad, nombre, peso from silabo_evaluaciones'))[0]).toEqual({
      unidad: 2,
      nombre: HOSTIL,
      peso: null,
    })
    expect((await at('select referencia from silabo_bibliografia'))[0].referencia).toBe(HOSTIL)
    expect((await at('select nombre from silabo_anexos'))[0].nombre).toBe(HOSTIL)
  })

  it('survives a program that turns line ends around', () => {
    expect(sql).not.toContain('\r')
    const literals = sql.match(/E?'(?:[^'\\]|\\.|'')*'/g) ?? []
    expect(literals.some(l => l.includes('\n'))).toBe(false)
  })
})
