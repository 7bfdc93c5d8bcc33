import { expect } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../../testing/academico.ts'
import type { TestApp } from '../../../testing/app.ts'
import { plantCompetencias } from '../../../testing/competencias.ts'

/** Where templates of plans are made, and where their Excel form is given out. */
export const PLANES = '/parametros/plantillas/planes'
export const DESCARGAR = '/v1/plantillas/diseno/planes/estudios/descargar/plantilla'

/** Says of what kind an institution is: templates are offered to those of their kind. */
export const ponerTipo = (t: TestApp, tipo: string, empresa = t.gente.empresa): Promise<unknown> =>
  t.owner.query('update empresas set tipo = $2 where id = $1', [empresa, tipo])

/** A plan with three courses, a text with a picture, a profile and competencies; both institutions are universities. */
export async function plantPlanConTodo(t: TestApp): Promise<PlanPlantado> {
  await ponerTipo(t, 'Universidad')
  await ponerTipo(t, 'Universidad', t.gente.otraEmpresa)
  const p = await plantPlan(t)
  await t.owner.query('update planes set semanas = 17, creditos_totales = 200 where id = $1', [p.plan])
  await t.owner.query('update secciones set creditos_requeridos = 3 where id = $1', [p.seccion])
  const area = await t.owner.query(
    "insert into parametros (empresa_id, tipo, nombre, color) values ($1, 'areascursos', 'Ciencias básicas', 3) returning id",
    [t.gente.empresa],
  )
  const saved = await t.as(t.gente.token.operador)('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
    asignaturas: [
      {
        nombre: '=Cálculo; "uno"',
        codigo: '0021',
        ciclo_id: p.ciclos[0],
        credits: 4.5,
        horasteoria: 3,
        horasvirtualpractica: 1,
        areacurso_id: area.rows[0].id,
        tipoestudio: 'general',
        modalidad: 'presencial',
      },
      {
        nombre: 'Física',
        codigo: 'F1',
        ciclo_id: p.ciclos[2],
        credits: 3,
        horasteoria: 2,
        requisitos_texto: '0021 | 20 cr',
      },
      { nombre: 'Ajedrez', codigo: 'E1', seccion_id: p.seccion, credits: 3, horaspractica: 2 },
    ],
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await t.owner.query(
    `insert into plan_secciones (empresa_id, planestudio_id, key, items) values ($1, $2, 'misiones', '[{"id":"a","version":1,"status":1,"descripcion":"<p>Formar &lt;bien&gt;</p><p>y mucho<img src=\\"/api/v1/imagenes/x\\"></p>"}]')`,
    [t.gente.empresa, p.plan],
  )
  await t.owner.query(
    "insert into perfil_egreso (empresa_id, planestudio_id, descripcion) values ($1, $2, '<p>Diseña</p>')",
    [t.gente.empresa, p.plan],
  )
  await plantCompetencias(t, p, saved.body.data[0].id)
  return p
}
