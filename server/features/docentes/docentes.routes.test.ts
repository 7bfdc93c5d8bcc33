import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { askCall } from '../../testing/askCall.ts'
import { ROLES } from '../../testing/gente.ts'

const c = calls.docentes

describe('docentes', () => {
  let t: TestApp
  let aqui: PlanPlantado
  let alla: PlanPlantado
  let n = 0
  let tipo: number
  /** Operator of the first plan's faculty only. */
  let parcial: string
  const cursos: number[] = []
  let fuera: number
  beforeAll(async () => {
    t = await createTestApp()
    tipo = Number(
      (
        await t.owner.query(
          "insert into tipospersonas (tipopersona, codigo) values ('Docente', '00002') returning id",
        )
      ).rows[0].id,
    )
    aqui = await plantPlan(t)
    alla = await plantPlan(t)
    for (let i = 0; i < 3; i++) cursos.push(await plantCurso(t, aqui, { codigo: `C-${i}` }))
    fuera = await plantCurso(t, alla)
    parcial = (
      await t.gente.alguien(t.owner, {
        empresa: t.gente.empresa,
        tipouser: 2,
        rol: 2,
        facultades: [aqui.facultad],
      })
    ).token
  })
  afterAll(() => t.close())

  const ask = (
    call: (typeof c)[keyof typeof c],
    body: Record<string, unknown>,
    token = t.gente.token.operador,
  ) => askCall(t, token, call, body)
  const valid = (more: Record<string, unknown> = {}) => ({
    nombres: `Docente Ñato ${++n}`,
    correo: `Docente${n}@ejemplo.edu`,
    ...more,
  })
  const make = async (more: Record<string, unknown> = {}, token?: string) => {
    const r = await ask(c.create, valid(more), token)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data
  }
  const idsOf = (d: { cursos: { id: number }[] }) => d.cursos.map(x => x.id).sort((a, b) => a - b)
  const records = async (id: number) =>
    (
      await t.owner.query(
        'select evento, antes, despues from cambios where objeto_id = $1 and empresa_id = $2 order by id',
        [id, t.gente.empresa],
      )
    ).rows

  it('is made as person, user and access with courses, in one record without a password', async () => {
    const version = await plantCurso(t, aqui, { base_id: cursos[0], version: 2, nombre: 'Nombre nuevo' })
    const made = await make({ cursos_ids: [version, cursos[1]], grado: 'Mg.', telefono: '999' })
    expect(c.create.output.shape.data.safeParse(made).error).toBeUndefined()
    expect(idsOf(made)).toEqual([cursos[0], cursos[1]])
    expect(made.cursos.find((x: { id: number }) => x.id === cursos[0]).nombre).toBe('Nombre nuevo')
    expect(made).toMatchObject({
      usuario: `docente${n}@ejemplo.edu`,
      motivo: null,
      persona: { telefono: '999' },
    })
    const [record, ...others] = await records(made.id)
    expect(others).toEqual([])
    expect(record).toMatchObject({ evento: 'docente.created', despues: { nombres: made.persona.nombres } })
    expect(JSON.stringify(record)).not.toMatch(/clave|argon/)
    const { rows } = await t.owner.query(
      'select tipopersona_id, rol, cursos_ids from accesos where usuario_id = $1',
      [made.id],
    )
    expect(rows).toMatchObject([{ cursos_ids: [cursos[0], cursos[1]] }])
    expect(Number(rows[0].tipopersona_id)).toBe(tipo)
    await t.owner.query('delete from asignaturas where id = $1', [version])
  })

  it.each(['nombres', 'correo'])('without %s: 422 that names it', async field => {
    for (const value of ['', undefined]) {
      const r = await ask(c.create, valid({ [field]: value }))
      expect([r.status, Object.keys(r.body.errors)]).toEqual([422, [field]])
    }
  })

  it('someone of another institution is linked, not doubled; nothing of them is changed, told or taken from them', async () => {
    const other = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, tipouser: 2 })
    await t.owner.query(
      "update personas set correo = 'Compartida@Ejemplo.edu', nombres = 'Nombre propio', telefono = '555', documento = '12345678' where id = (select persona_id from usuarios where id = $1)",
      [other.usuario],
    )
    const made = await make({
      correo: 'compartida@ejemplo.EDU',
      nombres: 'Otro nombre',
      telefono: '111',
      cursos_ids: [cursos[0]],
    })
    expect(made.id).toBe(other.usuario)
    expect(made).toMatchObject({
      usuario: null,
      persona: { nombres: 'Nombre propio', telefono: null, documento: null },
    })
    expect(made.motivo).toMatch(/otra institución/)
    expect(JSON.stringify(await records(made.id))).not.toMatch(/555|12345678|Otro nombre/)
    for (const change of [{ correo: 'mio@ejemplo.edu' }, { nombres: 'X' }, { estado: '3' }]) {
      const r = await ask(c.update, { id: made.id, ...change })
      expect([r.status, Object.keys(r.body.errors)]).toEqual([422, Object.keys(change)])
    }
    const same = await ask(c.update, { id: made.id, nombres: 'Nombre propio', cursos_ids: [cursos[1]] })
    expect([same.status, idsOf(same.body.data)]).toEqual([200, [cursos[1]]])
    const { rows } = await t.owner.query(
      'select p.* from personas p join usuarios u on u.persona_id = p.id where u.id = $1',
      [other.usuario],
    )
    expect(rows[0]).toMatchObject({
      nombres: 'Nombre propio',
      correo: 'Compartida@Ejemplo.edu',
      telefono: '555',
    })
    const twice = await ask(c.create, valid({ correo: 'compartida@ejemplo.edu' }))
    expect([twice.status, twice.body.errors.correo]).toEqual([422, ['Ya hay un docente con ese correo.']])
    await ask(c.delete, { ids: [made.id] })
    const left = await t.owner.query('select empresa_id from accesos where usuario_id = $1', [other.usuario])
    expect(left.rows.map(r => Number(r.empresa_id))).toEqual([t.gente.otraEmpresa])
  })

  it('the data of an administrator or operator who also teaches are not the operator’s to change', async () => {
    const correo = `persona-${++n}@ejemplo.edu`
    const root = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, root: true })
    await t.owner.query(
      'update personas set correo = $1 where id = (select persona_id from usuarios where id = $2)',
      [correo, root.usuario],
    )
    const made = await make({ correo })
    expect(made.motivo).toMatch(/otro rol/)
    expect((await ask(c.update, { id: made.id, correo: 'ladron@ejemplo.edu' })).status).toBe(422)
    await ask(c.delete, { ids: [made.id] })
  })

  it.each(['inspector', 'demo', 'tutor', 'operadorBasico'] as const)(
    '%s, who only looks, is told no document, birth date or address, in the list, in one or in a file',
    async rol => {
      const secret = { documento: '70654321', sexo: 'F', estadocivil: 'Casado(a)', telefono: '987000111' }
      const { id, persona } = await make({ ...secret, fechanacimiento: '1980-05-06', direccion: 'Jr. Uno 1' })
      const token = t.gente.token[rol]
      const one = (await ask(c.show, { id }, token)).body
      expect(c.show.output.safeParse(one).error).toBeUndefined()
      expect(one.data.persona).toMatchObject({ nombres: persona.nombres, correo: persona.correo })
      const [listed] = (await ask(c.list, { filtro: persona.nombres }, token)).body.data
      for (const seen of [one.data, listed]) {
        expect(seen.id).toBe(id)
        expect(JSON.stringify(seen)).not.toMatch(/70654321|1980|Casado|987000111|Jr\. Uno/)
        expect(seen.persona).toMatchObject({ sexo: null, fechanacimiento: null, direccion: null })
      }
      expect((await ask(c.exportar, {}, token)).status).toBe(403)
      expect((await ask(c.show, { id })).body.data.persona).toMatchObject(secret)
    },
  )

  it('courses that are not there, or of another institution, are named', async () => {
    const ajeno = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    const curso = await plantCurso(t, ajeno, {}, t.gente.otraEmpresa)
    const r = await ask(c.create, valid({ cursos_ids: [cursos[0], curso, 999_999] }))
    expect(r.status).toBe(422)
    expect(r.body.errors.cursos_ids[0]).toContain(`${curso}, 999999`)
  })

  it('a change counts the revision, keeps the rest, is one record; a stale one is 409', async () => {
    const made = await make({ cursos_ids: [cursos[0]] })
    const r = await ask(c.update, {
      id: made.id,
      nombres: 'Otra Ñ',
      cursos_ids: [cursos[1]],
      revision: made.revision,
    })
    expect(r.body.data).toMatchObject({ persona: { nombres: 'Otra Ñ', correo: made.persona.correo } })
    expect(idsOf(r.body.data)).toEqual([cursos[1]])
    const all = await records(made.id)
    expect(all).toHaveLength(2)
    expect(all[1]).toMatchObject({
      evento: 'docente.updated',
      antes: { nombres: made.persona.nombres, cursos_ids: [cursos[0]] },
      despues: { nombres: 'Otra Ñ', cursos_ids: [cursos[1]] },
    })
    const stale = await ask(c.update, { id: made.id, nombres: 'Z', revision: made.revision })
    expect([stale.status, stale.body.actual?.persona.nombres]).toEqual([409, 'Otra Ñ'])
    const same = await ask(c.update, { id: made.id, nombres: 'Otra Ñ', cursos_ids: [cursos[1]] })
    expect(same.body.data.revision).toBe(r.body.data.revision)
  })

  it('a part of the institution: sees its lecturers and courses alone, and changes only those', async () => {
    const both = await make({ cursos_ids: [cursos[0], fuera] })
    const away = await make({ cursos_ids: [fuera] })
    const none = await make()
    const seen = await ask(c.list, { per_page: 50 }, parcial)
    const ids = seen.body.data.map((d: { id: number }) => d.id)
    expect(ids).toEqual(expect.arrayContaining([both.id, none.id]))
    expect(ids).not.toContain(away.id)
    expect((await ask(c.show, { id: away.id }, parcial)).status).toBe(404)
    expect((await ask(c.update, { id: away.id, nombres: 'X' }, parcial)).status).toBe(404)
    expect((await ask(c.delete, { ids: [away.id] }, parcial)).status).toBe(404)
    const mine = await ask(c.show, { id: both.id }, parcial)
    expect(idsOf(mine.body.data)).toEqual([cursos[0]])
    expect(mine.body.data.motivo).toMatch(/otras facultades/)
    const saved = await ask(c.update, { id: both.id, cursos_ids: [cursos[1]] }, parcial)
    expect(idsOf(saved.body.data)).toEqual([cursos[1]])
    expect(idsOf((await ask(c.show, { id: both.id })).body.data)).toEqual(
      [cursos[1]!, fuera].sort((a, b) => a - b),
    )
    expect((await ask(c.update, { id: both.id, cursos_ids: [fuera] }, parcial)).status).toBe(422)
    const kept = await ask(c.delete, { ids: [both.id] }, parcial)
    expect([kept.status, kept.body.message]).toEqual([409, expect.stringContaining(both.persona.nombres)])
    expect((await ask(c.cursos, { ids: [cursos[0], fuera] }, parcial)).body.data).toMatchObject([
      { id: cursos[0] },
    ])
  })

  it('lists by name or mail without accents, by programme, plan and none, in pages', async () => {
    const one = await make({ nombres: 'Íñigo Único', cursos_ids: [fuera] })
    const ids = async (body: Record<string, unknown>) =>
      (await ask(c.list, { per_page: 50, ...body })).body.data.map((d: { id: number }) => d.id)
    expect(await ids({ filtro: 'iñigo unico' })).toEqual([one.id])
    expect(await ids({ filtro: 'iñigo', programa_id: alla.programa })).toEqual([one.id])
    expect(await ids({ filtro: 'iñigo', planestudio_id: aqui.plan })).toEqual([])
    expect(await ids({ filtro: 'iñigo', sin_cursos: true })).toEqual([])
    const page = await ask(c.list, { per_page: 5 })
    expect(c.list.output.safeParse(page.body).error).toBeUndefined()
    expect(page.body.data[0].id).toBe(one.id)
  })

  it('is replaced in one step: the courses go along, both are told of it, and an open session has them at once', async () => {
    const de = await make({ cursos_ids: [cursos[0], cursos[1]] })
    const por = await make({ cursos_ids: [cursos[1]] })
    const some = await ask(c.replace, { id: de.id, por_id: por.id, cursos_ids: [cursos[0]] })
    expect([some.status, idsOf(some.body.data)], JSON.stringify(some.body)).toEqual([200, [cursos[1]]])
    expect(some.body.message).toContain('1 curso de')
    const all = await ask(c.replace, { id: de.id, por_id: por.id })
    expect(idsOf(all.body.data)).toEqual([])
    expect(idsOf((await ask(c.show, { id: por.id })).body.data)).toEqual(
      [cursos[0]!, cursos[1]!].sort((a, b) => a - b),
    )
    expect((await records(de.id)).map(r => r.evento)).toEqual([
      'docente.created',
      'docente.reemplazado',
      'docente.reemplazado',
    ])
    for (const body of [{ por_id: de.id }, { por_id: por.id }, { por_id: por.id, cursos_ids: [cursos[2]] }])
      expect((await ask(c.replace, { id: de.id, ...body })).status).toBe(422)
    expect((await ask(c.replace, { id: de.id, por_id: 987_654 })).status).toBe(404)
  })

  it('only the courses that whoever asks sees go over', async () => {
    const de = await make({ cursos_ids: [cursos[0], fuera] })
    const por = await make()
    await ask(c.replace, { id: de.id, por_id: por.id }, parcial)
    expect(idsOf((await ask(c.show, { id: de.id })).body.data)).toEqual([fuera])
    expect(idsOf((await ask(c.show, { id: por.id })).body.data)).toEqual([cursos[0]])
  })

  it('whoever takes the last course that they see gets an answer, and the rest stays', async () => {
    const de = await make({ cursos_ids: [cursos[0], fuera] })
    const r = await ask(c.update, { id: de.id, cursos_ids: [] }, parcial)
    expect([r.status, r.body.data?.cursos]).toEqual([200, []])
    expect(idsOf((await ask(c.show, { id: de.id })).body.data)).toEqual([fuera])
  })

  it('two replacements at once lose no course', async () => {
    const [a, b, into] = [
      await make({ cursos_ids: [cursos[0]] }),
      await make({ cursos_ids: [cursos[1]] }),
      await make(),
    ]
    await Promise.all([a, b].map(d => ask(c.replace, { id: d.id, por_id: into.id })))
    expect(idsOf((await ask(c.show, { id: into.id })).body.data)).toEqual(
      [cursos[0]!, cursos[1]!].sort((x, y) => x - y),
    )
  })

  it('is taken off the list, the person stays, and the mail links them again', async () => {
    const made = await make({ cursos_ids: [cursos[0]] })
    expect((await ask(c.delete, { ids: [made.id, 987_654] })).status).toBe(404)
    const r = await ask(c.delete, { ids: [made.id] })
    expect([r.status, r.body.message]).toEqual([
      200,
      `Acabamos de quitar a «${made.persona.nombres}» de la lista de docentes.`,
    ])
    expect((await ask(c.show, { id: made.id })).status).toBe(404)
    expect((await make({ correo: made.persona.correo })).id).toBe(made.id)
  })

  it.each(ROLES.flatMap(rol => Object.entries(c).map(([name, call]) => [rol, name, call] as const)))(
    '%s, %s: what the matrix says',
    async (rol, _name, call) => {
      const may =
        rol !== 'docente' && (call.access === 'curricular.ver' || rol === 'root' || rol === 'operador')
      const r = await askCall(t, t.gente.token[rol], call, { id: 987_654, ids: [987_654], por_id: 987_655 })
      if (may) expect([200, 404, 422]).toContain(r.status)
      else expect([r.status, /rol/.test(r.body.message)]).toEqual([403, true])
    },
  )

  it('of another institution: 404; without a session: 401', async () => {
    const made = await make()
    expect((await ask(c.show, { id: made.id }, t.gente.ajeno)).status).toBe(404)
    expect((await ask(c.update, { id: made.id, nombres: 'X' }, t.gente.ajeno)).status).toBe(404)
    expect((await ask(c.delete, { ids: [made.id] }, t.gente.ajeno)).status).toBe(404)
    expect((await askCall(t, null, c.list, {})).status).toBe(401)
  })
})
