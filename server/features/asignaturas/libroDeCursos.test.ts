import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Platform } from '../../platform/context.ts'
import { type Db, openDb } from '../../platform/db/db.ts'
import { createSessions } from '../../platform/session/active.ts'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { comoRoot } from '../../testing/comoRoot.ts'
import { libroDe } from '../../testing/libros.ts'
import { multipart } from '../../testing/multipart.ts'
import { importarPlantilla } from './importar.service.ts'
import { leerLibroDeCursos } from './libroDeCursos.ts'

let t: TestApp
let db: Db
let p: PlanPlantado
beforeAll(async () => {
  t = await createTestApp()
  db = openDb(t.databaseUrl, 2)
  p = await plantPlan(t, { ciclos: 2 })
})
afterAll(async () => {
  await db.close()
  await t.close()
})

const traer = async (bytes: Uint8Array, token: string) => {
  const { payload, headers } = await multipart(
    { planestudio_id: String(p.plan), vista_previa: '1' },
    { archivo: { name: 'c.xlsx', bytes } },
  )
  const url = '/api/v1/asignaturas/importar/plantilla'
  const r = await t.app.inject({
    ...{ method: 'POST', url, payload },
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  return { status: r.statusCode, body: r.json() }
}

it('a cycle that was renamed while its file was read is known by what it is called now', async () => {
  const archivo = {
    data: await libroDe([
      ['NOMBRE', 'CICLO'],
      ['Taller', 'verano'],
    ]),
  }
  const sesion = (await createSessions(db).find(t.gente.token.root))!
  const peticion = { planestudio_id: p.plan, vista_previa: true }
  const libro = await leerLibroDeCursos({ db } as Platform, sesion, { ...peticion, archivo })
  await t.owner.query("update ciclos set nombre = 'Verano' where id = $1", [p.ciclos[1]])
  const leidos: (number | string)[] = []
  const deLibro = async (...con: Parameters<typeof libro.segun>) => {
    const leido = await libro.segun(...con)
    leidos.push(...leido.filas.map(f => f.ciclo!.numero), ...leido.errores.map(e => e.motivo))
    return { ...leido, filas: [], errores: [{ fila: 1, columna: '', valor: '', motivo: 'no' }] }
  }
  await comoRoot(t, db, ctx => importarPlantilla(ctx, peticion, { segun: deLibro }))
  expect(leidos).toEqual([2])
})

it('who may not add courses to the plan is refused before the file is read', async () => {
  const roto = Buffer.from('PK')
  expect((await traer(roto, t.gente.token.operador)).body.errors).toEqual({
    archivo: [expect.stringContaining('está dañado')],
  })
  expect((await traer(roto, t.gente.ajeno)).status).toBe(404)
})
