import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'

describe('a course for which somebody has written', () => {
  let t: TestApp
  let p: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
  })
  afterAll(() => t.close())

  const ask = (verb: 'PUT' | 'DELETE' | 'POST', path: string, body: Record<string, unknown> = {}) =>
    t.as(t.gente.token.operador)(verb, path, body)
  const escribir = (curso: number, metodologia: string, periodo_id?: number) =>
    ask('PUT', `/v1/asignaturas/keys/silabo/${curso}`, {
      id: curso,
      silabo: { metodologia },
      ...(periodo_id && { periodo_id }),
    })
  const carta = (curso: number, sumilla: string) =>
    ask('PUT', `/v1/asignaturas/${curso}/carta`, { id: curso, carta: { sumilla } })

  it('is not deleted with its syllabus, whose period is named', async () => {
    const periodo = await ask('POST', '/v1/periodos', {
      nombre: '2026-I',
      fechainicio: '2026-03-16',
      fechafin: '2099-07-17',
    })
    const curso = await plantCurso(t, p)
    expect((await escribir(curso, '<p>Proyectos.</p>', periodo.body.data.id)).status).toBe(200)
    const r = await ask('DELETE', `/v1/asignaturas/${curso}`)
    expect([r.status, r.body.message]).toEqual([
      409,
      expect.stringMatching(/: tiene un sílabo escrito \(2026-I\)\.$/),
    ])
  })

  it('is not deleted with its carta', async () => {
    const curso = await plantCurso(t, p)
    expect((await carta(curso, '<p>De qué trata.</p>')).status).toBe(200)
    const r = await ask('DELETE', `/v1/asignaturas/${curso}`)
    expect([r.status, r.body.message]).toEqual([
      409,
      expect.stringMatching(/: tiene una carta descriptiva escrita\.$/),
    ])
  })

  it('a new version begins with the syllabi of periods that are not over, as drafts; and goes while it says nothing else', async () => {
    const make = async (nombre: string, fechafin: string): Promise<number> =>
      (await ask('POST', '/v1/periodos', { nombre, fechainicio: '2025-03-16', fechafin })).body.data.id
    const [en, pasado] = [await make('V-en-curso', '2099-07-17'), await make('V-pasado', '2099-07-18')]
    const curso = await plantCurso(t, p)
    for (const periodo of [en, pasado, undefined]) await escribir(curso, '<p>Proyectos.</p>', periodo)
    await t.owner.query("update periodos set fechafin = '2025-07-18' where id = $1", [pasado])
    const nueva = await ask('POST', '/v1/asignaturas', {
      planestudio_id: p.plan,
      asignatura_id: curso,
      nombre: 'Nueva',
    })
    const { id } = nueva.body.data
    const { rows } = await t.owner.query(
      `select s.periodo_id, s.estado, k.valor from silabos s join silabo_claves k on k.silabo_id = s.id
       where s.asignatura_id = $1 and k.clave = 'metodologia' order by s.periodo_id`,
      [id],
    )
    expect(rows).toEqual(
      [en, null].map(n => ({
        periodo_id: n,
        estado: 'borrador',
        valor: '<p>Proyectos.</p>',
      })),
    )
    await escribir(id, '<p>Otra cosa.</p>', en)
    expect((await ask('DELETE', `/v1/asignaturas/${id}`)).status).toBe(409)
    await escribir(id, '<p>Proyectos.</p>', en)
    expect((await ask('DELETE', `/v1/asignaturas/${id}`)).status).toBe(200)
    expect((await ask('DELETE', `/v1/asignaturas/${curso}`)).status).toBe(409)
  })

  it('a version stays when its syllabus was handed in, approved or remarked on, although it says what the one before says', async () => {
    const curso = await plantCurso(t, p)
    await escribir(curso, '<p>Proyectos.</p>')
    const nueva = await ask('POST', '/v1/asignaturas', {
      planestudio_id: p.plan,
      asignatura_id: curso,
      nombre: 'Nueva',
    })
    const { id } = nueva.body.data
    const suyo = (cambio: string) =>
      t.owner.query(`update silabos set ${cambio} where asignatura_id = $1 returning id`, [id])
    const eliminar = async () => (await ask('DELETE', `/v1/asignaturas/${id}`)).status
    for (const estado of ['entregado', 'observado', 'aprobado']) {
      await suyo(`estado = '${estado}'`)
      expect(await eliminar(), estado).toBe(409)
    }
    const { rows } = await suyo("estado = 'borrador'")
    await t.owner.query(
      'insert into silabo_observaciones (empresa_id, silabo_id, texto, usuario_id) values ($1, $2, $3, $4)',
      [t.gente.empresa, rows[0].id, 'Falta', t.gente.usuario.operador],
    )
    expect(await eliminar(), 'remarked on').toBe(409)
    await t.owner.query('delete from silabo_observaciones where silabo_id = $1', [rows[0].id])
    expect(await eliminar()).toBe(200)
  })

  it('goes when nothing is left of it', async () => {
    const curso = await plantCurso(t, p)
    await escribir(curso, '<p>Proyectos.</p>')
    await carta(curso, '<p>De qué trata.</p>')
    await escribir(curso, '')
    await carta(curso, '<p> </p>')
    expect((await ask('DELETE', `/v1/asignaturas/${curso}`)).status).toBe(200)
  })
})
