import { calls } from '@malla/contracts/calls.ts'
import { describe, expect, it } from 'vitest'
import { plantPrograma } from '../../testing/academico.ts'
import { askCall } from '../../testing/askCall.ts'
import { casaDeUsuarios } from './testing/casaDeUsuarios.ts'

const c = calls.usuarios

describe('usuarios', () => {
  const casa = casaDeUsuarios()
  const { acceso, ask, lastChange, make, signin, valid } = casa

  it('is made with person, accesses of two institutions and a temporary password; one record tells it without the password', async () => {
    const otro = await plantPrograma(casa.t, casa.t.gente.otraEmpresa)
    const aqui = await plantPrograma(casa.t)
    const accesos = [
      acceso({ rol: 2, permisosFacultades: [aqui.facultad], programas_ids: [aqui.programa] }),
      acceso({ tipopersona_id: casa.docente, tipouser: null }),
      acceso({
        empresa_id: casa.t.gente.otraEmpresa,
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
    await casa.t.owner.query("update usuarios set usuario = E'inés\\u00a0 paz' where id = $1", [otro.id])
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

  it('a change keeps what is not given, counts the revision, and tells before and after; nothing changed is no record', async () => {
    const made = await make({ accesos: [acceso()], telefono: '999' })
    const r = await ask(c.update, {
      id: made.id,
      nombres: 'Otra',
      accesos: [acceso({ tipouser: 3 }), acceso({ empresa_id: casa.t.gente.otraEmpresa })],
      revision: made.revision,
    })
    expect(r.body.data).toMatchObject({
      usuario: made.usuario,
      persona: { nombres: 'Otra', telefono: '999' },
    })
    expect(r.body.data.revision).toBeGreaterThan(made.revision)
    expect(r.body.data.accesos.find((a: any) => a.empresa_id === casa.t.gente.empresa).id).toBe(
      made.accesos[0].id,
    )
    const record = await lastChange()
    expect(record.evento).toBe('usuario.updated')
    expect(record.antes.nombres).toBe(made.persona.nombres)
    expect(record.antes.accesos).toMatchObject([{ tipouser: 2 }])
    expect(record.despues.accesos).toMatchObject([{ tipouser: 3 }, { empresa_id: casa.t.gente.otraEmpresa }])
    const again = await ask(c.update, {
      id: made.id,
      nombres: 'Otra',
      accesos: [acceso({ tipouser: 3 }), acceso({ empresa_id: casa.t.gente.otraEmpresa })],
    })
    expect(again.body.data.revision).toBe(r.body.data.revision)
    expect((await lastChange()).id).toBe(record.id)
  })

  it('a stale edit is 409 with the user as it is now, also when the person changed it', async () => {
    const made = await make()
    await casa.t.owner.query("update personas set telefono = '123', revision = revision + 1 where id = $1", [
      made.persona_id,
    ])
    const r = await ask(c.update, { id: made.id, nombres: 'X', revision: made.revision })
    expect(r.status).toBe(409)
    expect(r.body.actual).toMatchObject({ id: made.id, persona: { telefono: '123' } })
  })

  it('multipart as §7 says it: accesses as a JSON string, POST with _method=PUT', async () => {
    const made = await make()
    const r = await casa.t.as(casa.t.gente.token.root)('POST', '/usuarios/save', {
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
      accesos: [
        acceso({ empresa_id: casa.t.gente.otraEmpresa, tipopersona_id: casa.docente, tipouser: null }),
      ],
    })
    const ids = async (body: Record<string, unknown>) =>
      (await ask(c.list, { per_page: 50, ...body })).body.data.map((u: { id: number }) => u.id)
    expect(await ids({ filtro: 'zoe ñandu' })).toEqual([b.id, a.id])
    expect(await ids({ filtro: 'ñandú zoe' })).toEqual([b.id, a.id])
    expect(await ids({ filtro: a.usuario.toUpperCase() })).toEqual([a.id])
    expect(await ids({ filtro: 'zoe', empresa_id: casa.t.gente.otraEmpresa })).toEqual([b.id])
    expect(await ids({ filtro: 'zoe', estado: '3' })).toEqual([b.id])
    expect(await ids({ filtro: 'zoe', tipouser: 3 })).toEqual([a.id])
    expect(await ids({ filtro: 'zoe', tipopersona_id: casa.docente })).toEqual([b.id])
    expect(
      await ids({ filtro: 'zoe', empresa_id: casa.t.gente.empresa, tipopersona_id: casa.docente }),
    ).toEqual([])
    expect(await ids({ tipouser: 1 })).toEqual([casa.t.gente.usuario.root])
    expect(await ids({ filtro: '100%' })).toEqual([])
    const page = await ask(c.list, { per_page: 5, page: 2 })
    expect(page.body.pagination).toMatchObject({ current_page: 2, per_page: 5, from: 6 })
    expect(c.list.output.safeParse(page.body).error).toBeUndefined()
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
        const r = await askCall(casa.t, casa.t.gente.token[rol], call, {
          ...valid(),
          id: 1,
          ids: [1],
          empresa_id: casa.t.gente.empresa,
        })
        expect([call.path, r.status]).toEqual([call.path, 403])
      }
    },
  )

  it('without a session: 401; unknown or deleted: 404', async () => {
    expect((await askCall(casa.t, null, c.list, {})).status).toBe(401)
    const made = await make()
    await ask(c.delete, { ids: [made.id] })
    for (const call of [c.show, c.update, c.showPassword, c.issuePassword])
      for (const id of [made.id, 987_654]) expect((await ask(call, { id })).status).toBe(404)
  })
})
