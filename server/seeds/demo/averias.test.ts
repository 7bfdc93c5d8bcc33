import { calls } from '@malla/contracts/calls.ts'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Db, openDb } from '../../platform/db/db.ts'
import { CLAVE, ponerClave } from '../../testing/clave.ts'
import type { Presentado } from '../seed.ts'
import { seedDemo } from './demo.ts'
import type { Institucion } from './plan.ts'
import { type Servidor, servidor } from './servidorDePrueba.ts'
import { universidad } from './universidad.ts'

const [ingenieria] = universidad.facultades
const sana: Institucion = {
  ...universidad,
  razonsocial: 'Sana',
  silabos: undefined,
  facultades: [{ ...ingenieria!, programas: [] }],
}
/** Two faculties of one name: the second is refused. */
const rota: Institucion = {
  ...sana,
  razonsocial: 'Rota',
  facultades: [...sana.facultades, ...sana.facultades],
}

describe('a demonstration that is cut short or cannot be made', () => {
  let t: Servidor
  let db: Db
  beforeEach(async () => {
    t = await servidor({ DEMO: '0' })
    db = openDb(t.database.url, 2)
    await t.start()
  })
  afterEach(async () => {
    await db.close()
    await t.close()
  })

  const demo = (...instituciones: Institucion[]) =>
    seedDemo({ app: t.app, db, instituciones, warn: line => t.avisos.push(line) })
  const estados = async () =>
    (await t.owner.query('select razonsocial, estado from empresas order by id')).rows.map(
      r => `${r.razonsocial}: ${r.estado}`,
    )

  it('says in one line which institution is missing and why; the others and their people are there', async () => {
    const people = await demo(rota, sana)
    expect(t.avisos).toHaveLength(1)
    expect(t.avisos[0]).toMatch(/^La demostración queda sin «Rota»: POST \/v1\/facultades: 422 \S.+$/)
    expect(await estados()).toEqual(['Rota (incompleta): Desactivado', 'Sana: Activado'])
    const { rows } = await t.owner.query('select id from usuarios where usuario = $1', [people[0]!.usuario])
    // The published password is none here, where DEMO=0.
    await ponerClave(t.owner, rows[0].id)
    const { data } = await (await t.signin({ ...people[0]!, clave: CLAVE }))(calls.auth.user, {})
    expect(data.empresas.map(e => e.razonsocial)).toEqual(['Sana'])
  })

  it('leaves no institution behind that nobody noted as begun', async () => {
    await t.owner.query(`create function no() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger no before update on ajustes for each row execute function no()`)
    await expect(demo(sana)).rejects.toThrow()
    await t.owner.query('drop trigger no on ajustes')
    await demo(sana)
    expect(await estados()).toEqual(['Sana: Activado'])
  })

  it('is not tried again at each start', async () => {
    await demo(rota)
    await demo(sana)
    expect(await estados()).toEqual(['Rota (incompleta): Desactivado'])
  })

  it('when the process was killed meanwhile, the next start puts the half aside and makes it anew', async () => {
    await t.owner.query("insert into empresas (razonsocial, tipo) values ('A medias', 'Universidad')")
    await t.owner.query(
      "insert into ajustes (nombre, valor) select 'demostracion_a_medias', jsonb_agg(id) from empresas",
    )
    await t.owner.query("insert into personas (nombres, correo) values ('Ana', 'operador@demo.edu')")
    await t.owner.query(
      "insert into usuarios (persona_id, usuario, clave_hash) select max(id), 'operador@demo.edu', 'x' from personas",
    )
    expect(await demo(sana)).toHaveLength(8)
    expect(await estados()).toEqual(['A medias (incompleta): Desactivado', 'Sana: Activado'])
    expect(await demo(sana)).toHaveLength(8)
    expect(await estados()).toHaveLength(2)
  })

  it('leaves institutions of the person’s own alone', async () => {
    await t.owner.query("insert into empresas (razonsocial, tipo) values ('La mía', 'Colegio')")
    expect(await demo(sana)).toEqual([])
    expect(await estados()).toEqual(['La mía: Activado'])
  })
})

describe('the administrator’s password', () => {
  let t: Servidor
  beforeEach(async () => {
    t = await servidor()
  })
  afterEach(() => t.close())

  const rol = async (quien: Presentado | undefined) =>
    (await (await t.signin(quien!))(calls.auth.user, {})).data.rol_nombre

  it('is shown although the demonstration fails as a whole, in one line', async () => {
    const broken = { inject: () => Promise.reject(new Error('no hay red')) } as unknown as FastifyInstance
    const people = await t.start(broken)
    expect(t.avisos).toEqual([
      expect.stringMatching(/^La demostración queda sin «.+», «.+» y «.+»: no hay red$/),
    ])
    expect(people).toHaveLength(1)
    expect(await rol(people[0])).toBe('Root o Administrador')
  })

  it('is shown by the next start when this one was killed before, and then no more', async () => {
    await t.start()
    await t.owner.query("update usuarios set clave_hash = '' where usuario = 'root@malla.local'")
    const [root, ...others] = await t.start()
    expect(await rol(root)).toBe('Root o Administrador')
    expect(await t.start()).toEqual(others)
    // Three starts, the first of which makes the whole demonstration.
  }, 120_000)
})
