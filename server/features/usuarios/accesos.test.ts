import { calls } from '@malla/contracts/calls.ts'
import { describe, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { casaDeUsuarios } from './testing/casaDeUsuarios.ts'

const c = calls.usuarios

/** As the filter says it; in the data it is a mark of its own. */
const TUTOR = 0

describe('what a user may do where', () => {
  const casa = casaDeUsuarios()
  const { acceso, ask, make, signin, valid } = casa

  it('names every faculty, programme and course that is not of the named institution', async () => {
    const plan = await plantPlan(casa.t)
    const ajeno = await plantPlan(casa.t, { empresa: casa.t.gente.otraEmpresa })
    const curso = await plantCurso(casa.t, ajeno, {}, casa.t.gente.otraEmpresa)
    const r = await ask(
      c.create,
      valid({
        accesos: [
          acceso({
            tipopersona_id: casa.docente,
            rol: 2,
            permisosFacultades: [plan.facultad, ajeno.facultad],
            permisosProgramas: [ajeno.programa],
            programas_ids: [999_999],
            cursos_ids: [curso],
          }),
          acceso({ empresa_id: casa.t.gente.otraEmpresa, tipopersona_id: casa.docente, cursos_ids: [curso] }),
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
    const { rows } = await casa.t.owner.query('select count(*)::int as n from usuarios where usuario = $1', [
      `maría${casa.n}@ejemplo.edu`,
    ])
    expect(rows[0].n).toBe(0)
  })

  it('refuses an institution or role that is not there, a role twice, and a restriction to nothing', async () => {
    const bad = [
      acceso({ empresa_id: 987_654 }),
      acceso({ tipopersona_id: 987_654 }),
      acceso(),
      acceso({ tipouser: 3 }),
      acceso({ tipopersona_id: casa.docente, rol: 2 }),
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
    const plan = await plantPlan(casa.t)
    const [uno, dos] = [await plantCurso(casa.t, plan), await plantCurso(casa.t, plan)]
    const otro = (cursos_ids: number[], tipouser: number | null = null) => acceso({ tipouser, cursos_ids })
    for (const bad of [otro([uno]), otro([uno], 5)]) {
      const r = await ask(c.create, valid({ accesos: [bad] }))
      expect([r.status, r.body.errors]).toEqual([
        422,
        { 'accesos.0.cursos_ids': ['Los cursos se dan con el rol «Docente»: añádale ese rol a la persona.'] },
      ])
    }
    const lecturer = acceso({ tipopersona_id: casa.docente, tipouser: null, cursos_ids: [uno] })
    const made = await make({ accesos: [lecturer] })
    // The role is changed in the form, and the courses stay in it.
    const moved = await ask(c.update, { id: made.id, accesos: [otro([uno])] })
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['accesos.0.cursos_ids']])
    const before = await make({ accesos: [otro([])] })
    await casa.t.owner.query('update accesos set cursos_ids = $2 where usuario_id = $1', [
      before.id,
      JSON.stringify([uno]),
    ])
    const save = async (cursos_ids: number[]) =>
      (await ask(c.update, { id: before.id, telefono: '1', accesos: [otro(cursos_ids)] })).status
    expect([await save([uno, dos]), await save([uno]), await save([])]).toEqual([422, 200, 200])
  })

  it('a version of a course counts as its base course; a course that is gone since is dropped when the form comes back', async () => {
    const plan = await plantPlan(casa.t)
    const [base, gone] = [await plantCurso(casa.t, plan), await plantCurso(casa.t, plan)]
    const version = await plantCurso(casa.t, plan, { base_id: base, version: 2 })
    const lecturer = acceso({
      tipopersona_id: casa.docente,
      tipouser: null,
      cursos_ids: [version, base, gone],
    })
    const made = await make({ accesos: [lecturer] })
    expect(made.accesos[0].cursos_ids).toEqual([base, gone])
    await casa.t.owner.query('delete from asignaturas where id = $1', [gone])
    const { id: _id, razonsocial: _r, tipopersona: _t, rol_nombre: _n, ...back } = made.accesos[0]
    const r = await ask(c.update, { id: made.id, accesos: [back], revision: made.revision })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.data.accesos[0].cursos_ids).toEqual([base])
  })

  it('a tutor is that, in the list, its filter and at work, also where the role alone would make an operator', async () => {
    const { rows } = await casa.t.owner.query(
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
    const me = await casa.t.as(body._token)('POST', '/auth/user')
    expect(me.body.data).toMatchObject({ isTutor: true, isOperador: false })
  })

  it('what can be chosen for another institution: its faculties, programmes and courses', async () => {
    const plan = await plantPlan(casa.t, { empresa: casa.t.gente.otraEmpresa })
    const curso = await plantCurso(
      casa.t,
      plan,
      { nombre: 'Ética pública', codigo: 'ET-1' },
      casa.t.gente.otraEmpresa,
    )
    await plantCurso(
      casa.t,
      plan,
      { nombre: 'Ética y función pública', codigo: 'ET-1', base_id: curso, version: 2 },
      casa.t.gente.otraEmpresa,
    )
    const tree = await ask(c.estructura, { empresa_id: casa.t.gente.otraEmpresa })
    expect(tree.body.data).toContainEqual(
      expect.objectContaining({
        id: plan.facultad,
        programas: [expect.objectContaining({ id: plan.programa })],
      }),
    )
    const found = await ask(c.cursos, { empresa_id: casa.t.gente.otraEmpresa, q: 'etica y' })
    expect(found.body.data).toMatchObject([
      { id: curso, nombre: 'Ética y función pública', programa_id: plan.programa },
    ])
    expect((await ask(c.cursos, { empresa_id: casa.t.gente.empresa, ids: [curso] })).body.data).toEqual([])
    expect((await ask(c.tipospersonas, {})).body.data).toContainEqual(
      expect.objectContaining({ codigo: '00002' }),
    )
  })
})
