import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { sueltas } from './testing/todo.ts'

/** How many edits and changes in one step are tried, and from which seed: another one by IMPACTO_SEMILLA. */
const PASOS = Number(process.env.IMPACTO_PASOS ?? 600)
const SEMILLA = Number(process.env.IMPACTO_SEMILLA ?? 20_991_231)

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  await t.owner.query("update accesos set cursos_ids = '[]'")
})
afterAll(() => t.close())

/** The same numbers for the same seed. */
function azar(semilla: number) {
  let a = semilla
  const entre = (n: number): number => {
    a = (a + 0x6d2b79f5) | 0
    let x = Math.imul(a ^ (a >>> 15), 1 | a)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) % n
  }
  const de = <T>(xs: readonly T[]): T | undefined => xs[entre(xs.length)]
  return {
    entre,
    de,
    algunos: <T>(xs: readonly T[], n: number): T[] =>
      [...new Set(Array.from({ length: n }, () => de(xs)!))].filter(x => x !== undefined),
  }
}

it('after hundreds of edits and changes in one step nothing names what is not there', async () => {
  const { entre, de, algunos } = azar(SEMILLA)
  const ask = t.as(t.gente.token.root)
  const planes: PlanPlantado[] = [await plantPlan(t, { ciclos: 6 }), await plantPlan(t, { ciclos: 6 })]
  await t.owner.query("insert into tipospersonas (tipopersona, codigo) values ('Docente', '00002')")
  const { body } = await ask('POST', '/usuarios/docentes/save', { nombres: 'Ana', correo: 'ana@ejemplo.edu' })
  const docente = body.data?.id
  const hechos: number[] = []
  const cuenta: Record<string, number> = {}
  const ids = async (tabla: string, plan: number): Promise<number[]> =>
    (await t.owner.query(`select id from ${tabla} where planestudio_id = $1 order by id`, [plan])).rows.map(
      r => Number(r.id),
    )
  const paquete = async (pedido: Record<string, unknown>) => {
    const visto = await ask('POST', '/v1/impacto/ver', pedido)
    if (visto.status !== 200) return visto
    const r = await ask('POST', '/v1/impacto', { ...pedido, huella: visto.body.data.huella })
    if (r.status === 200) hechos.push(r.body.data.id)
    return r
  }
  type Lugar = {
    p: PlanPlantado
    otro: PlanPlantado
    cursos: number[]
    competencias: number[]
    deOtro: number[]
  }
  const linea = (competencia_id: number | null) => ({
    id: crypto.randomUUID(),
    competencia_id,
    texto: '<p>Logra</p>',
  })
  const ops: Record<string, (l: Lugar) => Promise<{ status: number }>> = {
    crear: ({ p, cursos }) =>
      ask('POST', '/v1/asignaturas', {
        planestudio_id: p.plan,
        nombre: `Curso ${entre(1e6)}`,
        ciclo_id: de(p.ciclos),
        credits: entre(6),
        prerequisito: algunos(cursos, entre(3)),
      }),
    version: ({ p, cursos }) =>
      ask('POST', '/v1/asignaturas', {
        planestudio_id: p.plan,
        nombre: 'Otra',
        asignatura_id: de(cursos) ?? 1,
      }),
    requisitos: ({ cursos }) =>
      ask('PUT', `/v1/asignaturas/${de(cursos) ?? 1}`, { prerequisito: algunos(cursos, entre(3)) }),
    eliminar: ({ cursos }) => ask('DELETE', `/v1/asignaturas/${de(cursos) ?? 1}`),
    quitarEntero: ({ cursos }) => paquete({ cosa: 'asignatura', que: 'eliminar', id: de(cursos) ?? 1 }),
    reemplazar: ({ cursos }) =>
      paquete({ cosa: 'asignatura', que: 'reemplazar', id: de(cursos) ?? 1, reemplazo_id: de(cursos) ?? 2 }),
    mover: ({ p, cursos }) =>
      paquete({ cosa: 'asignatura', que: 'mover', id: de(cursos) ?? 1, ciclo_id: de(p.ciclos) }),
    competencia: ({ p, competencias }) =>
      ask('POST', '/v1/plan/estudios/competencias', {
        planestudio_id: p.plan,
        nombre: `Competencia ${entre(1e6)}`,
        ...(entre(2) && competencias.length > 0 ? { competencia_id: de(competencias) } : {}),
      }),
    celdas: ({ p, cursos, competencias }) =>
      ask('PUT', `/v1/plan/estudios/${p.plan}/competencias/cursos`, {
        celdas: algunos(cursos, 3).map(asignatura_id => ({
          asignatura_id,
          competencia_id: de(competencias) ?? 1,
          nivel: de(['introduce', 'desarrolla', 'logra', null]),
        })),
      }),
    quitarCompetencia: ({ competencias }) =>
      ask('DELETE', `/v1/plan/estudios/competencias/${de(competencias) ?? 1}`),
    competenciaEntera: ({ competencias }) =>
      paquete({ cosa: 'competencia', que: 'eliminar', id: de(competencias) ?? 1 }),
    otraCompetencia: ({ competencias }) =>
      paquete({
        cosa: 'competencia',
        que: 'reemplazar',
        id: de(competencias) ?? 1,
        reemplazo_id: de(competencias) ?? 2,
      }),
    modulos: ({ p, cursos }) =>
      ask('POST', `/v1/plan/estudios/guardar/json/${p.plan}`, {
        key: 'modulosCompetencia',
        items: [0, 1].map(i => ({
          descripcion: '',
          nombre: `Módulo ${i}`,
          modulo_id: i + 1,
          cursos_ids: algunos(cursos, 4),
        })),
      }),
    equivalencia: ({ p, otro, cursos, deOtro }) =>
      ask('POST', `/v1/plan/estudios/${p.plan}/equivalencias`, {
        plan_origen_id: otro.plan,
        destino: algunos(cursos, 1 + entre(2)),
        origen: algunos(deOtro, 1 + entre(2)),
      }),
    docente: ({ cursos }) =>
      ask('PUT', '/usuarios/docentes/save', {
        id: docente,
        cursos_ids: algunos(cursos, 5),
      }),
    silabo: ({ cursos, competencias }) =>
      ask('PUT', `/v1/asignaturas/keys/silabo/${de(cursos) ?? 1}`, {
        silabo: { competencias: [linea(de(competencias) ?? null), linea(null)] },
      }),
    deshacer: async () => ask('POST', `/v1/paquetes/${hechos.pop() ?? 1}/deshacer`, {}),
  }
  const nombres = Object.keys(ops)
  for (let i = 0; i < PASOS; i++) {
    const [p, otro] = entre(2) ? [planes[0]!, planes[1]!] : [planes[1]!, planes[0]!]
    const l = {
      p,
      otro,
      cursos: await ids('asignaturas', p.plan),
      competencias: await ids('competencias', p.plan),
      deOtro: await ids('asignaturas', otro.plan),
    }
    // Mostly something is made, or there would soon be nothing to break.
    const op = l.cursos.length < 12 ? 'crear' : l.competencias.length < 6 ? 'competencia' : de(nombres)!
    const { status } = await ops[op]!(l)
    expect([200, 403, 404, 409, 422], `${op} ${SEMILLA}/${i}`).toContain(status)
    cuenta[`${op} ${status}`] = (cuenta[`${op} ${status}`] ?? 0) + 1
    if (status === 200) cuenta[op] = (cuenta[op] ?? 0) + 1
    if (i % 50 === 49) expect(await sueltas(t), `${op} ${SEMILLA}/${i}`).toEqual({})
  }
  expect(await sueltas(t)).toEqual({})
  // Every kind of edit was really made, or the test says nothing.
  expect(
    nombres.filter(op => !cuenta[op]),
    JSON.stringify(cuenta),
  ).toEqual([])
}, 600_000)
