import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

/** A column of a course has many places (docs/recipes.md). One that copies, versions or what is brought back do not know is lost there without a word. */

/** What a row is and where it stands, not what the course says. */
const DE_LA_FILA = [
  ...['id', 'empresa_id', 'planestudio_id', 'base_id', 'version', 'silabo_estado'],
  ...['created_at', 'updated_at', 'revision'],
]

let t: TestApp
let ask: Ask
let p: PlanPlantado
let lleno: Record<string, unknown>
beforeAll(async () => {
  t = await createTestApp()
  ask = t.as(t.gente.token.operador)
  p = await plantPlan(t)
  const catalogo = async (tipo: string): Promise<number> => {
    const { rows } = await t.owner.query(
      'insert into parametros (empresa_id, tipo, nombre) values ($1, $2, $2) returning id',
      [t.gente.empresa, tipo],
    )
    return Number(rows[0].id)
  }
  const pedido = await plantCurso(t, p)
  lleno = {
    ciclo_id: p.ciclos[1],
    orden: 7,
    nombre: 'Lleno',
    codigo: 'LL-1',
    horasteoria: 1,
    horaspractica: 2,
    horasvirtualteoria: 3,
    horasvirtualpractica: 4,
    credits: 5.5,
    requisitos: { tipo: 'curso', asignatura_id: pedido, modo: 'previo' },
    areacurso_id: await catalogo('areascursos'),
    tipocurso_id: await catalogo('tiposcursos'),
    tipologiaespecial_id: await catalogo('tipologiasespecialescursos'),
    tipoestudio: 'general',
    modalidad: 'virtual',
  }
})
afterAll(() => t.close())

const decir = async (which: string, values: unknown[]): Promise<Record<string, unknown>> => {
  const { rows } = await t.owner.query(`select * from asignaturas where ${which}`, values)
  expect(rows).toHaveLength(1)
  return Object.fromEntries(Object.entries(rows[0]).filter(([k]) => !DE_LA_FILA.includes(k)))
}
const curso = (id: number) => decir('id = $1', [id])
const good = async (r: ReturnType<Ask>) => {
  const { status, body } = await r
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

it('every column of a course is filled here: a new one comes into this file, and into its places', async () => {
  const { rows } = await t.owner.query(
    "select column_name from information_schema.columns where table_name = 'asignaturas' and table_schema = 'public'",
  )
  // A course stands in a cycle or in a section.
  expect([...Object.keys(lleno), 'seccion_id', ...DE_LA_FILA].sort()).toEqual(
    rows.map(r => r.column_name).sort(),
  )
})

it('the next version of a plan has it', async () => {
  const antes = await curso(await plantCurso(t, p, lleno))
  const { data } = await good(
    ask('POST', `/v1/plan/estudios/${p.plan}/versiones`, { id: p.plan, full_name: 'Plan 2027' }),
  )
  const copia = await decir('planestudio_id = $1 and codigo = $2', [data.id, lleno.codigo])
  // These two name rows of the copy.
  const { ciclo_id, requisitos } = copia
  expect([ciclo_id, (requisitos as { asignatura_id?: number } | null)?.asignatura_id]).not.toContain(
    undefined,
  )
  expect(ciclo_id).not.toBeNull()
  expect({ ...copia, ciclo_id: antes.ciclo_id, requisitos: antes.requisitos }).toEqual(antes)
})

it('the next version of a course has it', async () => {
  const id = await plantCurso(t, p, { ...lleno, codigo: 'LL-2' })
  const { data } = await good(
    ask('POST', '/v1/asignaturas', { asignatura_id: id, planestudio_id: p.plan, nombre: lleno.nombre }),
  )
  const antes = await curso(id)
  // It stands where it is put.
  expect({ ...(await curso(data.id)), orden: antes.orden }).toEqual(antes)
})

it('what was changed of it comes back', async () => {
  const id = await plantCurso(t, p, { ...lleno, codigo: 'LL-3', nombre: 'Aún no' })
  const guardar = (campos: Record<string, unknown>) => good(ask('PUT', `/v1/asignaturas/${id}`, campos))
  await guardar({ nombre: lleno.nombre })
  const antes = await curso(id)
  await guardar({
    ...{ ciclo_id: p.ciclos[2], orden: 0, nombre: 'Otro', codigo: 'LL-4', credits: null, requisitos: null },
    ...{ horasteoria: 0, horaspractica: 0, horasvirtualteoria: 0, horasvirtualpractica: 0 },
    ...{ areacurso_id: 0, tipocurso_id: 0, tipologiaespecial_id: 0, tipoestudio: null, modalidad: null },
  })
  const otro = await curso(id)
  expect(Object.keys(lleno).filter(k => JSON.stringify(otro[k]) === JSON.stringify(antes[k]))).toEqual([])
  const { data } = await good(ask('GET', `/v1/historial/asignatura/${id}`))
  await good(
    ask('POST', `/v1/historial/asignatura/${id}/restaurar`, {
      change_id: data.at(-1).change_id,
    }),
  )
  expect(await curso(id)).toEqual(antes)
})
