import { afterAll, beforeAll } from 'vitest'
import { type Ask, createTestApp, type TestApp } from '../../../testing/app.ts'

export const URL = '/v1/laboratorios/talleres'

/** A server of the test file's own with premises, asked by an operator. To be called where its hooks belong. */
export function casaDeLaboratorios() {
  const ask: Ask = (...args) => casa.t.as(casa.t.gente.token.operador)(...args)
  const casa = {
    t: undefined as unknown as TestApp,
    ask,
    /** The premises. */
    local_id: 0,
    make: async (nombre: string, campos: object = {}): Promise<{ id: number; revision: number }> =>
      (await ask('POST', URL, { nombre, tipo: 1, local_id: casa.local_id, ...campos })).body.data,
  }
  beforeAll(async () => {
    casa.t = await createTestApp()
    casa.local_id = (await ask('POST', '/v1/locales', { nombre: 'Pabellón A' })).body.data.id
  })
  afterAll(() => casa.t.close())
  return casa
}
