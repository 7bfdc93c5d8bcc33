import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'

type Hallazgo = { tipo: string; id: number; titulo: string; detalle: string; plan_id: number | null }

describe('search', () => {
  let t: TestApp
  let p: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    await rename('facultades', p.facultad, 'Ingeniería')
    await rename('programas', p.programa, 'Ingeniería de Minas')
    await t.owner.query("update planes set full_name = 'Plan Única 2026' where id = $1", [p.plan])
  })
  afterAll(() => t.close())

  const rename = (table: string, id: number, nombre: string) =>
    t.owner.query(`update ${table} set nombre = $2 where id = $1`, [id, nombre])
  const buscar = async (q: string, token = t.gente.token.operador): Promise<Hallazgo[]> => {
    const r = await t.as(token)('GET', '/v1/busqueda', { q })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(calls.busqueda.buscar.output.safeParse(r.body).error).toBeUndefined()
    return r.body.data
  }
  const titles = async (q: string, token?: string) => (await buscar(q, token)).map(h => h.titulo)

  it.each(['única', 'UNICA', 'unica', 'ÚNICA', ' nica 20'])(
    '«%s» finds the plan, whatever accents and capitals',
    async q => {
      expect(await buscar(q)).toEqual([
        {
          tipo: 'plan',
          id: p.plan,
          titulo: 'Plan Única 2026',
          detalle: 'Ingeniería de Minas',
          plan_id: p.plan,
        },
      ])
    },
  )

  it('finds a plan by words of its own and of its programme together, in any order', async () => {
    for (const q of ['minas unica', '2026 ingenieria plan'])
      expect((await buscar(q)).map(h => [h.tipo, h.id])).toEqual([['plan', p.plan]])
    expect(await buscar('minas 2019')).toEqual([])
  })

  it('finds faculties, programmes and, by their programme, plans', async () => {
    const found = await buscar('ingenieria')
    expect(found.map(h => [h.tipo, h.id])).toEqual([
      ['facultad', p.facultad],
      ['programa', p.programa],
      ['plan', p.plan],
    ])
  })

  it('finds courses by name and by code, each in its highest version, and says of which programme and plan', async () => {
    const base_id = await plantCurso(t, p, { nombre: 'Cálculo Antiguo', codigo: '0021' })
    const id = await plantCurso(t, p, { nombre: 'Cálculo', codigo: 'MA-0021', base_id, version: 2 })
    for (const q of ['calculo', '0021', 'ma0021', 'MA.0021'])
      expect(await buscar(q)).toEqual([
        {
          tipo: 'asignatura',
          id,
          titulo: 'Cálculo',
          detalle: 'MA-0021 · Ingeniería de Minas · Plan Única 2026',
          plan_id: p.plan,
        },
      ])
  })

  it('names stand in the order of the alphabet, not of their bytes', async () => {
    const de = await plantPlan(t)
    for (const nombre of ['Seminario Zeta', 'Seminario Ámbar', 'Seminario Ñandú', 'Seminario Nube'])
      await plantCurso(t, de, { nombre })
    expect(await titles('seminario')).toEqual([
      'Seminario Ámbar',
      'Seminario Nube',
      'Seminario Ñandú',
      'Seminario Zeta',
    ])
  })

  it('the kind and the names that begin with the text come first', async () => {
    const [a, b] = [await plantPlan(t), await plantPlan(t)]
    await rename('facultades', a.facultad, 'Centro de Zoología')
    await rename('facultades', b.facultad, 'Otro Centro de Zoología')
    await plantCurso(t, a, { nombre: 'Historia de la zoología' })
    const first = await plantCurso(t, a, { nombre: 'Zoología marina' })
    const found = await buscar('zoologia')
    expect(found[0]).toMatchObject({ tipo: 'asignatura', id: first })
    expect(found.map(h => h.tipo)).toEqual(['asignatura', 'asignatura', 'facultad', 'facultad'])
    expect((await buscar('centro de zoo')).map(h => h.id)).toEqual([a.facultad, b.facultad])
  })

  it.each([
    ['100%', ['Ahorro 100%']],
    ['0%', ['Ahorro 100%']],
    ['a_b', ['Taller a_b']],
    ['\\', ['Barra \\ invertida']],
    ["d'", ["L'Art d'écrire"]],
  ])('«%s» means itself', async (q, found) => {
    const en = await plantPlan(t)
    for (const nombre of [
      'Ahorro 100%',
      'Ahorro 1000',
      'Taller a_b',
      'Taller axb',
      'Barra \\ invertida',
      "L'Art d'écrire",
    ])
      await plantCurso(t, en, { nombre })
    expect(await titles(q)).toEqual(found)
    await t.owner.query('delete from asignaturas where planestudio_id = $1', [en.plan])
  })

  it('finds competencies by any part of their text, with programme and plan; not of what rests in the Papelera', async () => {
    const en = await plantPlan(t)
    await rename('programas', en.programa, 'Turismo')
    await t.owner.query("update planes set full_name = 'Plan T' where id = $1", [en.plan])
    const ask = t.as(t.gente.token.operador)
    const make = async (nombre: string, plan = en.plan): Promise<number> =>
      (await ask('POST', '/v1/plan/estudios/competencias', { planestudio_id: plan, nombre })).body.data.id
    await make('Dirige con Quipucamayoc')
    const id = await make('Quipucamayoc 100% ágil')
    expect(await buscar('quipucamayoc 100%')).toEqual([
      {
        tipo: 'competencia',
        id,
        titulo: 'Quipucamayoc 100% ágil',
        detalle: 'Turismo · Plan T',
        plan_id: en.plan,
      },
    ])
    expect((await buscar('quipucamayoc')).map(h => h.id)[0]).toBe(id)
    expect(await buscar('quipucamayoc', t.gente.ajeno)).toEqual([])
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 5,
      rol: 2,
      programas: [p.programa],
    })
    expect(await buscar('quipucamayoc', token)).toEqual([])
    await ask('DELETE', `/v1/plan/estudios/${en.plan}`)
    expect(await buscar('quipucamayoc')).toEqual([])
  })

  it('finds versions of the educational model, those in force first, and says which are', async () => {
    const make = (
      nombre: string,
      cese: string | null,
      empresa = t.gente.empresa,
      desde: string | null = null,
    ) =>
      t.owner.query(
        'insert into modelos_educativos (empresa_id, nombre, fechacese, fechavigencia) values ($1, $2, $3, $4)',
        [empresa, nombre, cese, desde],
      )
    await make('Modelo Qhapaq Ñan', '2025-01-01')
    await make('Modelo Qhapaq Ñan 2099', null, t.gente.empresa, '2099-03-01')
    await make('Modelo Qhapaq Ñan 2026', null)
    await make('Modelo Qhapaq Ñan ajeno', null, t.gente.otraEmpresa)
    expect((await buscar('qhapaq nan')).map(h => [h.tipo, h.titulo, h.detalle, h.plan_id])).toEqual([
      ['modelo', 'Modelo Qhapaq Ñan 2026', 'Vigente', null],
      ['modelo', 'Modelo Qhapaq Ñan 2099', 'Rige desde el 01/03/2099', null],
      ['modelo', 'Modelo Qhapaq Ñan', 'Cesado', null],
    ])
  })

  it('finds laboratories and workshops, and says where they are; everybody sees all of the institution', async () => {
    const make = async (nombre: string, tipo: number, empresa = t.gente.empresa): Promise<number> => {
      const { rows } = await t.owner.query(
        `with l as (insert into locales (empresa_id, nombre) values ($1, 'Sede de ' || $2) returning id)
         insert into laboratorios (empresa_id, local_id, nombre, tipo) select $1, id, $2, $3 from l returning id`,
        [empresa, nombre, tipo],
      )
      return Number(rows[0].id)
    }
    const [quimica, textil] = [await make('Química del ñandutí', 1), await make('Ñandutí textil', 2)]
    await make('Ñandutí ajeno', 1, t.gente.otraEmpresa)
    const parte = { empresa: t.gente.empresa, tipouser: 5, rol: 2, programas: [p.programa] }
    for (const token of [t.gente.token.operador, (await t.gente.alguien(t.owner, parte)).token])
      expect((await buscar('nanduti', token)).map(h => [h.tipo, h.id, h.detalle, h.plan_id])).toEqual([
        ['laboratorio', textil, 'Taller · Sede de Ñandutí textil', null],
        ['laboratorio', quimica, 'Laboratorio · Sede de Química del ñandutí', null],
      ])
  })

  it('at most eight of a kind', async () => {
    const en = await plantPlan(t)
    for (let i = 0; i < 12; i++) await plantCurso(t, en, { nombre: `Botánica ${i}` })
    expect(await buscar('botanica')).toHaveLength(8)
  })

  it('finds the latest syllabus of a course behind it; a lecturer those of the own courses, and nothing else', async () => {
    const en = await plantPlan(t)
    await rename('programas', en.programa, 'Turismo')
    const [uno, otro] = [
      await plantCurso(t, en, { nombre: 'Wayra Kay', codigo: 'WK1' }),
      await plantCurso(t, en, { nombre: 'Wayra Pacha' }),
    ]
    const ask = t.as(t.gente.token.operador)
    const make = async (nombre: string, fechainicio: string): Promise<number> =>
      (await ask('POST', '/v1/periodos', { nombre, fechainicio, fechafin: '2999-07-01' })).body.data.id
    const [antes, ahora] = [await make('2026-I', '2026-03-01'), await make('2026-II', '2026-08-01')]
    for (const periodo_id of [ahora, antes])
      await ask('PUT', `/v1/asignaturas/keys/silabo/${uno}`, { periodo_id, silabo: { tutoria: '<p>x</p>' } })
    const silabo = {
      tipo: 'silabo',
      id: uno,
      titulo: 'Wayra Kay',
      detalle: 'WK1 · Turismo · 2026-II · Borrador',
      plan_id: en.plan,
      periodo_id: ahora,
    }
    const found = await buscar('wayra')
    expect(found.map(h => [h.tipo, h.id])).toEqual([
      ['asignatura', uno],
      ['asignatura', otro],
      ['silabo', uno],
    ])
    expect(found[2]).toEqual(silabo)
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      codigo: '00002',
      cursos: [uno],
    })
    expect(await buscar('WAYRA', token)).toEqual([silabo])
    // Carried forward to a period that is still to come, the one of today stays the one that is found.
    const luego = (
      await ask('POST', '/v1/periodos', {
        nombre: '2999-I',
        fechainicio: '2999-03-01',
        fechafin: '2999-07-01',
      })
    ).body.data.id
    await ask('PUT', `/v1/asignaturas/keys/silabo/${uno}`, {
      periodo_id: luego,
      silabo: { tutoria: '<p>x</p>' },
    })
    expect(await buscar('wayra k', token)).toEqual([silabo])
    expect(await buscar('turismo', token)).toEqual([])
    const suyo = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, codigo: '00002', cursos: [otro] })
    expect(await buscar('pacha', suyo.token)).toMatchObject([{ tipo: 'silabo', id: otro, periodo_id: null }])
  })

  it('words may be left out between those that are written, for a lecturer too; a wildcard means itself', async () => {
    const en = await plantPlan(t)
    const curso = await plantCurso(t, en, { nombre: 'Fundamentos de la Quipucamayoc' })
    expect(await titles('fundamentos  quipu')).toEqual(['Fundamentos de la Quipucamayoc'])
    expect(await titles('quipucamayoc fundam')).toEqual(['Fundamentos de la Quipucamayoc'])
    expect(await titles('fundamentos otra')).toEqual([])
    expect(await titles('fundamentos%quipu')).toEqual([])
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      codigo: '00002',
      cursos: [curso],
    })
    expect(await titles('fundamentos quipu', token)).toEqual(['Fundamentos de la Quipucamayoc'])
  })

  it('a lecturer finds what colleagues of the same programme completed behind the own courses, and nothing else of them', async () => {
    const en = await plantPlan(t)
    const [mio, completo, aMedias, deAntes] = [
      await plantCurso(t, en, { nombre: 'Zoología Propia' }),
      await plantCurso(t, en, { nombre: 'Zoología Completa' }),
      await plantCurso(t, en, { nombre: 'Zoología a Medias' }),
      await plantCurso(t, en, { nombre: 'Zoología Completa Antes' }),
    ]
    const ask = t.as(t.gente.token.operador)
    for (const curso of [completo, aMedias, deAntes])
      await ask('PUT', `/v1/asignaturas/keys/silabo/${curso}`, {
        periodo_id: null,
        silabo: { tutoria: '<p>x</p>' },
      })
    await t.owner.query('update silabos set completado = 3 where asignatura_id = any($1)', [
      [completo, deAntes],
    ])
    await t.owner.query('update asignaturas set silabo_estado = 3 where id = any($1)', [[completo, aMedias]])
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      codigo: '00002',
      cursos: [mio],
    })
    expect((await buscar('zoolog', token)).map(h => h.id)).toEqual([mio, completo])
    // What is found can be opened.
    const abre = async (id: number) => (await t.as(token)('GET', `/v1/asignaturas/${id}/silabo`)).status
    expect([await abre(mio), await abre(completo), await abre(deAntes)]).toEqual([200, 200, 404])
    const otro = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      codigo: '00002',
      cursos: [await plantCurso(t, await plantPlan(t))],
    })
    expect(await buscar('zoolog', otro.token)).toEqual([])
  })

  it('nothing of another institution', async () => {
    const ajeno = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    await rename('facultades', ajeno.facultad, 'Facultad Secreta')
    await plantCurso(t, ajeno, { nombre: 'Curso Secreto' }, t.gente.otraEmpresa)
    expect(await titles('secret')).toEqual([])
    expect(await titles('secret', t.gente.ajeno)).toEqual(['Facultad Secreta', 'Curso Secreto'])
  })

  it('nothing out of scope; of a permitted programme also its faculty', async () => {
    const [mine, other] = [await plantPlan(t), await plantPlan(t)]
    for (const x of [mine, other]) {
      await rename('facultades', x.facultad, `Xilofonía ${x.facultad}`)
      await rename('programas', x.programa, `Xilófono ${x.programa}`)
      await plantCurso(t, x, { nombre: `Xilografía ${x.plan}` })
    }
    const persona = { empresa: t.gente.empresa, tipouser: 5, rol: 2 }
    const programas = await t.gente.alguien(t.owner, { ...persona, programas: [mine.programa] })
    const facultades = await t.gente.alguien(t.owner, { ...persona, facultades: [mine.facultad] })
    const nada = await t.gente.alguien(t.owner, persona)
    const expected = [mine.facultad, mine.programa, mine.plan]
    for (const { token } of [programas, facultades]) {
      const found = await buscar('xilo', token)
      expect(found.map(h => (h.tipo === 'asignatura' ? h.plan_id : h.id))).toEqual([...expected, mine.plan])
    }
    expect(await buscar('xilo', nada.token)).toEqual([])
  })

  it('nothing that rests in the Papelera; what is ceased comes last', async () => {
    const [gone, ceased, current] = [await plantPlan(t), await plantPlan(t), await plantPlan(t)]
    for (const { plan } of [gone, ceased, current])
      await t.owner.query("update planes set full_name = 'Yuyanapaq' where id = $1", [plan])
    await plantCurso(t, gone, { nombre: 'Yuyanapaq I' })
    const ask = t.as(t.gente.token.operador)
    await ask('DELETE', `/v1/plan/estudios/${gone.plan}`)
    await ask('PUT', `/v1/plan/estudios/${ceased.plan}`, { fechacese: '2026-01-01' })
    expect((await buscar('yuyanapaq')).map(h => h.id)).toEqual([current.plan, ceased.plan])
  })

  it.each([
    ['root', 200],
    ['operadorBasico', 200],
    ['tutor', 200],
    ['inspector', 200],
    ['demo', 200],
    ['docente', 200],
  ] as const)('for %s: %i', async (rol, status) => {
    expect((await t.as(t.gente.token[rol])('GET', '/v1/busqueda', { q: 'plan' })).status).toBe(status)
  })

  it('without a text: 422; without a session: 401', async () => {
    expect((await t.as(t.gente.token.operador)('GET', '/v1/busqueda', { q: ' ' })).status).toBe(422)
    expect((await t.as(null)('GET', '/v1/busqueda', { q: 'x' })).status).toBe(401)
  })
})
