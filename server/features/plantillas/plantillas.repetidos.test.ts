import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { plantCompetencias } from '../../testing/competencias.ts'
import { multipart } from '../../testing/multipart.ts'
import { DESCARGAR, PLANES, ponerTipo } from './testing/planParaPlantilla.ts'

const RAIZ = '/v1/plantillas/diseno/planes/estudios'

describe('a template in which names stand more than once', () => {
  let t: TestApp
  let p: PlanPlantado
  const root = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.root)(...args)
  beforeAll(async () => {
    t = await createTestApp()
    await ponerTipo(t, 'Universidad')
    p = await plantPlan(t)
  })
  afterAll(() => t.close())

  const hacer = async (nombre: string): Promise<number> => {
    const r = await root('POST', `${PLANES}/save`, { nombre, tipo: 1, planestudio_id: p.plan })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data.id
  }
  /** Brings the template's own form back in, untouched: onto itself, or as another one of this name. */
  const devolver = async (id: number, nombre?: string): Promise<number> => {
    const bytes = new Uint8Array((await root('GET', DESCARGAR, { id })).raw.rawPayload)
    const fields: Record<string, string> = nombre ? { nombre, tipo: '1' } : { id: String(id) }
    const { payload, headers } = await multipart(fields, { archivo: { name: 'p.xlsx', bytes } })
    const r = await t.app.inject({
      method: 'POST',
      url: `/api${RAIZ}/subir/plantilla`,
      payload,
      headers: { ...headers, authorization: `Bearer ${t.gente.token.root}` },
    })
    expect(r.statusCode, r.body).toBe(200)
    return r.json().data.id
  }
  const usar = (id: number) =>
    t.as(t.gente.token.operador)('POST', `${RAIZ}/${id}/usar`, {
      full_name: `De ${id}`,
      carrera_id: p.programa,
    })

  it('courses without a code in three cycles: competencies and units stay with each of them', async () => {
    const cursos: number[] = []
    for (const ciclo_id of p.ciclos) cursos.push(await plantCurso(t, p, { nombre: 'Matemática', ciclo_id }))
    const { raiz } = await plantCompetencias(t, p, cursos[0]!)
    for (const curso of cursos.slice(1))
      await t.owner.query(
        `insert into competencia_cursos (empresa_id, planestudio_id, competencia_id, asignatura_id, nivel)
         values ($1, $2, $3, $4, 'logra')`,
        [t.gente.empresa, p.plan, raiz, curso],
      )
    const unidades = cursos.map((asignatura_id, i) => ({
      ...{ id: `u${i}`, version: 1, status: 1, asignatura_id, descripcion: `<p>Unidad ${i + 1}</p>` },
    }))
    await t.owner.query(
      "insert into plan_secciones (empresa_id, planestudio_id, key, items) values ($1, $2, 'unidadesAprendizaje', $3)",
      [t.gente.empresa, p.plan, JSON.stringify(unidades)],
    )
    const plantilla = await hacer('Colegio')
    await devolver(plantilla)
    const r = await usar(plantilla)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    const deCiclo = async (tabla: string, asignatura: string, que: string) =>
      (
        await t.owner.query(
          `select i.numero, ${que} as que from ${tabla} join asignaturas a on a.id = ${asignatura}
           join ciclos i on i.id = a.ciclo_id where a.planestudio_id = $1 order by i.numero`,
          [r.body.data.id],
        )
      ).rows.map(x => [x.numero, x.que])
    expect(await deCiclo('competencia_cursos c', 'c.asignatura_id', 'c.nivel')).toEqual(
      [1, 2, 3].map(n => [n, 'logra']),
    )
    expect(
      await deCiclo(
        "(select jsonb_array_elements(items) as u from plan_secciones where key = 'unidadesAprendizaje') s",
        "(u->>'asignatura_id')::bigint",
        "u->>'descripcion'",
      ),
    ).toEqual([1, 2, 3].map(n => [n, `<p>Unidad ${n}</p>`]))
  })

  it('sections of one name stay two, with what each requires and its courses; a new template tells them apart', async () => {
    p = await plantPlan(t)
    await t.owner.query('update secciones set creditos_requeridos = 3 where id = $1', [p.seccion])
    const otra = await t.owner.query(
      "insert into secciones (empresa_id, planestudio_id, nombre, creditos_requeridos) values ($1, $2, 'ELECTIVOS', 6) returning id",
      [t.gente.empresa, p.plan],
    )
    await plantCurso(t, p, { nombre: 'Ajedrez', codigo: 'A1' })
    for (const seccion_id of [Number(otra.rows[0].id), p.seccion])
      await plantCurso(t, p, { nombre: 'Taller', seccion_id, credits: seccion_id === p.seccion ? 1 : 2 })
    /** Each section with what it requires and the credits of its courses. */
    const secciones = async (id: number) => {
      const { rows } = await t.owner.query('select contenido from plantillas where id = $1', [id])
      const { secciones: suyas, asignaturas } = rows[0].contenido
      return suyas.map((s: any) => [
        s.nombre,
        s.creditos_requeridos,
        ...asignaturas.flatMap((a: any) => (a.seccion_id === s.id ? a.credits : [])),
      ])
    }
    const plantilla = await hacer('Electivos')
    const antes = await secciones(plantilla)
    expect(antes).toEqual([
      ['Electivos', 3, 1],
      ['ELECTIVOS', 6, 2],
    ])
    await devolver(plantilla)
    expect(await secciones(plantilla)).toEqual(antes)
    expect(await secciones(await devolver(plantilla, 'Nueva'))).toEqual([
      ['Electivos', 3, 1],
      ['ELECTIVOS (2)', 6, 2],
    ])
  })
})
