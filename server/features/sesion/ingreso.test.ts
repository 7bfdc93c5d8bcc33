import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { CLAVE, ponerClave } from '../../testing/clave.ts'
import { hastaQueEsperen } from '../../testing/esperan.ts'
import { CONOCIDOS } from './conocidos.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** A person who can sign in with CLAVE. */
async function persona() {
  const made = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
  return await ponerClave(t.owner, made.usuario)
}
/** As a proxy on loopback passes it on from this address; answers the status. */
const signin = (usuario: string, password: string, ip: string, cookie = '') =>
  t.as(null)('POST', '/auth/signin', { usuario, password }, { 'x-forwarded-for': ip, cookie })
const entra = async (usuario: string, ip: string, cookie = '') =>
  (await signin(usuario, CLAVE, ip, cookie)).status
/** Signs in at a browser; answers what it keeps of it. */
async function enNavegador(usuario: string, ip: string): Promise<string> {
  const { raw } = await signin(usuario, CLAVE, ip)
  return `${CONOCIDOS}=${raw.cookies.find(c => c.name === CONOCIDOS)!.value}`
}
/** Somebody fails so many times at each of these addresses. */
async function atacar(usuario: string, direcciones: string[], veces = 11, cookie = '') {
  for (const ip of direcciones)
    for (let i = 0; i < veces; i++) await signin(usuario, 'no es esta', ip, cookie)
}
const muchas = (red: string) => Array.from({ length: 10 }, (_, i) => `${red}.${i}`)

it.each([
  ['another password', 'clave_hash', 'otra'],
  ['an account that is Deshabilitado', 'estado', '2'],
])('a sign-in that was right a moment before %s opens nothing', async (_what, column, value) => {
  const nombre = await persona()
  const otro = new pg.Client(t.databaseUrl)
  await otro.connect()
  try {
    await otro.query('begin')
    await otro.query(`update usuarios set ${column} = $1 where usuario = $2`, [value, nombre])
    const entrando = signin(nombre, CLAVE, '10.19.0.1')
    await hastaQueEsperen(t.owner)
    await otro.query('commit')
    expect((await entrando).status).toBe(422)
  } finally {
    await otro.end()
  }
  const { rows } = await t.owner.query(
    'select 1 from sesiones s join usuarios u on u.id = s.usuario_id where u.usuario = $1 and direccion = $2',
    [nombre, '10.19.0.1'],
  )
  expect(rows).toEqual([])
})

it('who has a name with blanks or a ligature from before signs in with it as it is read, and as it is', async () => {
  const nombre = await persona()
  const renombrar = (de: string, a: string) =>
    t.owner.query('update usuarios set usuario = $2 where usuario = $1', [de, a])
  const [suyo, ajeno] = ['ana\u00a0  \ufb01gueroa', 'ana figueroa']
  await renombrar(nombre, suyo)
  expect(await entra(suyo, '10.19.0.2')).toBe(200)
  expect(await entra('Ana  Figueroa', '10.19.0.2')).toBe(200)
  expect(await entra('anafigueroa', '10.19.0.2')).toBe(422)
  // Whose name is exactly so comes before.
  const otra = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
  await renombrar(await ponerClave(t.owner, otra.usuario), ajeno)
  expect((await signin(ajeno, CLAVE, '10.19.0.2')).body.id).toBe(otra.usuario)
})

describe('somebody who guesses a password', () => {
  it('is stopped where they are, and its owner gets in elsewhere', async () => {
    const nombre = await persona()
    await atacar(nombre, ['10.20.0.1'])
    expect(await entra(nombre, '10.20.0.1')).toBe(429)
    expect(await entra(nombre, '10.20.0.2')).toBe(200)
    // That somebody is in elsewhere opens nothing here.
    expect(await entra(nombre, '10.20.0.1')).toBe(429)
  })

  it('beside its owner at one address does not shut out the browser where they signed in before', async () => {
    const nombre = await persona()
    const navegador = await enNavegador(nombre, '10.21.0.1')
    await atacar(nombre, ['10.21.0.1'])
    expect(await entra(nombre, '10.21.0.1')).toBe(429)
    expect(await entra(nombre, '10.21.0.1', navegador)).toBe(200)
  })

  it('beside others who try many names does not shut that browser out either', async () => {
    const nombre = await persona()
    const navegador = await enNavegador(nombre, '10.22.0.1')
    await t.owner.query("update intentos set fallos = 100 where clave = 'direccion:10.22.0.1'")
    expect(await entra(nombre, '10.22.0.1')).toBe(429)
    expect(await entra(nombre, '10.22.0.1', navegador)).toBe(200)
  })

  it('from many addresses is stopped everywhere; its owner gets in at a known browser, and at an address where they were', async () => {
    const nombre = await persona()
    const navegador = await enNavegador(nombre, '10.23.0.1')
    await atacar(nombre, muchas('10.23.1'))
    expect(await entra(nombre, '10.23.2.1')).toBe(429)
    expect(await entra(nombre, '10.23.2.1', navegador)).toBe(200)
    expect(await entra(nombre, '10.23.0.1')).toBe(200)
  })

  it('with the browser of another account, or a cookie of their own making, has nothing of it', async () => {
    const nombre = await persona()
    await enNavegador(nombre, '10.24.0.1')
    const otro = await enNavegador(await persona(), '10.24.0.2')
    await atacar(nombre, ['10.24.0.3'], 11, otro)
    for (const cookie of ['', otro, otro.replace(/=\d+/, '=1')])
      expect(await entra(nombre, '10.24.0.3', cookie)).toBe(429)
  })

  it('at a browser that is known is stopped there too, after ten', async () => {
    const nombre = await persona()
    const navegador = await enNavegador(nombre, '10.25.0.1')
    await atacar(nombre, ['10.25.0.1'], 10, navegador)
    expect(await entra(nombre, '10.25.0.1', navegador)).toBe(429)
    expect(await entra(nombre, '10.25.0.2', navegador)).toBe(200)
  })

  it('of a name that nobody has is answered as of one that somebody has', async () => {
    for (const nombre of [await persona(), 'nadie.aqui@ejemplo.edu']) {
      const dichos: number[] = []
      for (let i = 0; i < 12; i++) dichos.push((await signin(nombre, 'no es esta', '10.26.0.1')).status)
      expect(dichos).toEqual([...Array(10).fill(422), 429, 429])
    }
  })
})
