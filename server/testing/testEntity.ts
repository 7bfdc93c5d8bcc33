import type { Access, Call } from '@malla/contracts/call.ts'
import type { calls } from '@malla/contracts/calls.ts'
import type { Accion, Rol } from '@malla/domain/permisos/acciones.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { askCall, asUrl, type Body } from './askCall.ts'
import { ROLES, type RolDePrueba } from './gente.ts'

/** How the message begins when one is made, edited and deleted. */
interface Dicho {
  creado: string
  editado: string
  eliminado: string
}
const dichoDe = (dice: string | Dicho): Dicho =>
  typeof dice === 'string'
    ? {
        creado: `Acabamos de crear ${dice} «`,
        editado: `Acabamos de editar ${dice} «`,
        eliminado: `Acabamos de eliminar ${dice}`,
      }
    : dice
/** Only how it begins: it may go on with the name, or with what to do next. */
const expectDicho = (message: string, beginning: string): void =>
  expect(message.slice(0, beginning.length)).toBe(beginning)

/** What the battery must know of an entity. Calls that an entity does not have are left out. */
export interface EntityUnderTest {
  create: Call
  update?: Call
  show?: Call
  list?: Call
  delete: Call
  /** Event name of §4: `{evento}.created` … */
  evento: string
  /** What the messages of §8 call it («la facultad»), or how each begins where they are of another make. */
  dice: string | Dicho
  /** Events that come along when one is made or deleted (programa.counter_dc). */
  beside?: string[]
  /** What must be there before one can be made (a faculty for a programme …), made through the calls. */
  before?(t: TestApp): Promise<Body>
  /** A valid body, made of what `before` answered. `n` keeps names apart. */
  valid(given: Body, n: number): Body
  /** Fields that must be there: each is left out and emptied, and must be named in a 422. */
  required: string[]
  /** A change of one field; `n` keeps names apart. */
  change?(n: number): Body
  /** How the list call is asked, when it needs more than nothing. */
  listInput?(given: Body): Body
  /** Input that names one thing for deletion; `{ids}` calls need it. */
  deleteInput?(id: number, given: Body): Body
  /** Input that names one thing for showing. */
  showInput?(id: number): Body
}

const isAllowed = (rol: RolDePrueba, access: Access): boolean =>
  access === 'session' ||
  access === 'public' ||
  whyNot({ rol: rol as Rol, alcance: { todo: true }, cursos_ids: [] }, access as Accion) === null

/** The battery that every entity passes: the same questions to each, answered by its table. */
export function testEntity(name: keyof typeof calls, e: EntityUnderTest): void {
  describe(`${name}: the battery`, () => {
    let t: TestApp
    let given: Body
    let n = 0
    const { beside = [] } = e
    const dicho = dichoDe(e.dice)
    const operador = () => t.gente.token.operador
    const deleteInput = (id: number): Body => e.deleteInput?.(id, given) ?? { id }
    const showInput = (id: number): Body => e.showInput?.(id) ?? { id }
    const make = async (): Promise<Body & { id: number; revision: number }> => {
      const r = await askCall(t, operador(), e.create, e.valid(given, ++n))
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      return r.body.data
    }
    const lastChange = async () => {
      const { rows } = await t.owner.query(
        'select * from cambios where empresa_id = $1 and evento <> all($2) order by id desc limit 1',
        [t.gente.empresa, beside],
      )
      return rows[0]
    }

    beforeAll(async () => {
      t = await createTestApp()
      given = (await e.before?.(t)) ?? {}
    })
    afterAll(() => t.close())

    it('is made, and the answer says so and fits the contract', async () => {
      const r = await askCall(t, operador(), e.create, e.valid(given, ++n))
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      expect(e.create.output.safeParse(r.body).error).toBeUndefined()
      expectDicho(r.body.message, dicho.creado)
    })

    it.each(e.required)('without %s: 422 that names it, and nothing is written', async field => {
      const before = await lastChange()
      for (const broken of [
        { ...e.valid(given, ++n), [field]: undefined },
        { ...e.valid(given, ++n), [field]: '' },
      ]) {
        const r = await askCall(t, operador(), e.create, broken)
        expect(r.status).toBe(422)
        expect(Object.keys(r.body.errors)).toContain(field)
      }
      expect((await lastChange())?.id).toBe(before?.id)
    })

    it('names every bad field at once', async () => {
      const r = await askCall(t, operador(), e.create, Object.fromEntries(e.required.map(f => [f, ''])))
      expect(r.status).toBe(422)
      expect(Object.keys(r.body.errors).sort()).toEqual(expect.arrayContaining([...e.required].sort()))
    })

    it('leaves one change record a write, chained', async () => {
      const made = await make()
      const created = await lastChange()
      expect(created.evento).toBe(`${e.evento}.created`)
      expect(Number(created.quien)).toBe(t.gente.usuario.operador)
      expect(Number(created.objeto_id)).toBe(made.id)
      await askCall(t, operador(), e.delete, deleteInput(made.id))
      const deleted = await lastChange()
      expect(deleted.evento).toBe(`${e.evento}.deleted`)
      expect(Number(deleted.id)).toBe(Number(created.id) + 1 + beside.length)
      const { rows } = await t.owner.query('select cadena_integra($1) as integra', [t.gente.empresa])
      expect(rows[0].integra).toBe(true)
    })

    it('the same write twice under one key writes once', async () => {
      const key = crypto.randomUUID()
      const body = e.valid(given, ++n)
      const [a, b] = await Promise.all(
        [0, 1].map(() => askCall(t, operador(), e.create, body, { 'idempotency-key': key })),
      )
      expect(a!.body).toEqual(b!.body)
      const other = await askCall(t, operador(), e.create, e.valid(given, ++n), { 'idempotency-key': key })
      expect(other.status).toBe(409)
    })

    if (e.update && e.change) {
      const { update } = e
      const aChange = (): Body => e.change!(++n)
      it('changes only what is given, counts its revision and records what changed', async () => {
        const change = aChange()
        const made = await make()
        const r = await askCall(t, operador(), update, { id: made.id, ...change, revision: made.revision })
        expect(r.status, JSON.stringify(r.body)).toBe(200)
        expect(update.output.safeParse(r.body).error).toBeUndefined()
        expectDicho(r.body.message, dicho.editado)
        expect(r.body.data).toMatchObject({ ...made, ...change, revision: made.revision + 1 })
        const record = await lastChange()
        expect(record.evento).toBe(`${e.evento}.updated`)
        expect(Object.keys(record.antes)).not.toContain('created_at')
      })

      it('POST with _method=PUT does as PUT does', async () => {
        const change = aChange()
        const made = await make()
        const { url, rest } = asUrl(update, { id: made.id, ...change })
        const r = await t.as(operador())('POST', url, { ...rest, _method: 'PUT' })
        expect(r.status).toBe(200)
        expect(r.body.data).toMatchObject(change)
      })

      it('a stale edit is refused with the row as it is now, and nothing is lost', async () => {
        const change = aChange()
        const made = await make()
        await askCall(t, operador(), update, { id: made.id, ...change, revision: made.revision })
        const r = await askCall(t, operador(), update, {
          id: made.id,
          ...e.valid(given, ++n),
          revision: made.revision,
        })
        expect(r.status).toBe(409)
        expect(r.body.actual).toMatchObject({ id: made.id, ...change, revision: made.revision + 1 })
      })

      it('of another institution: 404 for a change', async () => {
        const change = aChange()
        const made = await make()
        expect((await askCall(t, t.gente.ajeno, update, { id: made.id, ...change })).status).toBe(404)
      })
    }

    it('of another institution: 404, and it stays', async () => {
      const made = await make()
      if (e.show) expect((await askCall(t, t.gente.ajeno, e.show, showInput(made.id))).status).toBe(404)
      expect((await askCall(t, t.gente.ajeno, e.delete, deleteInput(made.id))).status).toBe(404)
      if (e.show) expect((await askCall(t, operador(), e.show, showInput(made.id))).status).toBe(200)
    })

    it('an id that is not there: 404; one that is no number: 422', async () => {
      if (e.show) {
        expect((await askCall(t, operador(), e.show, showInput(987_654_321))).status).toBe(404)
        expect((await askCall(t, operador(), e.show, showInput('x' as unknown as number))).status).toBe(422)
      }
      expect((await askCall(t, operador(), e.delete, deleteInput(987_654_321))).status).toBe(404)
    })

    it('is deleted for good, and again is 404', async () => {
      const made = await make()
      const r = await askCall(t, operador(), e.delete, deleteInput(made.id))
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      expectDicho(r.body.message, dicho.eliminado)
      expect((await askCall(t, operador(), e.delete, deleteInput(made.id))).status).toBe(404)
    })

    if (e.list) {
      const { list } = e
      it('is listed, and a person of another institution does not see it', async () => {
        const made = await make()
        const mine = await askCall(t, operador(), list, e.listInput?.(given) ?? {})
        expect(mine.status).toBe(200)
        expect(list.output.safeParse(mine.body).error).toBeUndefined()
        expect(mine.body.data.map((x: Body) => x.id)).toContain(made.id)
        const theirs = await askCall(t, t.gente.ajeno, list, e.listInput?.(given) ?? {})
        expect((theirs.body.data ?? []).map((x: Body) => x.id)).not.toContain(made.id)
      })
    }

    const table = [e.create, e.update, e.delete, e.show, e.list].filter(c => c !== undefined)
    it.each(table.flatMap(c => ROLES.map(rol => [c.verb, c.path, rol, c] as const)))(
      '%s %s as %s answers what the matrix says',
      async (_v, _p, rol, c) => {
        const r = await askCall(t, t.gente.token[rol], c, { id: 987_654_321, ...e.valid(given, ++n) })
        if (isAllowed(rol, c.access)) expect([200, 404, 409, 422]).toContain(r.status)
        else {
          expect(r.status).toBe(403)
          expect(r.body.message).toMatch(/rol/i)
        }
      },
    )

    it('without a session, or with a token that means nothing: 401', async () => {
      for (const token of [null, 'no-existe']) {
        expect((await askCall(t, token, e.create, e.valid(given, ++n))).status).toBe(401)
      }
    })
  })
}
