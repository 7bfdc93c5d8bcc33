import { leerPdf } from '@malla/documents/testing/leer.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'

describe('how far a plan is', () => {
  let t: TestApp
  let p: PlanPlantado
  let cursos: number[]
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const avance = async (plan = p.plan) => (await ask('GET', `/v1/plan/estudios/${plan}/avance`)).body.data
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    const area = await t.owner.query(
      "insert into parametros (empresa_id, tipo, nombre) values ($1, 'areascursos', 'A') returning id",
      [t.gente.empresa],
    )
    const saved = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
      asignaturas: [
        { nombre: 'Completo', ciclo_id: p.ciclos[1], horasteoria: 3, areacurso_id: area.rows[0].id },
        { nombre: 'Sin área', ciclo_id: p.ciclos[0], horasteoria: 3, requisitos_texto: 'NO-HAY' },
        { nombre: 'Nada', seccion_id: p.seccion },
      ],
    })
    cursos = saved.body.data.map((c: { id: number }) => c.id)
    await ask('POST', `/v1/plan/estudios/guardar/json/${p.plan}`, {
      key: 'misiones',
      items: [{ descripcion: '<p>a</p>' }],
    })
    await ask('POST', `/v1/plan/estudios/guardar/json/${p.plan}`, {
      key: 'visiones',
      items: [{ status: 2, descripcion: '<p>a</p>' }],
    })
  })
  afterAll(() => t.close())

  it('counts sections and courses as the domain does', async () => {
    const a = await avance()
    expect(a.secciones).toHaveLength(25)
    // Misión and the malla are done, Visión is begun.
    expect(a.cuentas.secciones).toEqual({ total: 25, completos: 2, enAvance: 1, porHacer: 22 })
    expect(a.cuentas.registro).toEqual({ total: 3, completos: 1, enAvance: 1, porHacer: 1 })
    expect(a.cuentas.silabos).toEqual({ total: 3, completos: 0, enAvance: 0, porHacer: 3 })
    for (const parte of ['cartas', 'elementos', 'sumillas'])
      expect(a.cuentas[parte]).toEqual({ total: 3, completos: 0, enAvance: 0, porHacer: 3 })
    // (2/25 + 1/3 and four times 0/3) / 6.
    expect(a.total).toBe(7)
  })

  it('does not count what the plan hides; the report of programmes says the same', async () => {
    await t.owner.query(`update planes set config_nodes_tree = '["unidad"]' where id = $1`, [p.plan])
    const a = await avance()
    expect(a.secciones.map((s: any) => s.ruta)).not.toContain('modulos-de-competencia')
    expect(a.cuentas.secciones).toEqual({ total: 24, completos: 2, enAvance: 1, porHacer: 21 })
    const pdf = await ask('POST', '/programas/avancecurricular/pdf', { programas_ids: [p.programa] })
    const { texto } = await leerPdf(new Uint8Array((await t.app.inject({ url: pdf.body.url })).rawPayload))
    for (const cuenta of ['2 de 24', '1 de 3', '0 de 3', `${a.total} %`])
      expect(texto.replaceAll('\u00a0', ' ')).toContain(cuenta)
    await t.owner.query(`update planes set config_nodes_tree = '["modulo","unidad"]' where id = $1`, [p.plan])
  })

  it('says of each what it lacks, where it stands and who changed it last', async () => {
    const a = await avance()
    expect(a.cursos.map((c: any) => [c.nombre, c.lugar, c.faltas])).toEqual([
      ['Sin área', 'Ciclo 1', ['area']],
      ['Completo', 'Ciclo 2', []],
      ['Nada', 'Electivos', ['horas', 'area']],
    ])
    expect(a.cursos[0].problemas[0]).toContain('NO-HAY')
    const mision = a.secciones.find((s: any) => s.key === 'misiones')
    expect(mision).toMatchObject({ ruta: 'mision', luz: 'success', cuantos: 1 })
    const { rows } = await t.owner.query(
      'select p.nombres from usuarios u join personas p on p.id = u.persona_id where u.id = $1',
      [t.gente.usuario.operador],
    )
    expect(mision.ultimo.nombres).toBe(rows[0].nombres)
    expect(a.cursos[0].ultimo.nombres).toBe(rows[0].nombres)
    expect(a.secciones.find((s: any) => s.key === 'valores').ultimo).toBeNull()
  })

  it('names the lecturers of a course', async () => {
    await t.gente.alguien(t.owner, { empresa: t.gente.empresa, cursos: [cursos[0]!] })
    await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, cursos: [cursos[1]!] })
    const a = await avance()
    expect(a.cursos.map((c: any) => c.docentes.length)).toEqual([0, 1, 0])
  })

  it('of a programme: each of its plans, not those of others', async () => {
    const otro = await plantPlan(t, { en: p })
    await plantCurso(t, otro)
    await plantPlan(t)
    const { data } = (await ask('GET', `/v1/programas/${p.programa}/avance`)).body
    expect(data.map((x: any) => [x.id, x.total, x.cuentas.registro.total])).toEqual([
      [otro.plan, expect.any(Number), 1],
      [p.plan, (await avance()).total, 3],
    ])
  })

  it('an empty plan is at nothing', async () => {
    const vacio = await plantPlan(t)
    expect((await avance(vacio.plan)).total).toBe(0)
  })

  it('another institution and what is out of scope: 404', async () => {
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [(await plantPlan(t)).programa],
    })
    for (const ajeno of [t.gente.ajeno, token])
      for (const path of [`/v1/plan/estudios/${p.plan}/avance`, `/v1/programas/${p.programa}/avance`])
        expect((await t.as(ajeno)('GET', path)).status).toBe(404)
  })
})
