import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { askCall } from '../../testing/askCall.ts'

const c = calls.usuarios

describe('finding people', () => {
  let t: TestApp
  let aqui: PlanPlantado
  let alla: PlanPlantado
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    t = await createTestApp()
    aqui = await plantPlan(t)
    alla = await plantPlan(t)
    const [cursoAqui, cursoAlla] = [await plantCurso(t, aqui), await plantCurso(t, alla)]
    const { empresa } = t.gente
    const plant = async (
      name: string,
      acceso: Omit<Parameters<typeof t.gente.alguien>[1], 'empresa'>,
      en = empresa,
    ) => {
      const made = await t.gente.alguien(t.owner, { empresa: en, ...acceso })
      ids[name] = made.usuario
      await t.owner.query(
        'update personas set nombres = $1 where id = (select persona_id from usuarios where id = $2)',
        [`Buscada ${name}`, made.usuario],
      )
    }
    await plant('Éntera', { tipouser: 2 })
    await plant('misma facultad', { tipouser: 2, rol: 2, facultades: [aqui.facultad] })
    await plant('mismo programa', { tipouser: 2, rol: 2, programas: [aqui.programa] })
    await plant('otra facultad', { tipouser: 2, rol: 2, facultades: [alla.facultad] })
    await plant('dicta aquí', { codigo: '00002', cursos: [cursoAqui] })
    await plant('dicta allá', { codigo: '00002', cursos: [cursoAlla] })
    await plant('ajena', { tipouser: 2 }, t.gente.otraEmpresa)
    await t.owner.query("update tipospersonas set tipopersona = 'Docente' where codigo = '00002'")
    await plant('tutora', { codigo_aditional: 'is_tutor_diseno' })
    await plant('opera y dicta', { tipouser: 2 })
    await t.owner.query(
      `insert into accesos (empresa_id, usuario_id, tipopersona_id, rol)
       select $1, $2, id, 1 from tipospersonas where codigo = '00002'`,
      [empresa, ids['opera y dicta']],
    )
    await plant('bloqueada', { tipouser: 2 })
    await t.owner.query("update usuarios set estado = '3' where id = $1", [ids.bloqueada])
  })
  afterAll(() => t.close())

  const found = async (token: string, body: Record<string, unknown>): Promise<string[]> => {
    const r = await askCall(t, token, c.search, body)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(c.search.output.safeParse(r.body).error).toBeUndefined()
    return r.body.data.map((p: { nombres: string }) => p.nombres.replace('Buscada ', '')).sort()
  }
  const TODAS = [
    'dicta allá',
    'dicta aquí',
    'misma facultad',
    'mismo programa',
    'opera y dicta',
    'otra facultad',
    'tutora',
    'Éntera',
  ].sort()

  it('those of the institution who may work, by part of the name without accents or by mail', async () => {
    expect(await found(t.gente.token.operador, { q: 'buscada' })).toEqual(TODAS)
    expect(await found(t.gente.token.operador, { q: 'ENTERA' })).toEqual(['Éntera'])
    expect(await found(t.gente.token.operador, { q: 'aqui buscada' })).toEqual(['dicta aquí'])
    expect(await found(t.gente.token.operador, { q: '_' })).toEqual([])
    expect(await found(t.gente.ajeno, { q: 'buscada' })).toEqual(['ajena'])
  })

  it.each([
    ['a faculty', () => ({ facultades: [aqui.facultad] })],
    ['a programme', () => ({ programas: [aqui.programa] })],
  ])('who works on %s finds those who share it, and those who work for all', async (_case, part) => {
    const me = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2, rol: 2, ...part() })
    const expected = ['dicta aquí', 'misma facultad', 'mismo programa', 'opera y dicta', 'tutora', 'Éntera']
    expect(await found(me.token, { q: 'buscada' })).toEqual(expected.sort())
    expect(await found(me.token, { ids: [ids['dicta allá']!, ids['dicta aquí']!] })).toEqual(['dicta aquí'])
  })

  it('says what they are, and nothing of someone without a question', async () => {
    const r = await askCall(t, t.gente.token.demo, c.search, { q: 'dicta aqui' })
    expect(r.body.data[0]).toMatchObject({
      id: ids['dicta aquí'],
      rol_nombre: 'Docente',
      is_docente: true,
    })
    // What reads «Otros» tells nobody apart. Of several roles one is told; a lecturer is one whichever it is.
    const todas = (await askCall(t, t.gente.token.demo, c.search, { q: 'buscada' })).body.data
    const dicho = todas.map((p: any) => [p.nombres.replace('Buscada ', ''), p.rol_nombre, p.is_docente])
    expect(dicho).toEqual(
      expect.arrayContaining([
        ['Éntera', 'Operador', false],
        ['tutora', 'Tutor', false],
        ['opera y dicta', 'Operador', true],
      ]),
    )
    expect(await found(t.gente.token.operador, {})).toEqual([])
    expect((await askCall(t, t.gente.token.docente, c.search, { q: 'a' })).status).toBe(403)
  })
})
