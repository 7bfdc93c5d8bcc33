import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan, plantPrograma } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

const URL = '/v1/plan/estudios'
const NO_ESTA = { carrera_id: ['Ese programa ya no existe: elija otro.'] }

describe('plans', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  it('is made with as many cycles as are asked for, one record each', async () => {
    const { programa } = await plantPrograma(t)
    const made = await ask('POST', URL, { full_name: 'Plan 2026', carrera_id: programa, ciclos: 12 })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    expect(made.body.message).toBe('Acabamos de crear el plan de estudios «Plan 2026».')
    const ciclos = (await ask('GET', `/v1/ciclos/por/plan/${made.body.data.id}`)).body.data
    expect(ciclos.map((c: { nombre: string }) => c.nombre)).toEqual(
      'I II III IV V VI VII VIII IX X XI XII'.split(' '),
    )
    expect(ciclos[3]).toMatchObject({
      numero: 4,
      descripcion: 'Ciclo IV',
      estado: 'Activado',
      cursos_count: 0,
    })
    const { rows } = await t.owner.query("select ambito from cambios where evento = 'ciclo.created'")
    expect(rows).toHaveLength(12)
    expect(rows[0].ambito).toMatchObject({ programa_id: programa, plan_id: made.body.data.id })
  })

  it.each([21, -1, 1.5])('%s cycles are refused under their field', async ciclos => {
    const { programa } = await plantPrograma(t)
    const r = await ask('POST', URL, { full_name: 'Plan', carrera_id: programa, ciclos })
    expect(r.status).toBe(422)
    expect(Object.keys(r.body.errors)).toEqual(['ciclos'])
  })

  it('keeps every field of the form, days as days', async () => {
    const { programa, facultad } = await plantPrograma(t)
    const campos = {
      full_name: 'Plan con todo',
      numero: '0021',
      modalidad: 'Presencial',
      numero_resolucion: 'R.R. 010-2026',
      fecha_resolucion: '2026-01-01',
      semanas: 16,
      horas_credito_teoria: 16,
      horas_credito_practica: 32,
      creditos_totales: 220.5,
      creditos_generales: 35,
      creditos_electivos: 12,
    }
    const config = { configDisenoCurricular: 0, configNodesTree: ['unidad'] }
    const made = (await ask('POST', URL, { ...campos, ...config, carrera_id: programa })).body.data
    expect(made).toMatchObject({
      ...campos,
      carrera_id: programa,
      facultad_id: facultad,
      facultad_tipo: 'facultad',
      nivel_codigo: expect.any(String),
      fechacese: null,
      archivo_resolucion_url: null,
    })
    expect(made.json).toMatchObject({ ...config, estadoCursosRegistrados: 3 })
    expect(made.json.configTerminos).toMatchObject({ letraUno: 'F', letraDos: 'C', letraTres: 'E' })
    expect(made.created_at).toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  it('requires of a kind no more credits than in all; what did so before is left as it is', async () => {
    const { programa } = await plantPrograma(t)
    const pide = { creditos_totales: 200, creditos_generales: 300 }
    const made = await ask('POST', URL, { full_name: 'Plan', carrera_id: programa, ...pide })
    expect([made.status, Object.keys(made.body.errors)]).toEqual([422, ['creditos_generales']])
    const { plan } = await plantPlan(t)
    const put = (campos: object) => ask('PUT', `${URL}/${plan}`, campos as Record<string, unknown>)
    expect((await put({ creditos_totales: 200, creditos_electivos: 12 })).status).toBe(200)
    expect((await put({ creditos_generales: 200.5 })).body.errors).toEqual({
      creditos_generales: [
        'Los créditos generales requeridos no pueden pasar de los requeridos en total (200).',
      ],
    })
    expect(Object.keys((await put({ creditos_totales: 10 })).body.errors)).toEqual(['creditos_electivos'])
    await t.owner.query('update planes set creditos_generales = 300 where id = $1', [plan])
    expect((await put({ semanas: 17, ...pide })).status).toBe(200)
  })

  it.each(['programas', 'facultades'] as const)('is not put where %s are Desactivado', async table => {
    const en = await plantPrograma(t)
    const other = (await plantPlan(t)).plan
    const id = table === 'programas' ? en.programa : en.facultad
    await t.owner.query(`update ${table} set estado = 'Desactivado' where id = $1`, [id])
    const made = await ask('POST', URL, { full_name: 'Plan', carrera_id: en.programa })
    expect(made.status).toBe(422)
    expect(made.body.errors.carrera_id[0]).toMatch(/desactivad/)
    expect((await ask('PUT', `${URL}/${other}`, { carrera_id: en.programa })).status).toBe(422)
  })

  it('a programme that is not there, or of another institution, is said under its field, beside what else is wrong', async () => {
    const ajeno = await plantPrograma(t, t.gente.otraEmpresa)
    const { plan } = await plantPlan(t)
    for (const carrera_id of [987_654, ajeno.programa])
      for (const [verb, path] of [
        ['POST', URL],
        ['PUT', `${URL}/${plan}`],
      ] as const) {
        const pide = { full_name: 'Plan', carrera_id, creditos_totales: 200, creditos_generales: 300 }
        const r = await ask(verb, path, pide)
        expect([r.status, r.body.errors]).toEqual([
          422,
          { creditos_generales: [expect.any(String)], ...NO_ESTA },
        ])
      }
  })

  it('moves to another programme', async () => {
    const { plan } = await plantPlan(t)
    const to = await plantPrograma(t)
    const r = await ask('PUT', `${URL}/${plan}`, { carrera_id: to.programa })
    expect(r.body.data).toMatchObject({ carrera_id: to.programa, facultad_id: to.facultad })
  })

  describe('totals', () => {
    let p: PlanPlantado
    const shown = async () => (await ask('GET', `${URL}/${p.plan}`)).body.data

    it('count obligatory courses, and of electives what the section requires', async () => {
      p = await plantPlan(t)
      const area = await t.owner.query(
        "insert into parametros (empresa_id, tipo, nombre) values ($1, 'areascursos', 'General') returning id",
        [t.gente.empresa],
      )
      const areacurso_id = area.rows[0].id
      await t.owner.query('update secciones set creditos_requeridos = 6.5 where id = $1', [p.seccion])
      await plantCurso(t, p, { credits: 4, horasteoria: 2, horaspractica: 4, areacurso_id })
      await plantCurso(t, p, { credits: 1.5, horasteoria: 1, horasvirtualteoria: 0.5, areacurso_id })
      await plantCurso(t, p, { credits: 3, horasteoria: 3, areacurso_id, seccion_id: p.seccion })
      expect(await shown()).toMatchObject({ cursos_count: 3, creditos: 12, horas: 7.5 })
      expect((await shown()).json.estadoCursosRegistrados).toBe(1)
    })

    it('count of a course and its versions the highest only', async () => {
      const base_id = await plantCurso(t, p, { credits: 10, horasteoria: 10 })
      await plantCurso(t, p, { credits: 2, horasteoria: 2, base_id, version: 2 })
      await plantCurso(t, p, { credits: 1, horasteoria: 1, base_id, version: 3 })
      expect(await shown()).toMatchObject({ cursos_count: 4, creditos: 13, horas: 8.5 })
      expect((await shown()).json.estadoCursosRegistrados).toBe(2)
    })

    it('has no credits where no course has any, whatever its sections ask', async () => {
      const colegio = await plantPlan(t)
      await plantCurso(t, colegio, { nombre: 'Arte', horasteoria: 2 })
      await t.owner.query('update secciones set creditos_requeridos = 6 where id = $1', [colegio.seccion])
      const { body } = await ask('GET', `${URL}/${colegio.plan}`)
      expect(body.data).toMatchObject({ cursos_count: 1, creditos: 0, horas: 2 })
    })

    it('stand in the list too, the same', async () => {
      const list = (await ask('GET', URL, { per_page: 50 })).body.data
      expect(list.find((x: { id: number }) => x.id === p.plan)).toEqual(await shown())
    })
  })

  it('the list is filtered by name, programme, faculty and what may be chosen', async () => {
    const a = await plantPlan(t)
    const b = await plantPlan(t, { en: a })
    const c = await plantPlan(t, { en: a })
    await t.owner.query("update planes set full_name = 'Ingeniería 100%' where id = $1", [b.plan])
    await t.owner.query("update planes set fechacese = '2020-01-01' where id = $1", [c.plan])
    const ids = async (query: Record<string, unknown>) =>
      (await ask('GET', URL, { per_page: 50, ...query })).body.data.map((x: { id: number }) => x.id)
    expect(await ids({ carrera_id: a.programa })).toEqual([c.plan, b.plan, a.plan])
    expect(await ids({ facultad_id: a.facultad })).toEqual([c.plan, b.plan, a.plan])
    expect(await ids({ carrera_id: a.programa, vigentes: true })).toEqual([b.plan, a.plan])
    expect(await ids({ filtro: 'INGENIERIA 100%' })).toEqual([b.plan])
    expect(await ids({ filtro: '1_0' })).toEqual([])
    await t.owner.query("update programas set estado = 'Desactivado' where id = $1", [a.programa])
    expect(await ids({ carrera_id: a.programa, vigentes: true })).toEqual([])
    expect(await ids({ carrera_id: a.programa })).toHaveLength(3)
    expect(await ids({ carrera_id: a.programa, cesados: false })).toEqual([b.plan, a.plan])
    expect(await ids({ carrera_id: a.programa, cesados: true })).toHaveLength(1)
  })

  it('pages know how many there are', async () => {
    const first = await ask('GET', URL, { per_page: 5 })
    const { total } = first.body.pagination
    expect(first.body.pagination).toMatchObject({
      current_page: 1,
      from: 1,
      to: 5,
      path: '/api/v1/plan/estudios',
    })
    const last = await ask('GET', URL, { per_page: 5, page: Math.ceil(total / 5) })
    expect(last.body.pagination.to).toBe(total)
  })

  it('who works on one programme sees and edits its plans only', async () => {
    const mine = await plantPlan(t)
    const other = await plantPlan(t)
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [mine.programa],
    })
    const scoped = t.as(token)
    const list = await scoped('GET', URL)
    expect(list.body.data.map((x: { id: number }) => x.id)).toEqual([mine.plan])
    expect(list.body.pagination.total).toBe(1)
    expect((await scoped('PUT', `${URL}/${mine.plan}`, { semanas: 18 })).status).toBe(200)
    for (const [verb, path] of [
      ['GET', `${URL}/${other.plan}`],
      ['GET', `${URL}/${other.plan}/secciones`],
      ['GET', `/v1/ciclos/por/plan/${other.plan}`],
      ['GET', `/v1/ciclos/cursos/${other.ciclos[0]}`],
      ['GET', `/v1/secciones/electivos/por/plan/${other.plan}`],
      ['GET', `/v1/secciones/electivos/cursos/${other.seccion}`],
      ['PUT', `${URL}/${other.plan}`],
      ['DELETE', `${URL}/${other.plan}`],
      ['PUT', `/v1/ciclos/${other.ciclos[0]}`],
      ['DELETE', `/v1/ciclos/${other.ciclos[0]}`],
      ['PUT', `/v1/secciones/electivos/${other.seccion}`],
      ['DELETE', `/v1/secciones/electivos/${other.seccion}/${other.plan}`],
    ] as const)
      expect((await scoped(verb, path, {})).status, `${verb} ${path}`).toBe(404)
    const elsewhere = { full_name: 'X', carrera_id: other.programa }
    for (const r of [
      await scoped('POST', URL, elsewhere),
      await scoped('PUT', `${URL}/${mine.plan}`, elsewhere),
    ])
      expect([r.status, r.body.errors]).toEqual([422, NO_ESTA])
    expect((await scoped('POST', URL, { full_name: 'X', carrera_id: mine.programa })).status).toBe(200)
  })

  it('terms: what is given changes, what is emptied goes back to its usual name', async () => {
    const { plan } = await plantPlan(t)
    const path = `${URL}/${plan}/configurar/terminos/competencias`
    const set = await ask('PUT', path, { nombreCompetencia: 'Capacidad', letraUno: 'G' })
    expect(set.body.data.json.configTerminos).toMatchObject({ nombreCompetencia: 'Capacidad', letraUno: 'G' })
    expect(set.body.message).toBe('Acabamos de guardar la configuración de los términos de las competencias.')
    const back = await ask('PUT', path, { letraUno: '' })
    expect(back.body.data.json.configTerminos).toMatchObject({
      nombreCompetencia: 'Capacidad',
      letraUno: 'F',
    })
    expect((await ask('PUT', path, { letraDos: 'X', revision: 1 })).status).toBe(409)
    expect((await ask('PUT', path, { letraDos: 'LARGA' })).status).toBe(422)
  })
})
