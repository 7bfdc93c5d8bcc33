import { afterAll, beforeAll, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { IGUALES_POR_HORA, POR_HORA } from './cuotaDeCorreos.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('nobody mails without end: neither one report to one address, nor many; later again', async () => {
  const curso = await plantCurso(t, await plantPlan(t))
  const { token, usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
  const mail = async (correo: string): Promise<number> =>
    (await t.as(token)('POST', `/v1/asignaturas/mail/silabo/${curso}`, { correo })).status
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
