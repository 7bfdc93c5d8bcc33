import { afterAll, beforeAll } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { llamadasDeCase } from './llamar.ts'

/** A server of the test file's own that has a public address, with the calls of its operator. To be called where its hooks belong. */
export function casaDeCase() {
  const casa = { t: undefined as unknown as TestApp }
  beforeAll(async () => {
    casa.t = await createTestApp({ PUBLIC_URL: 'https://malla.example.edu' })
  })
  afterAll(() => casa.t.close())
  return Object.assign(casa, llamadasDeCase(casa))
}
