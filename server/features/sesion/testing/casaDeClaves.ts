import { afterAll, beforeAll, expect } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ponerClave } from '../../../testing/clave.ts'
import { readOutbox } from '../../../testing/outbox.ts'

/** A server of the test file's own with what is asked of passwords, and the mails that come of it. To be called where its hooks belong. */
export function casaDeClaves() {
  const casa = {
    t: undefined as unknown as TestApp,
    /** A person who can sign in with CLAVE, and gets mail. */
    persona: async () => {
      const { gente, owner } = casa.t
      const made = await gente.alguien(owner, { empresa: gente.empresa, tipouser: 2 })
      const nombre = await ponerClave(owner, made.usuario)
      return { ...made, nombre, correo: `${nombre}@ejemplo.edu` }
    },
    signin: (usuario: string, password: string) =>
      casa.t.as(null)('POST', '/auth/signin', { usuario, password }),
    works: async (token: string) => (await casa.t.as(token)('POST', '/auth/user', {})).status,
    change: (token: string, actual: string, password: string, headers = {}) =>
      casa.t.as(token)('POST', '/v1/auth/clave', { actual, password }, headers),
    recover: (usuario: string, ip?: string) =>
      casa.t.as(null)('POST', '/auth/recoverypass', { usuario }, ip ? { 'x-forwarded-for': ip } : {}),
    reset: (codigo: string, password: string, headers = {}) =>
      casa.t.as(null)('POST', '/v1/auth/clave/nueva', { codigo, password }, headers),
    mailsTo: (correo: string, part: RegExp) =>
      readOutbox(casa.t.dataDir).filter(m => m.para === correo && part.test(m.texto)),
    /** The code of the n-th link that this address got. */
    codigoFor: async (correo: string, n = 1): Promise<string> => {
      const enlaces = () => casa.mailsTo(correo, /codigo=/)
      await expect.poll(() => enlaces().length).toBe(n)
      return /recovery-pass\?codigo=([\w-]+)/.exec(enlaces().at(-1)!.texto)![1]!
    },
    usuarioRow: async (id: number) =>
      (await casa.t.owner.query('select * from usuarios where id = $1', [id])).rows[0],
  }
  beforeAll(async () => {
    casa.t = await createTestApp()
  })
  afterAll(() => casa.t.close())
  return casa
}
