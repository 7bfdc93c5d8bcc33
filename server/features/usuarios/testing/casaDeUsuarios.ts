import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { askCall } from '../../../testing/askCall.ts'

const c = calls.usuarios

/** A server of the test file's own whose administrator makes users, each under a name of its own. To be called where its hooks belong. */
export function casaDeUsuarios() {
  const casa = {
    t: undefined as unknown as TestApp,
    /** How many were made up: the number in the name of the last. */
    n: 0,
    /** Type of person of those who work here, and of lecturers. */
    tipo: 0,
    docente: 0,
    ask: (call: (typeof c)[keyof typeof c], body: Record<string, unknown>) =>
      askCall(casa.t, casa.t.gente.token.root, call, body),
    /** What another user is made of. */
    valid: (more: Record<string, unknown> = {}) => ({
      usuario: `maría${++casa.n}@ejemplo.edu`,
      nombres: `María Ñahui ${casa.n}`,
      correo: `maria${casa.n}@ejemplo.edu`,
      ...more,
    }),
    acceso: (more: Record<string, unknown> = {}) => ({
      empresa_id: casa.t.gente.empresa,
      tipopersona_id: casa.tipo,
      tipouser: 2,
      rol: 1,
      is_tutor: false,
      permisosFacultades: [],
      permisosProgramas: [],
      programas_ids: [],
      cursos_ids: [],
      ...more,
    }),
    make: async (more: Record<string, unknown> = {}) => {
      const r = await casa.ask(c.create, casa.valid(more))
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      return r.body.data
    },
    lastChange: async () =>
      (
        await casa.t.owner.query('select * from cambios where empresa_id = $1 order by id desc limit 1', [
          casa.t.gente.empresa,
        ])
      ).rows[0],
    signin: (usuario: string, password: string) =>
      casa.t.as(null)('POST', '/auth/signin', { usuario, password }),
  }
  beforeAll(async () => {
    const t = await createTestApp()
    casa.t = t
    const { rows } = await t.owner.query("select id from tipospersonas where codigo = '00001'")
    casa.tipo = Number(rows[0].id)
    const made = await t.owner.query(
      "insert into tipospersonas (tipopersona, codigo) values ('Docente', '00002') returning id",
    )
    casa.docente = Number(made.rows[0].id)
  })
  afterAll(() => casa.t.close())
  return casa
}
