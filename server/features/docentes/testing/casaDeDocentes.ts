import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { askCall } from '../../../testing/askCall.ts'

const c = calls.docentes

/** A server of the test file's own with two plans and courses of both. To be called where its hooks belong. */
export function casaDeDocentes() {
  let n = 0
  const casa = {
    t: undefined as unknown as TestApp,
    aqui: undefined as unknown as PlanPlantado,
    alla: undefined as unknown as PlanPlantado,
    /** Three courses of `aqui`. */
    cursos: [] as number[],
    /** One of `alla`. */
    fuera: 0,
    /** Type of person that lecturers have. */
    tipo: 0,
    /** Operator of the faculty of `aqui` only. */
    parcial: '',
    ask: (call: (typeof c)[keyof typeof c], body: Record<string, unknown>, token?: string) =>
      askCall(casa.t, token ?? casa.t.gente.token.operador, call, body),
    /** What another lecturer is made of. */
    valid: (more: Record<string, unknown> = {}) => ({
      nombres: `Docente Ñato ${++n}`,
      correo: `Docente${n}@ejemplo.edu`,
      ...more,
    }),
    make: async (more: Record<string, unknown> = {}, token?: string) => {
      const r = await casa.ask(c.create, casa.valid(more), token)
      expect(r.status, JSON.stringify(r.body)).toBe(200)
      return r.body.data
    },
    idsOf: (d: { cursos: { id: number }[] }) => d.cursos.map(x => x.id).sort((a, b) => a - b),
    /** What is in the log about this lecturer. */
    records: async (id: number) =>
      (
        await casa.t.owner.query(
          'select evento, antes, despues from cambios where objeto_id = $1 and empresa_id = $2 order by id',
          [id, casa.t.gente.empresa],
        )
      ).rows,
  }
  beforeAll(async () => {
    const t = await createTestApp()
    casa.t = t
    const { rows } = await t.owner.query(
      "insert into tipospersonas (tipopersona, codigo) values ('Docente', '00002') returning id",
    )
    casa.tipo = Number(rows[0].id)
    casa.aqui = await plantPlan(t)
    casa.alla = await plantPlan(t)
    for (let i = 0; i < 3; i++) casa.cursos.push(await plantCurso(t, casa.aqui, { codigo: `C-${i}` }))
    casa.fuera = await plantCurso(t, casa.alla)
    const { empresa } = t.gente
    const facultades = [casa.aqui.facultad]
    casa.parcial = (await t.gente.alguien(t.owner, { empresa, tipouser: 2, rol: 2, facultades })).token
  })
  afterAll(() => casa.t.close())
  return casa
}
