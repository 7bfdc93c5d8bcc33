import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { plantCompetencias } from '../../../testing/competencias.ts'

/** Names that have broken scripts before. */
const NOMBRES = [
  "L'Hôpital y D''Alembert",
  "'); drop table asignaturas; --",
  'C:\\temp\\',
  "\\'; drop schema plan_de_estudios cascade; --",
  '$$ $1 :nombre %s',
  'Ñandú «ética» – 𝒳 😀 ‰',
  'E\'\\x41\' "comillas"',
]

describe('the SQL script of a plan', () => {
  let t: TestApp
  let p: PlanPlantado
  let loaded: pg.Client
  let sql: string
  const name = `script_${Date.now().toString(36)}`
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const admin = async (statement: string) => {
    const url = new URL(t.databaseUrl)
    url.pathname = '/postgres'
    const client = new pg.Client(url.href)
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const at = async (query: string): Promise<any[]> => (await loaded.query(query)).rows

  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    await t.owner.query(
      `update planes set full_name = $2, semanas = 16, creditos_totales = 200.5, fecha_resolucion = '2026-03-01' where id = $1`,
      [p.plan, "Plan 'x'\\ 2026"],
    )
    const saved = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
      asignaturas: NOMBRES.map((nombre, i) => ({
        nombre,
        codigo: i === 0 ? '0021' : `C\\${i}'`,
        ...(i === 6 ? { seccion_id: p.seccion } : { ciclo_id: p.ciclos[i % 3] }),
        credits: 1.5,
        horasteoria: 2.5,
        ...(i === 1 ? { requisitos_texto: '0021; 40 cr' } : {}),
      })),
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const first = saved.body.data[0]
    await ask('POST', '/v1/asignaturas', {
      asignatura_id: first.id,
      planestudio_id: p.plan,
      nombre: 'Versión 2',
      ciclo_id: p.ciclos[0],
    })
    await t.owner.query(
      "insert into plan_secciones (empresa_id, planestudio_id, key, items) values ($1, $2, 'misiones', $3)",
      [
        t.gente.empresa,
        p.plan,
        JSON.stringify([
          { status: 2, descripcion: "<p>a\r\nb\\n'</p>" },
          { descripcion: '<p>\u2028 :x</p>' },
        ]),
      ],
    )
    await t.owner.query(
      "insert into perfil_egreso (empresa_id, planestudio_id, descripcion) values ($1, $2, E'uno\\ndos')",
      [t.gente.empresa, p.plan],
    )
    await plantCompetencias(t, p, first.id)
    const otro = await plantPlan(t)
    const equivale = await ask('POST', `/v1/plan/estudios/${p.plan}/equivalencias`, {
      plan_origen_id: otro.plan,
      tipo: 'parcial',
      nota: "Con examen 'oral'",
      origen: [await plantCurso(t, otro, { nombre: "Cálculo d'antes" })],
      destino: [first.id],
    })
    expect(equivale.status, JSON.stringify(equivale.body)).toBe(200)
    const r = await ask('GET', `/v1/plan/estudios/scripts/${p.plan}`)
    expect(r.status, String(r.body)).toBe(200)
    sql = r.raw.rawPayload.toString('utf8')
    await admin(`create database ${name} template template0 encoding 'UTF8'`)
    const url = new URL(t.databaseUrl)
    url.pathname = `/${name}`
    loaded = new pg.Client(url.href)
    await loaded.connect()
    await loaded.query(sql)
    await loaded.query('set search_path = plan_de_estudios')
  })
  afterAll(async () => {
    await loaded?.end()
    await admin(`drop database if exists ${name} with (force)`)
    await t.close()
  })

  it('is a .sql file under a name that a person would give it, also with ?token=', async () => {
    const r = await t.app.inject({
      url: `/api/v1/plan/estudios/scripts/${p.plan}?token=${t.gente.token.demo}`,
    })
    expect(r.headers['content-type']).toContain('application/sql')
    expect(decodeURIComponent(String(r.headers['content-disposition']))).toContain('.sql')
    expect(r.body).toBe(sql)
    const json = await ask('GET', `/v1/plan/estudios/scripts/${p.plan}`, {}, { accept: 'application/json' })
    expect(json.body.url).toMatch(/^\/api\/v1\/documentos\//)
  })

  it('loads into an empty database with as many rows as the plan has', async () => {
    const counts =
      await at(`select (select count(*) from planes) planes, (select count(*) from ciclos) ciclos,
      (select count(*) from secciones_de_electivos) secciones, (select count(*) from asignaturas) cursos,
      (select count(*) from requisitos) requisitos, (select count(*) from textos) textos, (select count(*) from perfil_de_egreso) perfil,
      (select count(*) from grupos_de_competencias) grupos, (select count(*) from competencias) competencias,
      (select count(*) from competencia_resultados) vinculos, (select count(*) from competencia_cursos) celdas`)
    expect(counts[0]).toEqual({
      planes: 1,
      ciclos: 3,
      secciones: 1,
      cursos: 8,
      requisitos: 1,
      textos: 2,
      perfil: 2,
      grupos: 1,
      competencias: 3,
      vinculos: 2,
      celdas: 1,
    })
  })

  it('every value is the one of the plan: quotes, backslashes, line ends, signs of all kinds', async () => {
    const ours = (
      await t.owner.query(
        'select id, nombre, codigo, credits::float8 creditos, horasteoria::float8 h, version, base_id, requisitos, ciclo_id, seccion_id from asignaturas where planestudio_id = $1 order by id',
        [p.plan],
      )
    ).rows
    const theirs = await at(
      'select id, nombre, codigo, creditos::float8 creditos, horas_teoria::float8 h, version, base_id, requisitos, ciclo_id, seccion_id from asignaturas order by id',
    )
    expect(theirs).toEqual(ours)
    expect(theirs.slice(0, 7).map(c => c.nombre)).toEqual(NOMBRES)
    expect(await at('select nombre, semanas, creditos_totales, fecha_resolucion from planes')).toEqual([
      { nombre: "Plan 'x'\\ 2026", semanas: 16, creditos_totales: 200.5, fecha_resolucion: '2026-03-01' },
    ])
    expect((await at('select descripcion from textos order by orden')).map(x => x.descripcion)).toEqual([
      "<p>a\r\nb\\n'</p>",
      '<p>\u2028 :x</p>',
    ])
    expect((await at('select descripcion from perfil_de_egreso order by orden'))[0].descripcion).toBe(
      'uno\ndos',
    )
    const competencias = await at(
      `select c.codigo, c.nombre, p.nombre padre, g.nombre grupo, l.descripcion linea, c.tipo, c.es_competencia from competencias c
        left join competencias p on p.id = c.padre_id left join grupos_de_competencias g on g.id = c.grupo_id
        left join perfil_de_egreso l on l.id = c.perfil_id order by c.tipo, c.codigo desc`,
    )
    const dirige = 'Dirige «obras»; -- y\\o equipos'
    expect(competencias.map(c => Object.values(c))).toEqual([
      ['F1', dirige, null, "Gestión 'ñ'", '<p>Resuelve</p>', 1, true],
      ['C1.1', 'Planifica', dirige, "Gestión 'ñ'", null, 1, false],
      ['F1', 'Se comunica', null, null, null, 2, true],
    ])
    expect(
      await at(
        'select a.codigo, x.nivel, c.nombre from competencia_cursos x join asignaturas a on a.id = x.asignatura_id join competencias c on c.id = x.competencia_id',
      ),
    ).toEqual([{ codigo: '0021', nivel: 'logra', nombre: dirige }])
    expect(
      (
        await at(
          'select r.numero from competencia_resultados v join resultados r on r.id = v.resultado_id order by 1',
        )
      ).map(r => r.numero),
    ).toEqual([3, 4])
    expect(await at('select modo from requisitos')).toEqual([{ modo: 'previo' }])
    expect(
      await at(
        `select e.tipo, e.nota, x.lado, x.nombre, a.version from equivalencias e join equivalencia_cursos x on x.equivalencia_id = e.id
          left join asignaturas a on a.id = x.asignatura_id order by x.lado`,
      ),
    ).toEqual([
      { tipo: 'parcial', nota: "Con examen 'oral'", lado: 'destino', nombre: 'Versión 2', version: 2 },
      {
        tipo: 'parcial',
        nota: "Con examen 'oral'",
        lado: 'origen',
        nombre: "Cálculo d'antes",
        version: null,
      },
    ])
  })

  it('survives a program that turns line ends around', () => {
    expect(sql).not.toContain('\r')
    const literals = sql.match(/E?'(?:[^'\\]|\\.|'')*'/g) ?? []
    expect(literals.some(l => l.includes('\n'))).toBe(false)
  })

  it('another institution: 404; a lecturer of other courses: not either', async () => {
    expect((await t.as(t.gente.ajeno)('GET', `/v1/plan/estudios/scripts/${p.plan}`)).status).toBe(404)
    expect(
      (await t.as(t.gente.token.docente)('GET', `/v1/plan/estudios/scripts/${p.plan}`)).status,
    ).toBeGreaterThanOrEqual(403)
  })
})
