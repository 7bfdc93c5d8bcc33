import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantCurso, plantPlan, plantPrograma } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { askCall } from '../../testing/askCall.ts'

const c = calls.usuarios

/** As the filter says it; in the data it is a mark of its own. */
const TUTOR = 0

describe('usuarios', () => {
  let t: TestApp
  let n = 0
  let tipo: number
  let docente: number
  beforeAll(async () => {
    t = await createTestApp()
    const { rows } = await t.owner.query("select id from tipospersonas where codigo = '00001'")
    tipo = Number(rows[0].id)
    const made = await t.owner.query(
      "insert into tipospersonas (tipopersona, codigo) values ('Docente', '00002') returning id",
    )
    docente = Number(made.rows[0].id)
  })
  afterAll(() => t.close())

  const ask = (call: (typeof c)[keyof typeof c], body: Record<string, unknown>) =>
    askCall(t, t.gente.token.root, call, body)
  const valid = (more: Record<string, unknown> = {}) => ({
    usuario: `maría${++n}@ejemplo.edu`,
    nombres: `María Ñahui ${n}`,
    correo: `maria${n}@ejemplo.edu`,
    ...more,
  })
  const acceso = (more: Record<string, unknown> = {}) => ({
    empresa_id: t.gente.empresa,
    tipopersona_id: tipo,
    tipouser: 2,
    rol: 1,
    is_tutor: false,
    permisosFacultades: [],
    permisosProgramas: [],
    programas_ids: [],
    cursos_ids: [],
    ...more,
  })
  const make = async (more: Record<string, unknown> = {}) => {
    const r = await ask(c.create, valid(more))
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data
  }
  const lastChange = async () =>
    (
      await t.owner.query('select * from cambios where empresa_id = $1 order by id desc limit 1', [
        t.gente.empresa,
      ])
    ).rows[0]
  const signin = (usuario: string, password: string) =>
    t.as(null)('POST', '/auth/signin', { usuario, password })

  it('is made with person, accesses of two institutions and a temporary password; one record tells it without the password', async () => {
    const otro = await plantPrograma(t, t.gente.otraEmpresa)
    const aqui = await plantPrograma(t)
    const accesos = [
      acceso({ rol: 2, permisosFacultades: [aqui.facultad], programas_ids: [aqui.programa] }),
      acceso({ tipopersona_id: docente, tipouser: null }),
      acceso({
        empresa_id: t.gente.otraEmpresa,
        rol: 2,
        permisosProgramas: [otro.programa],
        is_tutor: true,
        tipouser: null,
      }),
    ]
    const r = await ask(
      c.create,
      valid({ accesos, sexo: 'F', fechanacimiento: '1990-02-28', password: 'clave-dada-9' }),
    )
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(c.create.output.safeParse(r.body).error).toBeUndefined()
    const { data } = r.body
    expect(data.accesos).toHaveLength(3)
    for (const given of accesos) expect(data.accesos).toContainEqual(expect.objectContaining(given))
    expect(data).toMatchObject({ estado: '1', root: false, clave_temporal: true })
    const record = await lastChange()
    expect(record.evento).toBe('usuario.created')
    expect(record.despues).toMatchObject({ usuario: data.usuario, nombres: data.persona.nombres })
    expect(record.despues.accesos).toHaveLength(3)
    expect(JSON.stringify(record)).not.toMatch(/clave-dada|argon2|clave_hash|clave_temporal/)
    expect((await signin(data.usuario, 'clave-dada-9')).status).toBe(200)
    const shown = await ask(c.show, { id: data.id })
    expect(shown.body.data).toEqual({ ...data, ultimo_ingreso_at: expect.any(String) })
  })

  it('tells all that is wrong at once, of a new one and of one that is there', async () => {
    const { usuario } = await make()
    const { id } = await make()
    const mal = { usuario, distrito_id: '999999', accesos: [acceso({ rol: 2 })] }
    const todo = ['accesos.0.permisosFacultades', 'distrito_id', 'usuario']
    for (const r of [await ask(c.create, valid(mal)), await ask(c.update, { id, ...mal })])
      expect([r.status, Object.keys(r.body.errors).sort()], JSON.stringify(r.body)).toEqual([422, todo])
  })

  it.each(['usuario', 'nombres', 'correo'])('without %s: 422 that names it', async field => {
    for (const value of ['', undefined]) {
      const r = await ask(c.create, valid({ [field]: value }))
      expect(r.status).toBe(422)
      expect(Object.keys(r.body.errors)).toContain(field)
    }
  })

  it('the user name is unique without case among those that are there, and free again after deletion', async () => {
    const first = await make({ usuario: 'Única@Ejemplo.edu' })
    expect(first.usuario).toBe('única@ejemplo.edu')
    const again = await ask(c.create, valid({ usuario: 'ÚNICA@ejemplo.edu' }))
    expect(again.status).toBe(422)
    expect(again.body.errors.usuario).toEqual(['Ya existe un usuario con ese nombre.'])
    // Nor does one more blank make another name, as older ones may have it; saved as it is read, it loses it.
    const otro = await make()
    await t.owner.query("update usuarios set usuario = E'inés\\u00a0 paz' where id = $1", [otro.id])
    expect((await ask(c.create, valid({ usuario: 'Inés Paz' }))).status).toBe(422)
    const saved = await ask(c.update, { id: otro.id, usuario: 'Inés  Paz' })
    expect(saved.body.data.usuario).toBe('inés paz')
    const other = await make()
    expect((await ask(c.update, { id: other.id, usuario: 'única@EJEMPLO.edu' })).status).toBe(422)
    await ask(c.delete, { ids: [first.id] })
    expect((await ask(c.create, valid({ usuario: 'única@ejemplo.edu' }))).status).toBe(200)
  })

  it('a user name that is the mail and is taken: the mail is to blame', async () => {
    const { usuario } = await make({ usuario: 'operador@ejemplo.edu' })
    const r = await ask(c.create, valid({ correo: 'Operador@ejemplo.edu', usuario: 'Operador@ejemplo.edu' }))
    expect([r.status, r.body.errors]).toEqual([
      422,
      { correo: [`Ya hay una cuenta que entra con ${usuario}.`] },
    ])
  })

  it('two at once with one name: one is made', async () => {
    const both = await Promise.all([1, 2].map(() => ask(c.create, valid({ usuario: 'gemelos' }))))
    expect(both.map(r => r.status).sort()).toEqual([200, 422])
    expect(both.find(r => r.status === 422)!.body.errors).toHaveProperty('usuario')
  })

  it('names every faculty, programme and course that is not of the named institution', async () => {
    const plan = await plantPlan(t)
    const ajeno = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    const curso = await plantCurso(t, ajeno, {}, t.gente.otraEmpresa)
    const r = await ask(
      c.create,
      valid({
        accesos: [
          acceso({
            tipopersona_id: docente,
            rol: 2,
            permisosFacultades: [plan.facultad, ajeno.facultad],
            permisosProgramas: [ajeno.programa],
            programas_ids: [999_999],
            cursos_ids: [curso],
          }),
          acceso({ empresa_id: t.gente.otraEmpresa, tipopersona_id: docente, cursos_ids: [curso] }),
        ],
      }),
    )
    expect(r.status).toBe(422)
    expect(Object.keys(r.body.errors).sort()).toEqual(
      ['cursos_ids', 'permisosFacultades', 'permisosProgramas', 'programas_ids'].map(f => `accesos.0.${f}`),
    )
    expect(r.body.errors['accesos.0.permisosFacultades'][0]).toBe(
      'Una de las facultades elegidas ya no está en «Universidad de Prueba»: quítela y vuelva a guardar.',
    )
    const { rows } = await t.owner.query('select count(*)::int as n from usuarios where usuario = $1', [
      `maría${n}@ejemplo.edu`,
    ])
    expect(rows[0].n).toBe(0)
  })

  it('refuses an institution or role that is not there, a role twice, and a restriction to nothing', async () => {
    const bad = [
      acceso({ empresa_id: 987_654 }),
      acceso({ tipopersona_id: 987_654 }),
      acceso(),
      acceso({ tipouser: 3 }),
      acceso({ tipopersona_id: docente, rol: 2 }),
    ]
    const r = await ask(c.create, valid({ accesos: bad }))
    expect(Object.keys(r.body.errors).sort()).toEqual([
      'accesos.0.empresa_id',
      'accesos.1.tipopersona_id',
      'accesos.3.tipopersona_id',
      'accesos.4.permisosFacultades',
    ])
  })

  it('courses are given with the role of a lecturer alone; who has some under another from before may keep or lose them', async () => {
    const plan = await plantPlan(t)
    const [uno, dos] = [await plantCurso(t, plan), await plantCurso(t, plan)]
    const otro = (cursos_ids: number[], tipouser: number | null = null) => acceso({ tipouser, cursos_ids })
    for (const bad of [otro([uno]), otro([uno], 5)]) {
      const r = await ask(c.create, valid({ accesos: [bad] }))
      expect([r.status, r.body.errors]).toEqual([
        422,
        { 'accesos.0.cursos_ids': ['Los cursos se dan con el rol «Docente»: añádale ese rol a la persona.'] },
      ])
    }
    const lecturer = acceso({ tipopersona_id: docente, tipouser: null, cursos_ids: [uno] })
    const made = await make({ accesos: [lecturer] })
    // The role is changed in the form, and the courses stay in it.
    const moved = await ask(c.update, { id: made.id, accesos: [otro([uno])] })
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['accesos.0.cursos_ids']])
    const before = await make({ accesos: [otro([])] })
    await t.owner.query('update accesos set cursos_ids = $2 where usuario_id = $1', [
      before.id,
      JSON.stringify([uno]),
    ])
    const save = async (cursos_ids: number[]) =>
      (await ask(c.update, { id: before.id, telefono: '1', accesos: [otro(cursos_ids)] })).status
    expect([await save([uno, dos]), await save([uno]), await save([])]).toEqual([422, 200, 200])
  })

  it('a version of a course counts as its base course; a course that is gone since is dropped when the form comes back', async () => {
    const plan = await plantPlan(t)
    const [base, gone] = [await plantCurso(t, plan), await plantCurso(t, plan)]
    const version = await plantCurso(t, plan, { base_id: base, version: 2 })
    const lecturer = acceso({ tipopersona_id: docente, tipouser: null, cursos_ids: [version, base, gone] })
    const made = await make({ accesos: [lecturer] })
    expect(made.accesos[0].cursos_ids).toEqual([base, gone])
    await t.owner.query('delete from asignaturas where id = $1', [gone])
    const { id: _id, razonsocial: _r, tipopersona: _t, rol_nombre: _n, ...back } = made.accesos[0]
    const r = await ask(c.update, { id: made.id, accesos: [back], revision: made.revision })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.data.accesos[0].cursos_ids).toEqual([base])
  })

  it('a change keeps what is not given, counts the revision, and tells before and after; nothing changed is no record', async () => {
    const made = await make({ accesos: [acceso()], telefono: '999' })
    const r = await ask(c.update, {
      id: made.id,
      nombres: 'Otra',
      accesos: [acceso({ tipouser: 3 }), acceso({ empresa_id: t.gente.otraEmpresa })],
      revision: made.revision,
    })
    expect(r.body.data).toMatchObject({
      usuario: made.usuario,
      persona: { nombres: 'Otra', telefono: '999' },
    })
    expect(r.body.data.revision).toBeGreaterThan(made.revision)
    expect(r.body.data.accesos.find((a: any) => a.empresa_id === t.gente.empresa).id).toBe(made.accesos[0].id)
    const record = await lastChange()
    expect(record.evento).toBe('usuario.updated')
    expect(record.antes.nombres).toBe(made.persona.nombres)
    expect(record.antes.accesos).toMatchObject([{ tipouser: 2 }])
    expect(record.despues.accesos).toMatchObject([{ tipouser: 3 }, { empresa_id: t.gente.otraEmpresa }])
    const again = await ask(c.update, {
      id: made.id,
      nombres: 'Otra',
      accesos: [acceso({ tipouser: 3 }), acceso({ empresa_id: t.gente.otraEmpresa })],
    })
    expect(again.body.data.revision).toBe(r.body.data.revision)
    expect((await lastChange()).id).toBe(record.id)
  })

  it('a stale edit is 409 with the user as it is now, also when the person changed it', async () => {
    const made = await make()
    await t.owner.query("update personas set telefono = '123', revision = revision + 1 where id = $1", [
      made.persona_id,
    ])
    const r = await ask(c.update, { id: made.id, nombres: 'X', revision: made.revision })
    expect(r.status).toBe(409)
    expect(r.body.actual).toMatchObject({ id: made.id, persona: { telefono: '123' } })
  })

  it('multipart as §7 says it: accesses as a JSON string, POST with _method=PUT', async () => {
    const made = await make()
    const r = await t.as(t.gente.token.root)('POST', '/usuarios/save', {
      _method: 'PUT',
      id: String(made.id),
      fechanacimiento: '28/02/1990',
      telefono: '',
      accesos: JSON.stringify([acceso()]),
    })
    expect(r.body.data).toMatchObject({ persona: { fechanacimiento: '1990-02-28', telefono: null } })
    expect(r.body.data.accesos).toHaveLength(1)
  })

  it('lists by name, user or mail without accents, by institution, state, type and role, the newest first', async () => {
    const a = await make({ nombres: 'Zoé Ñandú', accesos: [acceso({ tipouser: 3 })] })
    const b = await make({
      nombres: 'Zoe Nandu',
      estado: '3',
      accesos: [acceso({ empresa_id: t.gente.otraEmpresa, tipopersona_id: docente, tipouser: null })],
    })
    const ids = async (body: Record<string, unknown>) =>
      (await ask(c.list, { per_page: 50, ...body })).body.data.map((u: { id: number }) => u.id)
    expect(await ids({ filtro: 'zoe ñandu' })).toEqual([b.id, a.id])
    expect(await ids({ filtro: 'ñandú zoe' })).toEqual([b.id, a.id])
    expect(await ids({ filtro: a.usuario.toUpperCase() })).toEqual([a.id])
    expect(await ids({ filtro: 'zoe', empresa_id: t.gente.otraEmpresa })).toEqual([b.id])
    expect(await ids({ filtro: 'zoe', estado: '3' })).toEqual([b.id])
    expect(await ids({ filtro: 'zoe', tipouser: 3 })).toEqual([a.id])
    expect(await ids({ filtro: 'zoe', tipopersona_id: docente })).toEqual([b.id])
    expect(await ids({ filtro: 'zoe', empresa_id: t.gente.empresa, tipopersona_id: docente })).toEqual([])
    expect(await ids({ tipouser: 1 })).toEqual([t.gente.usuario.root])
    expect(await ids({ filtro: '100%' })).toEqual([])
    const page = await ask(c.list, { per_page: 5, page: 2 })
    expect(page.body.pagination).toMatchObject({ current_page: 2, per_page: 5, from: 6 })
    expect(c.list.output.safeParse(page.body).error).toBeUndefined()
  })

  it('a tutor is that, in the list, its filter and at work, also where the role alone would make an operator', async () => {
    const { rows } = await t.owner.query(
      "insert into tipospersonas (tipopersona, codigo) values ('Operador de diseño curricular', '00027') returning id",
    )
    const operador = acceso({ tipopersona_id: Number(rows[0].id), tipouser: null })
    const tutor = await make({
      nombres: 'Úrsula Tutora',
      accesos: [{ ...operador, is_tutor: true }],
      password: 'clave-dada-9',
    })
    const otro = await make({ nombres: 'Úrsula Operadora', accesos: [operador] })
    expect([tutor, otro].map(u => u.accesos[0].rol_nombre)).toEqual(['Otros', 'Operador'])
    const found = async (tipouser: number) =>
      (await ask(c.list, { filtro: 'ursula', tipouser })).body.data.map((u: { id: number }) => u.id)
    expect([await found(2), await found(TUTOR), await found(1)]).toEqual([[otro.id], [tutor.id], []])
    const { body } = await signin(tutor.usuario, 'clave-dada-9')
    const me = await t.as(body._token)('POST', '/auth/user')
    expect(me.body.data).toMatchObject({ isTutor: true, isOperador: false })
  })

  it.each(['operador', 'operadorBasico', 'tutor', 'inspector', 'demo', 'docente'] as const)(
    '%s: 403 everywhere',
    async rol => {
      for (const call of [
        c.list,
        c.show,
        c.create,
        c.update,
        c.delete,
        c.showPassword,
        c.issuePassword,
        c.tipospersonas,
        c.estructura,
        c.cursos,
      ]) {
        const r = await askCall(t, t.gente.token[rol], call, {
          ...valid(),
          id: 1,
          ids: [1],
          empresa_id: t.gente.empresa,
        })
        expect([call.path, r.status]).toEqual([call.path, 403])
      }
    },
  )

  it('without a session: 401; unknown or deleted: 404', async () => {
    expect((await askCall(t, null, c.list, {})).status).toBe(401)
    const made = await make()
    await ask(c.delete, { ids: [made.id] })
    for (const call of [c.show, c.update, c.showPassword, c.issuePassword])
      for (const id of [made.id, 987_654]) expect((await ask(call, { id })).status).toBe(404)
  })

  it('what can be chosen for another institution: its faculties, programmes and courses', async () => {
    const plan = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    const curso = await plantCurso(t, plan, { nombre: 'Ética pública', codigo: 'ET-1' }, t.gente.otraEmpresa)
    await plantCurso(
      t,
      plan,
      { nombre: 'Ética y función pública', codigo: 'ET-1', base_id: curso, version: 2 },
      t.gente.otraEmpresa,
    )
    const tree = await ask(c.estructura, { empresa_id: t.gente.otraEmpresa })
    expect(tree.body.data).toContainEqual(
      expect.objectContaining({
        id: plan.facultad,
        programas: [expect.objectContaining({ id: plan.programa })],
      }),
    )
    const found = await ask(c.cursos, { empresa_id: t.gente.otraEmpresa, q: 'etica y' })
    expect(found.body.data).toMatchObject([
      { id: curso, nombre: 'Ética y función pública', programa_id: plan.programa },
    ])
    expect((await ask(c.cursos, { empresa_id: t.gente.empresa, ids: [curso] })).body.data).toEqual([])
    expect((await ask(c.tipospersonas, {})).body.data).toContainEqual(
      expect.objectContaining({ codigo: '00002' }),
    )
  })
})
