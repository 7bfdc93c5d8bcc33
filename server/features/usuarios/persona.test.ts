import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { askCall } from '../../testing/askCall.ts'
import { imagenUrl } from '../imagenes/usos.ts'

let t: TestApp
let n = 0
beforeAll(async () => {
  t = await createTestApp()
  await t.owner.query("insert into tipospersonas (tipopersona, codigo) values ('Docente', '00002')")
})
afterAll(() => t.close())

/** A kept picture of a person, as if this one had uploaded it. */
async function plantImagen(usuario: number, uso = 'perfil'): Promise<string> {
  const public_id = `imagen-de-prueba-${++n}`
  await t.owner.query(
    `insert into imagenes (public_id, usuario_id, clave, formato, bytes, ancho, alto, uso) values ($1, $2, $1, 'webp', 1, 1, 1, $3)`,
    [public_id, usuario, uso],
  )
  return imagenUrl(public_id)
}

/** Who fills in a person's form where: each makes one with these fields, and changes one so. */
const formas = [
  ['usuarios', 'root', calls.usuarios],
  ['docentes', 'operador', calls.docentes],
] as const

describe.each(formas)('the person in a form of %s', (_forma, rol, c) => {
  const ask = (call: typeof c.create | typeof c.update, body: Record<string, unknown>) =>
    askCall(t, t.gente.token[rol], call, body)
  const valid = (more: Record<string, unknown>) => ({
    usuario: `forma${++n}`,
    nombres: `Forma ${n}`,
    correo: `forma${n}@ejemplo.edu`,
    ...more,
  })

  it.each([
    ['of elsewhere', async () => 'https://ajeno.edu/mira.png'],
    ['that is a script', async () => 'javascript:alert(1)'],
    ['that nobody uploaded', async () => imagenUrl('nadie-la-subio')],
    ['that somebody else uploaded', () => plantImagen(t.gente.usuario.tutor)],
    ['uploaded for something else', () => plantImagen(t.gente.usuario[rol], 'logo')],
  ])('refuses a picture %s, new or changed', async (_case, address) => {
    const imagen_url = await address()
    const refused = await ask(c.create, valid({ imagen_url }))
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toEqual(['imagen_url'])
    const { id, revision } = (await ask(c.create, valid({}))).body.data
    expect((await ask(c.update, { id, revision, imagen_url })).status).toBe(422)
  })

  it('takes a picture that whoever asks uploaded, and leaves it when another saves', async () => {
    const imagen_url = await plantImagen(t.gente.usuario[rol])
    const made = await ask(c.create, valid({ imagen_url }))
    expect(made.body.data.persona.imagen_url, JSON.stringify(made.body)).toBe(imagen_url)
    const { id, revision } = made.body.data
    const again = { id, revision, imagen_url, grado: 'Mg.' }
    const saved = await askCall(t, t.gente.token.root, c.update, again)
    expect(saved.body.data.persona, JSON.stringify(saved.body)).toMatchObject({ imagen_url, grado: 'Mg.' })
  })

  it('refuses a district that is none, new or changed', async () => {
    const refused = await ask(c.create, valid({ distrito_id: '999999' }))
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['distrito_id']])
    const { id, revision } = (await ask(c.create, valid({ distrito_id: '040126' }))).body.data
    expect((await ask(c.update, { id, revision, distrito_id: '999999' })).status).toBe(422)
  })
})
