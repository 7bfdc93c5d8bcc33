import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPrograma } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

const URL = '/v1/programas'

describe('texts of a programme', () => {
  let t: TestApp
  let ask: Ask
  let programa: number
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())
  const save = (body: Record<string, unknown>, como = ask) =>
    como('POST', `${URL}/guardar/json/${programa}`, body)

  it('are saved by key, cleaned, and leave programa.save.json (§4)', async () => {
    const p = await plantPrograma(t)
    programa = p.programa
    const r = await save({
      key: 'misiones',
      items: [{ descripcion: 'Formar<script>x</script>', status: 2 }],
      revision: 0,
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.data).toMatchObject({
      revision: 1,
      items: [{ descripcion: '<p>Formar</p>', resumen: 'Formar', status: 2, version: 1 }],
    })
    expect((await ask('GET', `${URL}/${programa}/secciones`)).body.data).toEqual([r.body.data])
    const { rows } = await t.owner.query('select * from cambios order by id desc limit 1')
    expect(rows[0]).toMatchObject({ evento: 'programa.save.json', despues: { key: 'misiones', revision: 1 } })
    expect(Number(rows[0].objeto_id)).toBe(programa)
    expect(rows[0].ambito).toEqual({ facultad_id: p.facultad, programa_id: p.programa })
  })

  it('a stale edit gets what is there now', async () => {
    const late = await save({ key: 'misiones', items: [{ descripcion: 'Tarde' }], revision: 0 })
    expect(late.status).toBe(409)
    expect(late.body.actual).toMatchObject({ key: 'misiones', revision: 1 })
  })

  it('two texts side by side never collide', async () => {
    const keys = ['presentacion', 'historias', 'visiones', 'valores']
    const all = await Promise.all(keys.map(key => save({ key, items: [{ descripcion: key }], revision: 0 })))
    expect(all.map(r => r.status)).toEqual([200, 200, 200, 200])
  })

  it.each(['lineasInvestigaciones', 'otra', ''])('the key «%s» is refused', async key =>
    expect((await save({ key, items: [] })).status).toBe(422),
  )
  it.each([{ cursos_ids: [1] }, { asignatura_id: 1 }])(
    'an entry that names courses is refused, and nothing is written: %o',
    async nombra => {
      const r = await save({
        key: 'basesLegales',
        items: [{ descripcion: 'a' }, { descripcion: 'b', ...nombra }],
      })
      expect(r.status).toBe(422)
      expect(r.body.errors).toEqual({ 'items.1': ['Los textos de un programa no nombran cursos.'] })
      const { rows } = await t.owner.query("select 1 from programa_secciones where key = 'basesLegales'")
      expect(rows).toEqual([])
    },
  )
  it.each(['inspector', 'demo', 'docente'] as const)('%s may not write them', async rol =>
    expect((await save({ key: 'misiones', items: [] }, t.as(t.gente.token[rol]))).status).toBe(403),
  )
  it.each(['tutor', 'operadorBasico'] as const)('%s may', async rol =>
    expect(
      (await save({ key: 'justificacion', items: [{ descripcion: rol }] }, t.as(t.gente.token[rol]))).status,
    ).toBe(200),
  )
  it('of another institution, or out of scope: 404', async () => {
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [987_654],
    })
    for (const quien of [t.gente.ajeno, token]) {
      expect((await save({ key: 'misiones', items: [] }, t.as(quien))).status).toBe(404)
      expect((await t.as(quien)('GET', `${URL}/${programa}/secciones`)).status).toBe(404)
    }
  })
})
