import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDb } from '../../platform/db/db.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import type { AccesoDePrueba } from '../../testing/gente.ts'
import { firstLugar } from './lugar.ts'

/** What is in memory of a session is at most this old (platform/session/active.ts), and a little patience. */
const FRESH_MS = 1100

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const persona = (more: Partial<AccesoDePrueba> = {}) =>
  t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2, ...more })
const me = (token: string) => t.as(token)('POST', '/auth/user', {})

const nuevaEmpresa = async (estado = 'Activado'): Promise<number> => {
  const { rows } = await t.owner.query(
    "insert into empresas (razonsocial, tipo, estado) values ('Otra', 'Instituto', $1) returning id",
    [estado],
  )
  return Number(rows[0].id)
}

describe('another institution', () => {
  const change = (token: string, empresa_id: unknown) =>
    t.as(token)('POST', '/empresas/change', { empresa_id })
  const empresaDe = async (token: string) => (await me(token)).body.data.empresa.id

  it('is entered by who has a role there, with the role of there', async () => {
    const { token, usuario } = await persona()
    await t.owner.query(
      `insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser, rol)
       select $1, usuario_id, tipopersona_id, 3, 1 from accesos where usuario_id = $2`,
      [t.gente.otraEmpresa, usuario],
    )
    await sleep(FRESH_MS)
    const r = await change(token, t.gente.otraEmpresa)
    expect(calls.auth.changeEmpresa.output.safeParse(r.body).error).toBeUndefined()
    expect([r.body.data.empresa.id, r.body.data.rol]).toEqual([t.gente.otraEmpresa, 'inspector'])
    expect((await me(token)).body.data.rol).toBe('inspector')
  })

  it.each<[string, () => unknown, number]>([
    ['one without a role there', () => t.gente.otraEmpresa, 404],
    ['one that is not there', () => 999_999, 404],
    ['one beyond every number', () => '99999999999999999999', 422],
    ['no number', () => 'x', 422],
    ['none', () => undefined, 422],
  ])('%s is refused and the session stays where it was', async (_case, empresa, status) => {
    const { token } = await persona()
    expect((await change(token, empresa())).status).toBe(status)
    expect(await empresaDe(token)).toBe(t.gente.empresa)
  })

  it('none is entered by a tutor, whatever their role is there; from another role of theirs it is', async () => {
    const { token, usuario } = await persona({ codigo_aditional: 'is_tutor_diseno', tipouser: null })
    await t.owner.query(
      `insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser, rol)
       select $1, usuario_id, tipopersona_id, 2, 1 from accesos where usuario_id = $2`,
      [t.gente.otraEmpresa, usuario],
    )
    await sleep(FRESH_MS)
    expect((await me(token)).body.data).toMatchObject({ isTutor: true, empresas: { length: 2 } })
    const r = await change(token, t.gente.otraEmpresa)
    expect([r.status, r.body.message]).toEqual([403, mensajes.sesion.tutorNoCambia])
    expect(await empresaDe(token)).toBe(t.gente.empresa)
    await t.owner.query(
      'update accesos set codigo_aditional = null, tipouser = 2 where usuario_id = $1 and empresa_id = $2',
      [usuario, t.gente.empresa],
    )
    await sleep(FRESH_MS)
    expect((await change(token, t.gente.otraEmpresa)).status).toBe(200)
  })

  it('who is a tutor in one and more in another begins in the other', async () => {
    const { usuario } = await persona({ codigo_aditional: 'is_tutor_diseno', tipouser: null })
    const db = openDb(t.databaseUrl)
    onTestFinished(() => db.close())
    const donde = async () => (await firstLugar(db, usuario, false))?.empresaId
    expect(await donde()).toBe(t.gente.empresa)
    await t.owner.query(
      `insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser, rol)
       select $1, usuario_id, tipopersona_id, 2, 1 from accesos where usuario_id = $2`,
      [t.gente.otraEmpresa, usuario],
    )
    expect(await donde()).toBe(t.gente.otraEmpresa)
  })

  it('one that is Desactivado is refused to all but root, and offered to nobody', async () => {
    const empresa = await nuevaEmpresa('Desactivado')
    const { token, usuario } = await persona()
    await t.owner.query(
      `insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser, rol)
       select $1, usuario_id, tipopersona_id, 2, 1 from accesos where usuario_id = $2`,
      [empresa, usuario],
    )
    const { data } = (await me(token)).body
    expect(data.empresas.map((e: { id: number }) => e.id)).not.toContain(empresa)
    expect((await change(token, empresa)).status).toBe(404)
    expect(await empresaDe(token)).toBe(t.gente.empresa)
  })

  it.each(['Activado', 'Desactivado', 'Bloqueado'])(
    'root enters any, also one that is %s, without a role there',
    async estado => {
      const empresa = await nuevaEmpresa(estado)
      const { token } = await persona({ root: true })
      const { data } = (await change(token, empresa)).body
      expect(data).toMatchObject({ empresa: { id: empresa }, rol: 'root', roles: [] })
      // Which of them one works with is asked of those at work alone.
      expect(data.empresas.some((e: { id: number }) => e.id === empresa)).toBe(estado === 'Activado')
      expect((await t.as(token)('POST', '/v1/facultades', { nombre: 'Se repara' })).status).toBe(200)
      expect((await change(token, 999_999)).status).toBe(404)
      expect(await empresaDe(token)).toBe(empresa)
    },
  )

  it('without a session nobody enters', async () => {
    expect((await change('no-existe', t.gente.empresa)).status).toBe(401)
  })
})

/** Another role of the same person in an institution; answers the id of its kind. */
async function otroRol(usuario: number, codigo: string, tipouser: number, programas: number[] = []) {
  const kind = await t.owner.query(
    'insert into tipospersonas (tipopersona, codigo) values ($1, $2) returning id',
    [`Rol ${codigo}`, codigo],
  )
  const tipo = Number(kind.rows[0].id)
  await t.owner.query(
    'insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser, rol, programas_ids) values ($1, $2, $3, $4, 1, $5)',
    [t.gente.empresa, usuario, tipo, tipouser, JSON.stringify(programas)],
  )
  return tipo
}
const changeRol = (token: string, tipopersona_id: unknown) =>
  t.as(token)('POST', '/tipospersonas/change', { tipopersona_id })

describe('another role', () => {
  it('is taken on in the same institution, with its permissions, by the same token', async () => {
    const { token, usuario } = await persona()
    const tipo = await otroRol(usuario, '00028', 3)
    await sleep(FRESH_MS)
    const before = (await me(token)).body.data
    expect([before.rol, before.roles.length]).toEqual(['operador', 2])
    expect((await t.as(token)('POST', '/v1/facultades', { nombre: 'Antes' })).status).toBe(200)
    const r = await changeRol(token, tipo)
    expect(calls.auth.changeTipopersona.output.safeParse(r.body).error).toBeUndefined()
    expect(r.body.data).toMatchObject({
      rol: 'inspector',
      isInspector: true,
      isOperador: false,
      tipopersona_id: tipo,
      codtipopersona: '00028',
      json: { moduloCurriculo: { tipouser: 3 } },
    })
    expect((await t.as(token)('POST', '/v1/facultades', { nombre: 'Después' })).status).toBe(403)
    expect((await changeRol(token, before.tipopersona_id)).body.data.rol).toBe('operador')
  })

  it('that one does not have, or has only elsewhere, is not there', async () => {
    const { token, usuario } = await persona()
    const kind = await t.owner.query(
      "insert into tipospersonas (tipopersona, codigo) values ('Ajeno', '00777') returning id",
    )
    const ajeno = Number(kind.rows[0].id)
    await t.owner.query(
      'insert into accesos (empresa_id, usuario_id, tipopersona_id, tipouser, rol) values ($1, $2, $3, 3, 1)',
      [t.gente.otraEmpresa, usuario, ajeno],
    )
    await sleep(FRESH_MS)
    for (const tipo of [ajeno, 999_999]) expect((await changeRol(token, tipo)).status).toBe(404)
    expect((await changeRol(token, 0)).status).toBe(422)
    expect((await me(token)).body.data.rol).toBe('operador')
  })
})

describe('programmes', () => {
  let planted = 0
  const insert = async (text: string, values: unknown[]) =>
    (await t.owner.query(`${text} returning id`, values)).rows.map(r => Number(r.id))
  /** Two programmes of an institution, Zootecnia and Agronomía. */
  const programasDe = async (empresa: number): Promise<[number, number]> => {
    const name = [empresa, `De prueba ${++planted}`]
    const [facultad] = await insert('insert into facultades (empresa_id, nombre) values ($1, $2)', name)
    const [nivel] = await insert('insert into niveles (empresa_id, nombre, codigo) values ($1, $2, $2)', name)
    const [modalidad] = await insert('insert into modalidades (empresa_id, nombre) values ($1, $2)', name)
    const [zoo, agro] = await insert(
      `insert into programas (empresa_id, facultad_id, nivel_id, modalidad_id, nombre)
       values ($1, $2, $3, $4, 'Zootecnia'), ($1, $2, $3, $4, 'Agronomía')`,
      [empresa, facultad, nivel, modalidad],
    )
    return [zoo!, agro!]
  }
  const give = async (acceso: number, programas: number[]) => {
    await t.owner.query('update accesos set programas_ids = $1 where id = $2', [
      JSON.stringify(programas),
      acceso,
    ])
    await sleep(FRESH_MS)
  }
  const choose = (token: string, carreraestudiante_id: unknown) =>
    t.as(token)('POST', '/carrerasestudiantes/change', { carreraestudiante_id })

  it('of the role are answered with their names, and one of them is worked with', async () => {
    const { token, acceso } = await persona()
    const [zoo, agro] = await programasDe(t.gente.empresa)
    await give(acceso, [zoo, agro, 999_999])
    expect((await me(token)).body.data).toMatchObject({
      programas: [
        { id: agro, programa: 'Agronomía' },
        { id: zoo, programa: 'Zootecnia' },
      ],
      carreraestudiante: { id: 0 },
    })
    const r = await choose(token, zoo)
    expect(calls.auth.changeCarrera.output.safeParse(r.body).error).toBeUndefined()
    expect(r.body.data.carreraestudiante).toEqual({ id: zoo })
    expect((await me(token)).body.data.carreraestudiante).toEqual({ id: zoo })
    expect((await choose(token, 0)).body.data.carreraestudiante).toEqual({ id: 0 })
  })

  it('that are not of the role are not there', async () => {
    const { token, acceso } = await persona()
    const [[zoo, agro], [ajeno]] = [
      await programasDe(t.gente.empresa),
      await programasDe(t.gente.otraEmpresa),
    ]
    await give(acceso, [zoo])
    for (const id of [agro, ajeno, 999_999]) expect((await choose(token, id)).status).toBe(404)
    expect((await choose(token, -1)).status).toBe(422)
    // The only one is the one.
    expect((await me(token)).body.data.carreraestudiante).toEqual({ id: zoo })
  })

  it('belong to their role: another role, and what is chosen is none', async () => {
    const { token, acceso, usuario } = await persona()
    const [zoo, agro] = await programasDe(t.gente.empresa)
    const tipo = await otroRol(usuario, '00099', 3, [agro])
    await give(acceso, [zoo, agro])
    expect((await choose(token, zoo)).status).toBe(200)
    const { data } = (await changeRol(token, tipo)).body
    expect([data.programas, data.carreraestudiante]).toEqual([
      [{ id: agro, programa: 'Agronomía' }],
      { id: agro },
    ])
    expect((await choose(token, zoo)).status).toBe(404)
  })

  it('that were deleted, or taken away, are not worked with any more', async () => {
    const { token, acceso } = await persona()
    const [zoo, agro] = await programasDe(t.gente.empresa)
    const third = (await programasDe(t.gente.empresa))[0]
    await give(acceso, [zoo, agro, third])
    await choose(token, zoo)
    await give(acceso, [agro, third])
    expect((await me(token)).body.data.carreraestudiante).toEqual({ id: 0 })
  })
})
