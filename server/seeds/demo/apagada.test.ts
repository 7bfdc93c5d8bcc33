import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CLAVE_DE_DEMO } from './gente.ts'
import { type Servidor, servidor } from './servidorDePrueba.ts'

let t: Servidor
beforeAll(async () => {
  t = await servidor({ DEMO: '0', ROOT_PASSWORD: 'una clave de root' })
  await t.start()
})
afterAll(() => t.close())

/** An account of this name and password with a session; answers its id. */
async function cuenta(usuario: string, clave: string): Promise<number> {
  const { rows } = await t.owner.query(
    `with p as (insert into personas (nombres, correo) values ('Alguien', $1) returning id),
      u as (insert into usuarios (persona_id, usuario, clave_hash) select id, $1, $2 from p returning id)
      insert into sesiones (token_hash, usuario_id, vence_at) select $1, id, now() + interval '1 day' from u returning usuario_id`,
    [usuario, await hash(clave)],
  )
  return Number(rows[0].usuario_id)
}

const abiertas = async (): Promise<number[]> =>
  (await t.owner.query('select usuario_id from sesiones where cerrada_at is null')).rows.map(r =>
    Number(r.usuario_id),
  )

it('a start without the demonstration ends the sessions of its people, and says that they are there', async () => {
  expect(t.avisos).toEqual([])
  await cuenta('operador@demo.edu', CLAVE_DE_DEMO)
  // One whose owner chose a password is a person like any other.
  const suya = await cuenta('inspector@demo.edu', 'una clave muy larga')
  const ajena = await cuenta('alguien@ejemplo.edu', 'una clave muy larga')
  await t.start()
  expect((await abiertas()).sort((a, b) => a - b)).toEqual([suya, ajena])
  expect(t.avisos).toEqual([expect.stringContaining('la contraseña publicada ya no se entra')])
})
