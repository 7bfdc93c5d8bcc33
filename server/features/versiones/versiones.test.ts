import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStorage } from '../../platform/files/storage.ts'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { plantCompetencias } from '../../testing/competencias.ts'

/** Rows of a table that are of a plan, without what every copy has of its own. */
const PROPIO = new Set(['id', 'empresa_id', 'planestudio_id', 'created_at', 'updated_at', 'revision'])

describe('a new version of a plan', () => {
  let t: TestApp
  let p: PlanPlantado
  let a: number
  let b: number
  let version: number
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const rows = async (sql: string, values: unknown[]) => (await t.owner.query(sql, values)).rows
  const of = async (tabla: string, plan: number) =>
    (await rows(`select * from ${tabla} where planestudio_id = $1 order by 2`, [plan])).map(row =>
      Object.fromEntries(Object.entries(row).filter(([k]) => !PROPIO.has(k))),
    )

  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    await t.owner.query(
      `update planes set semanas = 17, creditos_totales = 220.5, config_terminos = '{"letraUno":"X"}', numero = 'P-1', numero_resolucion = 'R-1' where id = $1`,
      [p.plan],
    )
    await t.owner.query('update secciones set creditos_requeridos = 6.5 where id = $1', [p.seccion])
    const area = (
      await rows(
        "insert into parametros (empresa_id, tipo, nombre) values ($1, 'areascursos', 'Básica') returning id",
        [t.gente.empresa],
      )
    )[0].id
    const saved = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
      asignaturas: [
        {
          nombre: "L'Hôpital; \\ «x»",
          codigo: '0021',
          ciclo_id: p.ciclos[0],
          credits: 4.5,
          horasteoria: 3,
          horasvirtualpractica: 1.5,
          areacurso_id: area,
          tipoestudio: 'general',
        },
        {
          nombre: 'Física',
          codigo: 'F1',
          ciclo_id: p.ciclos[1],
          credits: 3,
          requisitos_texto: '0021 | (20 cr; F0)',
        },
        { nombre: 'Ajedrez', seccion_id: p.seccion, credits: 2 },
      ],
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    ;[a, b] = saved.body.data.map((c: { id: number }) => c.id)
    const v2 = await ask('POST', '/v1/asignaturas', {
      asignatura_id: a,
      planestudio_id: p.plan,
      nombre: 'Cálculo',
      ciclo_id: p.ciclos[0],
    })
    expect(v2.status, JSON.stringify(v2.body)).toBe(200)
    await t.owner.query(
      `insert into plan_secciones (empresa_id, planestudio_id, key, items, revision) values ($1, $2, 'misiones', '[{"id":"i1","status":2,"descripcion":"<p>Misión</p>"}]', 4)`,
      [t.gente.empresa, p.plan],
    )
    await t.owner.query(
      "insert into perfil_egreso (empresa_id, planestudio_id, orden, descripcion) values ($1, $2, 1, '<p>dos</p>'), ($1, $2, 0, '<p>uno</p>')",
      [t.gente.empresa, p.plan],
    )
    const local = (
      await rows("insert into locales (empresa_id, nombre) values ($1, 'Norte') returning id", [
        t.gente.empresa,
      ])
    )[0].id
    const lab = (
      await rows(
        "insert into laboratorios (empresa_id, nombre, tipo, local_id) values ($1, 'Química', 1, $2) returning id",
        [t.gente.empresa, local],
      )
    )[0].id
    await t.owner.query('insert into plan_laboratorios values ($1, $2, $3)', [t.gente.empresa, p.plan, lab])
    await plantCompetencias(t, p, a)
    await t.owner.query(
      `insert into carta_claves (empresa_id, planestudio_id, asignatura_id, clave, valor)
        select $1::bigint, $2::bigint, $3::bigint, 'cartaCompetencias', jsonb_build_array(jsonb_build_object('id', 'l', 'texto', 'Modela', 'competencia_id', min(id)))
        from competencias where planestudio_id = $2
        union all select $1, $2, $3, 'sumilla', '"<p>De qué trata</p>"'`,
      [t.gente.empresa, p.plan, a],
    )
    await t.owner.query(
      `insert into config_silabos (empresa_id, planestudio_id, contenido) values ($1, $2, '{"semanas": 14}')`,
      [t.gente.empresa, p.plan],
    )
  })
  afterAll(() => t.close())

  it('has all that hangs on the plan, its own number and no resolution', async () => {
    const r = await ask('POST', `/v1/plan/estudios/${p.plan}/versiones`, {
      id: p.plan,
      full_name: 'Plan 2027',
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    version = r.body.data.id
    expect(r.body.data).toMatchObject({
      full_name: 'Plan 2027',
      carrera_id: p.programa,
      numero: null,
      numero_resolucion: null,
      semanas: 17,
      creditos_totales: 220.5,
      cursos_count: 3,
    })
    expect(r.body.data.json.configTerminos.letraUno).toBe('X')
    expect(r.body.copiado).toEqual({
      ciclos: 3,
      secciones: 1,
      cursos: 3,
      textos: 1,
      perfil_egreso: 3,
      competencias: 3,
      cartas: 1,
      laboratorios: 1,
      adjuntos: 0,
      equivalencias: 0,
    })
    for (const tabla of ['ciclos', 'secciones', 'plan_secciones', 'plan_laboratorios'])
      expect(await of(tabla, version), tabla).toEqual(await of(tabla, p.plan))
    expect(await rows('select contenido from config_silabos where planestudio_id = $1', [version])).toEqual([
      { contenido: { semanas: 14 } },
    ])
    // A line of the carta names the copied competency, not that of the other plan.
    const carta = await rows(
      `select c.clave, c.valor, a.nombre, k.planestudio_id as de from carta_claves c join asignaturas a on a.id = c.asignatura_id
        left join competencias k on k.id = (c.valor -> 0 ->> 'competencia_id')::bigint where c.planestudio_id = $1 order by c.clave`,
      [version],
    )
    expect(carta).toMatchObject([
      { clave: 'cartaCompetencias', nombre: "L'Hôpital; \\ «x»", de: version, valor: [{ texto: 'Modela' }] },
      { clave: 'sumilla', valor: '<p>De qué trata</p>', de: null },
    ])
    const lineas = (plan: number) =>
      rows('select orden, descripcion from perfil_egreso where planestudio_id = $1 order by orden', [plan])
    expect(await lineas(version)).toEqual(await lineas(p.plan))
    expect((await rows('select version_de_id from planes where id = $1', [version]))[0].version_de_id).toBe(
      p.plan,
    )
  })

  it('its courses and versions, places, requisites and their flat view are its own', async () => {
    const cursos = await rows('select * from asignaturas where planestudio_id = $1 order by id', [version])
    const [base, fisica, ajedrez, v2] = cursos
    expect(cursos.map(c => [c.nombre, c.codigo, c.credits, c.version])).toEqual([
      ["L'Hôpital; \\ «x»", '0021', 4.5, 1],
      ['Física', 'F1', 3, 1],
      ['Ajedrez', null, 2, 1],
      ['Cálculo', '0021', 4.5, 2],
    ])
    expect(v2.base_id).toBe(base.id)
    expect(fisica.requisitos.de[0]).toMatchObject({ tipo: 'curso', asignatura_id: base.id })
    expect(
      await rows('select requisito_id, asignatura_id from prerequisitos where planestudio_id = $1', [
        version,
      ]),
    ).toEqual([{ requisito_id: base.id, asignatura_id: fisica.id }])
    const lugares = await rows(
      'select c.planestudio_id from asignaturas a join ciclos c on c.id = a.ciclo_id where a.planestudio_id = $1 union select s.planestudio_id from asignaturas a join secciones s on s.id = a.seccion_id where a.planestudio_id = $1',
      [version],
    )
    expect(lugares).toEqual([{ planestudio_id: version }])
    expect([a, b]).not.toContain(base.id)
    expect(ajedrez.seccion_id).not.toBe(p.seccion)
  })

  it('its competencies are its own: tree, groups, lines of the profile, outcomes, matrix', async () => {
    const tree = (plan: number) =>
      rows(
        `select c.nombre, c.orden, c.tipopadre, c.iscompetencia, c.termino_id, p.nombre padre, g.nombre grupo, l.descripcion linea,
          (select json_agg(r.lista || r.numero order by r.lista) from competencia_resultados v join resultados r on r.id = v.resultado_id
            where v.competencia_id = c.id) resultados,
          (select json_agg(a.codigo || x.nivel || a.version) from competencia_cursos x
            join asignaturas a on a.id = x.asignatura_id and a.planestudio_id = $1 where x.competencia_id = c.id) cursos,
          l.planestudio_id lp, g.planestudio_id gp, p.planestudio_id pp
        from competencias c left join competencias p on p.id = c.padre_id left join grupos_competencias g on g.id = c.grupo_id
          left join perfil_egreso l on l.id = c.perfil_egreso_id
        where c.planestudio_id = $1 order by c.nombre`,
        [plan],
      )
    const copied = await tree(version)
    const sinPlan = (list: Record<string, unknown>[]) => list.map(({ lp: _l, gp: _g, pp: _p, ...row }) => row)
    expect(sinPlan(copied)).toEqual(sinPlan(await tree(p.plan)))
    expect(copied[0]).toMatchObject({
      nombre: 'Dirige «obras»; -- y\\o equipos',
      linea: '<p>Resuelve</p>',
      cursos: ['0021logra1'],
      lp: version,
      gp: version,
    })
    expect(copied[0]!.resultados).toHaveLength(2)
    expect(copied[1]).toMatchObject({ padre: 'Dirige «obras»; -- y\\o equipos', pp: version })
    expect(
      (
        await rows('select count(distinct case_id)::int n from competencias where planestudio_id = any($1)', [
          [p.plan, version],
        ])
      )[0].n,
    ).toBe(6)
    const asked = await ask('GET', `/v1/plan/estudios/competencias/por/plan/${version}`)
    expect(asked.body.data.map((c: any) => c.codigo).sort()).toEqual(['C1.1', 'X1', 'X1'])
  })

  it('shares nothing: what is changed or deleted in one stays in the other', async () => {
    const before = await of('asignaturas', p.plan)
    const [base, fisica] = await rows('select id from asignaturas where planestudio_id = $1 order by id', [
      version,
    ])
    expect(
      (await ask('PUT', `/v1/asignaturas/${fisica.id}`, { nombre: 'Física II', prerequisito: [] })).status,
    ).toBe(200)
    expect(
      (await ask('POST', `/v1/plan/estudios/guardar/json/${version}`, { key: 'misiones', items: [] })).status,
    ).toBe(200)
    await t.owner.query('update asignaturas set nombre = $2 where id = $1', [base.id, 'Otro'])
    expect(await of('asignaturas', p.plan)).toEqual(before)
    expect((await of('plan_secciones', p.plan))[0]!.items).toHaveLength(1)
    expect((await ask('PUT', `/v1/asignaturas/${b}`, { nombre: 'Física I' })).status).toBe(200)
    expect((await rows('select nombre from asignaturas where id = $1', [fisica.id]))[0].nombre).toBe(
      'Física II',
    )
  })

  it('leaves one record that says what was copied from where, chained', async () => {
    const copied = await rows(
      "select * from cambios where empresa_id = $1 and (ambito ->> 'plan_id')::bigint = $2 order by id",
      [t.gente.empresa, version],
    )
    const [first, ...later] = copied
    expect(first.evento).toBe('plan_estudio.created')
    expect(first.despues).toMatchObject({
      id: version,
      full_name: 'Plan 2027',
      version_de_id: p.plan,
      copiado_de: { id: p.plan },
      copiado: { cursos: 3 },
    })
    expect(first.despues.origenes).toHaveLength(4)
    expect(first.despues.origenes[0][1]).toBe(a)
    // Only what the test before this one changed.
    expect(later.map(c => c.evento)).toEqual(['asignatura.updated', 'plan_estudio.save.json'])
    const seen = await ask('GET', '/v1/changes', { after: first.id - 1 })
    expect(seen.body.data[0]).toMatchObject({ evento: 'plan_estudio.created', id: version })
  })

  it('equivalences come along only when asked, re-pointed to the copies', async () => {
    const viejo = await plantPlan(t, { en: p })
    const suyo = await plantCurso(t, viejo)
    const [{ id }] = await rows(
      "insert into equivalencias (empresa_id, planestudio_id, plan_origen_id, nota) values ($1, $2, $3, 'ok') returning id",
      [t.gente.empresa, p.plan, viejo.plan],
    )
    await t.owner.query(
      "insert into equivalencia_cursos values ($1, $2, $3, 'origen'), ($1, $2, $4, 'destino')",
      [t.gente.empresa, id, suyo, b],
    )
    const r = await ask('POST', `/v1/plan/estudios/${p.plan}/versiones`, {
      full_name: 'Con tabla',
      equivalencias: true,
    })
    expect(r.body.copiado.equivalencias).toBe(1)
    const lados = await rows(
      'select ec.lado, a.planestudio_id, a.codigo from equivalencia_cursos ec join equivalencias e on e.id = ec.equivalencia_id join asignaturas a on a.id = ec.asignatura_id where e.planestudio_id = $1 order by lado',
      [r.body.data.id],
    )
    expect(lados).toEqual([
      { lado: 'destino', planestudio_id: r.body.data.id, codigo: 'F1' },
      { lado: 'origen', planestudio_id: viejo.plan, codigo: null },
    ])
    const without = await ask('POST', `/v1/plan/estudios/${p.plan}/versiones`, { full_name: 'Sin tabla' })
    expect(without.body.copiado.equivalencias).toBe(0)
    expect(await of('equivalencias', without.body.data.id)).toEqual([])
  })

  it('files get bytes of their own', async () => {
    const storage = folderStorage(path.join(t.dataDir, 'archivos'))
    const clave = await storage.put(new TextEncoder().encode('bytes'))
    const [{ id }] = await rows(
      "insert into archivos (empresa_id, clave, nombre, tipo, bytes) values ($1, $2, 'malla.pdf', 'application/pdf', 5) returning id",
      [t.gente.empresa, clave],
    )
    await t.owner.query(
      "insert into adjuntos (empresa_id, planestudio_id, key, archivo_id) values ($1, $2, 'mallacurricular', $3)",
      [t.gente.empresa, p.plan, id],
    )
    const r = await ask('POST', `/v1/plan/estudios/${p.plan}/versiones`, { full_name: 'Con archivo' })
    expect(r.body.copiado.adjuntos).toBe(1)
    const [copia] = await rows(
      'select a.key, f.clave, f.nombre, f.programa_id from adjuntos a join archivos f on f.id = a.archivo_id where a.planestudio_id = $1',
      [r.body.data.id],
    )
    expect(copia).toMatchObject({ key: 'mallacurricular', nombre: 'malla.pdf', programa_id: p.programa })
    expect(copia.clave).not.toBe(clave)
    await storage.remove(clave)
    expect(new TextDecoder().decode((await storage.get(copia.clave))!)).toBe('bytes')
  })
})
