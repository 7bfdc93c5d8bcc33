import { afterAll, beforeAll, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { IGUALES_POR_HORA, POR_HORA } from './cuotaDeCorreos.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** Somebody, and how they mail a report. */
async function remitente() {
  const curso = await plantCurso(t, await plantPlan(t))
  const made = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
  const mail = async (correo: string): Promise<number> =>
    (await t.as(made.token)('POST', `/v1/asignaturas/mail/silabo/${curso}`, { correo })).status
  return { ...made, mail }
}

it('nobody mails without end: neither one report to one address, nor many; later again', async () => {
  const { usuario, mail } = await remitente()
  const all = await Promise.all(Array.from({ length: IGUALES_POR_HORA + 3 }, () => mail('alguien@fuera.pe')))
  expect(all.filter(s => s === 200)).toHaveLength(IGUALES_POR_HORA)
  expect(all.filter(s => s === 429)).toHaveLength(3)
  expect([await mail('ALGUIEN@fuera.pe'), await mail('otra@fuera.pe')]).toEqual([429, 200])

  await t.owner.query(
    `insert into trabajos (empresa_id, usuario_id, llamada, entrada, titulo)
     select $1, $2, '/otra', jsonb_build_object('input', n, 'correo', n || '@fuera.pe'), 'x' from generate_series(1, $3::int) n`,
    [t.gente.empresa, usuario, POR_HORA - IGUALES_POR_HORA - 1],
  )
  expect(await mail('una-mas@fuera.pe')).toBe(429)
  await t.owner.query(
    "update trabajos set created_at = now() - interval '61 minutes' where usuario_id = $1",
    [usuario],
  )
  expect(await mail('una-mas@fuera.pe')).toBe(200)
})

it('whoever clears the list of documents has mailed no less', async () => {
  const { token, mail } = await remitente()
  for (let i = 0; i < IGUALES_POR_HORA; i++) expect(await mail('alguien@fuera.pe')).toBe(200)
  const ask = t.as(token)
  const list = async (): Promise<{ id: number }[]> => (await ask('GET', '/v1/trabajos')).body.data
  const all = await list()
  for (const { id } of all) expect((await ask('DELETE', `/v1/trabajos/${id}`)).status).toBe(200)
  expect([all.length, await list()]).toEqual([IGUALES_POR_HORA, []])
  for (const verb of ['GET', 'DELETE'] as const)
    expect((await ask(verb, `/v1/trabajos/${all[0]!.id}`)).status).toBe(404)
  expect(await mail('alguien@fuera.pe')).toBe(429)
})
