import type { PlanPlantado } from './academico.ts'
import type { TestApp } from './app.ts'
import { contador } from './contador.ts'

/** A small tree with everything that can hang on it. */
export interface CompetenciasPlantadas {
  grupo: number
  /** Line of the graduate profile that the root serves. */
  linea: number
  /** Outcome of a list of the institution's own. */
  resultado: number
  raiz: number
  parte: number
  transversal: number
}

const nextNumber = contador()

/** A root in a group with a part of its own, a transversal one; the root serves a line and two outcomes, and `curso` serves it. */
export async function plantCompetencias(
  t: TestApp,
  { plan }: Pick<PlanPlantado, 'plan'>,
  curso: number,
): Promise<CompetenciasPlantadas> {
  const empresa_id = t.gente.empresa
  const put = async (tabla: string, values: Record<string, unknown>): Promise<number> => {
    const keys = Object.keys(values)
    const { rows } = await t.owner.query(
      `insert into ${tabla} (${keys.join(', ')}) values (${keys.map((_k, i) => `$${i + 1}`).join(', ')}) returning *`,
      Object.values(values),
    )
    return Number(rows[0].id)
  }
  const delPlan = { empresa_id, planestudio_id: plan }
  const grupo = await put('grupos_competencias', { ...delPlan, nombre: "Gestión 'ñ'" })
  const linea = await put('perfil_egreso', { ...delPlan, orden: 7, descripcion: '<p>Resuelve</p>' })
  const raiz = await put('competencias', {
    ...delPlan,
    nombre: 'Dirige «obras»; -- y\\o equipos',
    grupo_id: grupo,
    perfil_egreso_id: linea,
    termino_id: 1,
  })
  const parte = await put('competencias', {
    ...delPlan,
    nombre: 'Planifica',
    padre_id: raiz,
    grupo_id: grupo,
    termino_id: 2,
    iscompetencia: false,
  })
  const transversal = await put('competencias', {
    ...delPlan,
    nombre: 'Se comunica',
    tipopadre: 2,
    termino_id: 1,
  })
  const resultado = await put('resultados', {
    empresa_id,
    lista: `Colegiatura ${nextNumber(t.owner)}`,
    numero: 4,
    nombre: 'Ejerce bien',
  })
  const { rows } = await t.owner.query(
    `insert into resultados (empresa_id, lista, numero, nombre) values ($1, 'tuning', 3, 'Organiza su tiempo')
     on conflict (empresa_id, lista, numero) do update set nombre = excluded.nombre returning id`,
    [empresa_id],
  )
  for (const resultado_id of [resultado, rows[0].id])
    await put('competencia_resultados', { empresa_id, competencia_id: raiz, resultado_id })
  await put('competencia_cursos', {
    ...delPlan,
    competencia_id: raiz,
    asignatura_id: curso,
    nivel: 'logra',
  })
  return { grupo, linea, resultado, raiz, parte, transversal }
}
