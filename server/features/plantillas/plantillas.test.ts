import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan, plantPrograma } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { DESCARGAR, PLANES, plantPlanConTodo, ponerTipo } from './testing/planParaPlantilla.ts'

describe('templates of plans', () => {
  let t: TestApp
  let p: PlanPlantado
  let plantilla: number
  const root = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.root)(...args)
  const operador = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)

  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlanConTodo(t)
  })
  afterAll(() => t.close())

  it('is made of a plan of the system, with its courses and texts but no pictures', async () => {
    const r = await root('POST', `${PLANES}/save`, { nombre: 'Ingenierías', tipo: 1, planestudio_id: p.plan })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    plantilla = r.body.data.id
    expect(r.body.data).toMatchObject({
      tipo: 1,
      planestudio_id: p.plan,
      de_empresa_id: t.gente.empresa,
      ciclos_count: 3,
      cursos_count: 3,
      creditos: 10.5,
      textos_count: 1,
      competencias_count: 3,
    })
    const { data } = (await root('POST', `${PLANES}/show`, { id: plantilla })).body
    expect(data.cursos.map((x: any) => `${x.periodo} ${x.nombre} ${x.horas}`)).toEqual([
      'Ciclo 1 =Cálculo; "uno" 4',
      'Ciclo 3 Física 2',
      'Electivos Ajedrez 2',
    ])
    expect(data.textos).toEqual(['Misión'])
    const { rows } = await t.owner.query('select contenido::text from plantillas where id = $1', [plantilla])
    expect(rows[0].contenido).not.toContain('imagenes')
    expect(
      (await root('POST', `${PLANES}/show`, { first: true, queryDefault: { nombre: 'Ingenierías' } })).body
        .data.id,
    ).toBe(plantilla)
    expect((await root('POST', `${PLANES}/show`, { queryDefault: { contenido: 'x' } })).status).toBe(422)
  })

  it('of another institution too; its plans can be chosen', async () => {
    const suyo = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    const { data } = (
      await root('GET', `/v1/plantillas/diseno/planes/estudios/de/empresa/${t.gente.otraEmpresa}`)
    ).body
    expect(data.map((x: any) => x.id)).toEqual([suyo.plan])
    // Its courses have no credits, as a school's: what a section asks adds up to none.
    await t.owner.query('update secciones set creditos_requeridos = 6 where id = $1', [suyo.seccion])
    const r = await root('POST', `${PLANES}/save`, {
      nombre: 'Ajena',
      tipo: 2,
      planestudio_id: suyo.plan,
      empresa_id: t.gente.otraEmpresa,
    })
    expect(r.body.data).toMatchObject({
      planestudio_id: suyo.plan,
      de_empresa_id: t.gente.otraEmpresa,
      creditos: 0,
    })
    expect(
      (await root('POST', `${PLANES}/save`, { nombre: 'No', tipo: 2, planestudio_id: suyo.plan })).status,
    ).toBe(404)
  })

  it('is listed by pages, edited with its revision, and taken anew', async () => {
    const lista = (await root('POST', `${PLANES}/list`, { tipo: 1 })).body
    expect(lista.data.map((x: any) => x.nombre)).toEqual(['Ingenierías'])
    expect(lista.pagination.total).toBe(1)
    const r = await root('PUT', `${PLANES}/save`, {
      id: plantilla,
      nombre: 'Ingeniería',
      revision: lista.data[0].revision,
    })
    expect(r.body.data).toMatchObject({ nombre: 'Ingeniería', cursos_count: 3 })
    expect(
      (await root('PUT', `${PLANES}/save`, { id: plantilla, nombre: 'X', revision: lista.data[0].revision }))
        .status,
    ).toBe(409)
  })

  it('is offered to institutions of its kind alone, to whoever may make plans', async () => {
    const ofrecidas = async (token: string) =>
      (await t.as(token)('GET', '/v1/plantillas/diseno/planes/estudios/por/tipo/empresa')).body.data
    expect((await ofrecidas(t.gente.token.operador)).map((x: any) => x.id)).toEqual([plantilla])
    expect((await ofrecidas(t.gente.ajeno)).map((x: any) => x.id)).toEqual([plantilla])
    await ponerTipo(t, 'Instituto', t.gente.otraEmpresa)
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
    expect((await ofrecidas(token)).map((x: any) => x.nombre)).toEqual(['Ajena'])
    const suyo = await plantPrograma(t, t.gente.otraEmpresa)
    expect(
      (
        await t.as(token)('POST', `/v1/plantillas/diseno/planes/estudios/${plantilla}/usar`, {
          full_name: 'No',
          carrera_id: suyo.programa,
        })
      ).status,
    ).toBe(404)
    await ponerTipo(t, 'Universidad', t.gente.otraEmpresa)
  })

  it('of whom it was made is said to them and to root, to no other institution', async () => {
    const origen = async (token: string) => {
      const { data } = (await t.as(token)('GET', '/v1/plantillas/diseno/planes/estudios/por/tipo/empresa'))
        .body
      const { planestudio_id, de_empresa_id, institucion } = data.find((x: any) => x.id === plantilla)
      return [planestudio_id, de_empresa_id, institucion]
    }
    const suyo = [expect.any(Number), t.gente.empresa, 'Universidad de Prueba']
    expect(await origen(t.gente.token.operador)).toEqual(suyo)
    expect(await origen(t.gente.token.root)).toEqual(suyo)
    expect(await origen(t.gente.ajeno)).toEqual([0, 0, null])
  })

  it('who works on a part of an institution that lacks its areas or outcomes is told so, and nothing is made', async () => {
    const suyo = await plantPrograma(t, t.gente.otraEmpresa)
    const parte = { empresa: t.gente.otraEmpresa, tipouser: 2, rol: 2, programas: [suyo.programa] }
    const { token } = await t.gente.alguien(t.owner, parte)
    const usar = () =>
      t.as(token)('POST', `/v1/plantillas/diseno/planes/estudios/${plantilla}/usar`, {
        full_name: 'De una parte',
        carrera_id: suyo.programa,
      })
    const motivo = 'Su permiso es para algunas facultades o programas, no para toda la institución.'
    const sinAreas = await usar()
    expect([sinAreas.status, sinAreas.body.message]).toEqual([
      403,
      `«Ciencias básicas» no está en los catálogos de la institución y habría que añadirlo. ${motivo}`,
    ])
    await t.owner.query(
      "insert into parametros (empresa_id, tipo, nombre) values ($1, 'areascursos', 'Ciencias básicas')",
      [t.gente.otraEmpresa],
    )
    const sinResultados = await usar()
    expect([sinResultados.status, sinResultados.body.message]).toEqual([
      403,
      expect.stringMatching(
        new RegExp(`en los catálogos de la institución y habría que añadirlo.*${motivo}`),
      ),
    ])
    await t.owner.query("delete from parametros where empresa_id = $1 and nombre = 'Ciencias básicas'", [
      t.gente.otraEmpresa,
    ])
    const { rows } = await t.owner.query("select 1 from planes where full_name = 'De una parte'")
    expect(rows).toEqual([])
  })

  it('a plan begins with it, in another institution: catalogues are found by name or made, one record says so', async () => {
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
    const suyo = await plantPrograma(t, t.gente.otraEmpresa)
    const r = await t.as(token)('POST', `/v1/plantillas/diseno/planes/estudios/${plantilla}/usar`, {
      full_name: 'Empieza así',
      carrera_id: suyo.programa,
      numero: '7',
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    const plan = r.body.data.id
    expect(r.body.data).toMatchObject({
      full_name: 'Empieza así',
      numero: '7',
      semanas: 17,
      creditos_totales: 200,
      cursos_count: 3,
      creditos: 10.5,
    })
    const { data: cursos } = (await t.as(token)('GET', `/v1/asignaturas/por/plan/estudio/${plan}`)).body
    const fisica = cursos.find((x: any) => x.codigo === 'F1')
    expect(fisica.prerequisito).toEqual([cursos.find((x: any) => x.codigo === '0021').id])
    const { rows } = await t.owner.query(
      'select p.nombre, p.empresa_id, p.color from parametros p join asignaturas a on a.areacurso_id = p.id and a.empresa_id = p.empresa_id where a.planestudio_id = $1',
      [plan],
    )
    expect(rows).toEqual([{ nombre: 'Ciencias básicas', empresa_id: t.gente.otraEmpresa, color: 3 }])
    const cambios = await t.owner.query(
      "select evento, despues from cambios where empresa_id = $1 and evento like 'plan_estudio%' order by id",
      [t.gente.otraEmpresa],
    )
    expect(cambios.rows).toHaveLength(1)
    expect(cambios.rows[0].despues).toMatchObject({ id: plan, plantilla: { id: plantilla } })
    const other = await t.as(token)('POST', `/v1/plantillas/diseno/planes/estudios/${plantilla}/usar`, {
      full_name: 'Otro',
      carrera_id: suyo.programa,
    })
    expect(other.status).toBe(200)
    expect(
      (
        await t.owner.query(
          "select count(*)::int n from parametros where empresa_id = $1 and nombre = 'Ciencias básicas'",
          [t.gente.otraEmpresa],
        )
      ).rows[0].n,
    ).toBe(1)
  })

  it('its competencies come along, with outcomes of the other institution: found, or made once', async () => {
    const { rows } = await t.owner.query(
      `select pl.full_name, c.nombre, l.descripcion linea, g.nombre grupo, p.nombre padre,
        (select json_agg(r.lista like 'Colegiatura%' or r.numero = 3 order by r.lista) from competencia_resultados v
          join resultados r on r.empresa_id = c.empresa_id and r.id = v.resultado_id where v.competencia_id = c.id) suyos,
        (select json_agg(a.codigo || ' ' || x.nivel) from competencia_cursos x join asignaturas a on a.id = x.asignatura_id
          where x.competencia_id = c.id and a.planestudio_id = c.planestudio_id) cursos
      from competencias c join planes pl on pl.id = c.planestudio_id left join competencias p on p.id = c.padre_id
        left join grupos_competencias g on g.id = c.grupo_id left join perfil_egreso l on l.id = c.perfil_egreso_id
      where c.empresa_id = $1 order by pl.id, c.nombre`,
      [t.gente.otraEmpresa],
    )
    const [dirige, planifica, comunica, ...otro] = rows
    expect(dirige).toMatchObject({
      full_name: 'Empieza así',
      linea: '<p>Resuelve</p>',
      grupo: "Gestión 'ñ'",
      suyos: [true, true],
      cursos: ['0021 logra'],
    })
    expect(planifica).toMatchObject({ padre: dirige.nombre, cursos: null })
    expect(comunica).toMatchObject({ nombre: 'Se comunica', padre: null, grupo: null })
    expect(otro.map(c => c.full_name)).toEqual(['Otro', 'Otro', 'Otro'])
    const hechos = await t.owner.query(
      "select numero, nombre from resultados where empresa_id = $1 and lista like 'Colegiatura%'",
      [t.gente.otraEmpresa],
    )
    expect(hechos.rows).toEqual([{ numero: 4, nombre: 'Ejerce bien' }])
  })

  it('a template from before there were competencies still begins a plan', async () => {
    const { rows } = await t.owner.query(
      `insert into plantillas (clase, nombre, tipo, contenido) select clase, 'Antigua', tipo,
        (contenido - 'competencias') || jsonb_build_object('perfil_egreso', '[{"orden":0,"descripcion":"<p>x</p>"}]'::jsonb)
        from plantillas where id = $1 returning id`,
      [plantilla],
    )
    const r = await operador('POST', `/v1/plantillas/diseno/planes/estudios/${rows[0].id}/usar`, {
      full_name: 'De antes',
      carrera_id: p.programa,
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    await t.owner.query('delete from plantillas where id = $1', [rows[0].id])
  })

  it.each(['operadorBasico', 'tutor', 'inspector', 'demo', 'docente'] as const)(
    '%s may not begin a plan with it',
    async rol =>
      expect(
        (
          await t.as(t.gente.token[rol])('POST', `/v1/plantillas/diseno/planes/estudios/${plantilla}/usar`, {
            full_name: 'No',
            carrera_id: p.programa,
          })
        ).status,
      ).toBe(403),
  )

  it.each([
    ['POST', `${PLANES}/list`, {}],
    ['POST', `${PLANES}/show`, { id: 1 }],
    ['POST', `${PLANES}/save`, { nombre: 'No', tipo: 1, planestudio_id: 1 }],
    ['PUT', `${PLANES}/save`, { id: 1, nombre: 'No' }],
    ['DELETE', `${PLANES}/delete`, { ids: [1] }],
    ['POST', `${PLANES}/pdf`, { id: 1 }],
    ['GET', DESCARGAR, {}],
    ['GET', '/v1/plantillas/diseno/planes/estudios/de/empresa/1', {}],
  ] as const)('%s %s is for root alone', async (verb, path, body) =>
    expect((await operador(verb, path, body)).status).toBe(403),
  )

  it('prints', async () => {
    const { url } = (await root('POST', `${PLANES}/pdf`, { id: plantilla })).body
    const { texto } = await leerPdf(new Uint8Array((await t.app.inject({ url })).rawPayload))
    expect(texto).toContain('Física')
    expect(texto).toContain('Ingeniería')
  })

  it('is deleted with the words of the spec; plans that began with it stay', async () => {
    const r = await root('DELETE', `${PLANES}/delete`, { ids: [plantilla] })
    expect(r.body.message).toBe('Acabamos de eliminar la plantilla de plan de estudio.')
    expect((await root('POST', `${PLANES}/show`, { id: plantilla })).status).toBe(404)
    expect(
      (await t.owner.query("select count(*)::int n from planes where full_name = 'Empieza así'")).rows[0].n,
    ).toBe(1)
    expect((await root('DELETE', `${PLANES}/delete`, { ids: [987654] })).status).toBe(404)
  })
})
