import { impactoDeCompetencia } from '@malla/domain/impacto/competencia.ts'
import { tablasDePasos } from '@malla/domain/impacto/pasos.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ctx } from '../../platform/context.ts'
import { openDb } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { plantCompetencias } from '../../testing/competencias.ts'
import { selectMundoDeCompetencia } from './cargarOtros.queries.ts'
import { huellaDe } from './impacto.service.ts'
import { poner, sueltas, todo } from './testing/todo.ts'

let t: TestApp
let ask: Ask
beforeAll(async () => {
  t = await createTestApp()
  ask = t.as(t.gente.token.operador)
  // A mark of the people of the tests, no course.
  await t.owner.query("update accesos set cursos_ids = '[]'")
})
afterAll(() => t.close())

const put = (tabla: string, values: Record<string, unknown>): Promise<number> => poner(t, tabla, values)
type Pedido = { cosa: string; que: string; id: number; reemplazo_id?: number }
const ver = async (pedido: Pedido) => {
  const r = await ask('POST', '/v1/impacto/ver', pedido)
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  return r.body.data
}
const corto = (data: any): string[] =>
  data.efectos.map((e: any) => `${e.suerte} ${e.cosa} ${e.nombre}: ${e.detalle}`)

/** Makes the change, looks that nothing dangles, takes it back and looks that all is as it was. */
async function irYVolver(pedido: Pedido): Promise<void> {
  const antes = await todo(t)
  const { huella } = await ver(pedido)
  const r = await ask('POST', '/v1/impacto', { ...pedido, huella })
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  expect(await todo(t)).not.toEqual(antes)
  expect(await sueltas(t)).toEqual({})
  expect((await ask('POST', `/v1/paquetes/${r.body.data.id}/deshacer`, {})).status).toBe(200)
  expect(await todo(t)).toEqual(antes)
}

it('what goes along by itself in the database is among what is brought back', async () => {
  const { rows } = await t.owner.query(
    `
    select distinct conrelid::regclass::text as hija from pg_constraint
    where contype = 'f' and confdeltype in ('c', 'n', 'd') and confrelid::regclass::text = any($1)`,
    [[...tablasDePasos]],
  )
  // The flat view is made of the courses; who looks at what is gone looks at nothing.
  const propias = new Set<string>([...tablasDePasos, 'prerequisitos', 'presencias'])
  expect(rows.map(r => r.hija).filter(hija => !propias.has(hija))).toEqual([])
})

describe('a competency', () => {
  async function plantar() {
    const p = await plantPlan(t)
    const curso = await plantCurso(t, p, { nombre: 'Física' })
    const c = await plantCompetencias(t, p, curso)
    // As far as its lines make it, since it is measured when they change.
    const silabo = await put('silabos', { planestudio_id: p.plan, asignatura_id: curso, completado: 2 })
    await t.owner.query('update asignaturas set silabo_estado = 2 where id = $1', [curso])
    const linea = (competencia_id: number | null) => ({
      id: `l${competencia_id}`,
      competencia_id,
      texto: '<p>Logra</p>',
    })
    await put('silabo_claves', {
      silabo_id: silabo,
      clave: 'competencias',
      valor: JSON.stringify([linea(c.raiz), linea(c.transversal), linea(null)]),
    })
    return { p, c, curso }
  }

  it('goes with its parts, leaves courses, outcomes and syllabi, and comes back', async () => {
    const { c } = await plantar()
    const pedido = { cosa: 'competencia', que: 'eliminar', id: c.raiz }
    const dice = corto(await ver(pedido))
    expect(dice.filter(e => !e.startsWith('avisa')).length).toBe(3)
    expect(dice).toContain(
      'cambia silabo Sílabo sin periodo de «Física»: Sus líneas conservan el texto y dejan de estar unidas a la competencia.',
    )
    await irYVolver(pedido)
  })

  it('passes to another one, but not to one of its parts', async () => {
    const { p, c, curso } = await plantar()
    await put('competencia_cursos', {
      planestudio_id: p.plan,
      competencia_id: c.parte,
      asignatura_id: curso,
      nivel: 'introduce',
    })
    const pedido = { cosa: 'competencia', que: 'reemplazar', id: c.raiz, reemplazo_id: c.transversal }
    const dice = corto(await ver(pedido))
    expect(dice).toContain(
      'pasa celda Contribución de «Física»: Contribuye a «Se comunica» en su lugar, con el más alto de sus niveles (Logra).',
    )
    // The one that takes over serves no line of the profile.
    expect(dice).toContain('avisa plan Perfil de egreso: Una de sus líneas se queda sin competencias.')
    await irYVolver(pedido)
    const r = await ask('POST', '/v1/impacto/ver', { ...pedido, reemplazo_id: c.parte })
    expect(r.body.errors).toEqual({ reemplazo_id: ['Elija otra: esa es una de sus partes.'] })
  })

  it('is worked out the same of rows that were moved in their tables', async () => {
    const { p, c } = await plantar()
    const db = openDb(t.databaseUrl, 1)
    /** As the database reads tables from their beginning to their end. */
    const huella = () =>
      db.read(t.gente.empresa, async tx => {
        await tx.execute(sql`set local enable_indexscan = off`)
        await tx.execute(sql`set local enable_bitmapscan = off`)
        const ctx = { tx, empresaId: t.gente.empresa } as unknown as Ctx
        return huellaDe(impactoDeCompetencia(await selectMundoDeCompetencia(ctx, p.plan), c.raiz, null))
      })
    const antes = await huella()
    await t.owner.query(
      'update competencia_resultados set resultado_id = resultado_id where ctid = (select min(ctid) from competencia_resultados where competencia_id = $1)',
      [c.raiz],
    )
    expect(await huella()).toBe(antes)
    await db.close()
  })

  it('that goes alone tells of the syllabi that named it where their plan is', async () => {
    const { p, c, curso } = await plantar()
    expect((await ask('DELETE', `/v1/plan/estudios/competencias/${c.transversal}`)).status).toBe(200)
    const { rows } = await t.owner.query(
      "select ambito from cambios where evento = 'silabo.updated' and objeto_id = $1",
      [curso],
    )
    expect(rows.map(r => r.ambito)).toEqual([
      { facultad_id: p.facultad, programa_id: p.programa, plan_id: p.plan, asignatura_id: curso },
    ])
  })
})

describe('a catalogue', () => {
  it('tells the courses of every plan, and does not touch a ceased one', async () => {
    const [uno, dos] = [await plantPlan(t), await plantPlan(t)]
    const area = await put('parametros', { tipo: 'areascursos', nombre: 'Ciencias' })
    const otra = await put('parametros', { tipo: 'areascursos', nombre: 'Letras' })
    const tipo = await put('parametros', { tipo: 'tiposcursos', nombre: 'Obligatorio' })
    for (const p of [uno, uno, dos]) await plantCurso(t, p, { nombre: 'Física', areacurso_id: area })
    await plantCurso(t, dos, { areacurso_id: otra })
    const pedido = { cosa: 'parametro', que: 'reemplazar', id: area, reemplazo_id: otra }
    expect((await ver(pedido)).efectos.map((e: any) => e.detalle)).toEqual([
      '2 cursos: pasan a «Letras».',
      '1 curso (Física): pasa a «Letras».',
    ])
    await irYVolver(pedido)
    await irYVolver({ cosa: 'parametro', que: 'eliminar', id: area })
    expect((await ask('POST', '/v1/impacto/ver', { ...pedido, reemplazo_id: tipo })).status).toBe(422)
    await t.owner.query("update planes set fechacese = '2099-01-01' where id = $1", [dos.plan])
    expect([(await ver(pedido)).se_puede, (await ver(pedido)).efectos[0].suerte]).toEqual([false, 'impide'])
  })
})

describe('a laboratory', () => {
  it('passes its equipment and the plans that need it to another one', async () => {
    const p = await plantPlan(t)
    const local_id = await put('locales', { nombre: 'Sede' })
    const lab = await put('laboratorios', { nombre: 'Química', tipo: 1, local_id })
    const otro = await put('laboratorios', { nombre: 'Física', tipo: 1, local_id })
    await put('equipos', { laboratorio_id: lab, nombre: 'Balanza' })
    await put('plan_laboratorios', { planestudio_id: p.plan, laboratorio_id: lab })
    await put('laboratorio_programas', { programa_id: p.programa, laboratorio_id: lab })
    const pedido = { cosa: 'laboratorio', que: 'reemplazar', id: lab, reemplazo_id: otro }
    expect(corto(await ver(pedido)).map(e => e.replace(/Plan plantado \d+/, 'P'))).toEqual([
      'pasa plan P: Necesita «Física» en su lugar.',
      'pasa equipo Balanza: Pasa a «Física».',
    ])
    await irYVolver(pedido)
    await irYVolver({ cosa: 'laboratorio', que: 'eliminar', id: lab })
  })
})
