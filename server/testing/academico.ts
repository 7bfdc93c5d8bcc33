import type { TestApp } from './app.ts'
import { contador } from './contador.ts'

/** Rows that slices stand on, planted underneath the calls: for tests of what hangs on them. */

export interface ProgramaPlantado {
  facultad: number
  programa: number
}
export interface PlanPlantado extends ProgramaPlantado {
  plan: number
  /** Ids of its cycles, in order. */
  ciclos: number[]
  /** Id of its section of electives. */
  seccion: number
}

const nextNumber = contador()

async function insert(t: TestApp, table: string, values: Record<string, unknown>): Promise<number> {
  const keys = Object.keys(values)
  const { rows } = await t.owner.query(
    `insert into ${table} (${keys.join(', ')}) values (${keys.map((_k, i) => `$${i + 1}`).join(', ')}) returning id`,
    Object.values(values),
  )
  return Number(rows[0].id)
}

/** A programme in a faculty of its own, in the first institution unless said otherwise. */
export async function plantPrograma(t: TestApp, empresa = t.gente.empresa): Promise<ProgramaPlantado> {
  const k = nextNumber(t.owner)
  const of = { empresa_id: empresa }
  const facultad = await insert(t, 'facultades', { ...of, nombre: `Facultad plantada ${k}` })
  const nivel_id = await insert(t, 'niveles', {
    ...of,
    nombre: `Nivel ${k}`,
    codigo: String(k).padStart(5, '0'),
  })
  const modalidad_id = await insert(t, 'modalidades', { ...of, nombre: `Modalidad ${k}` })
  const programa = await insert(t, 'programas', {
    ...of,
    nombre: `Programa plantado ${k}`,
    facultad_id: facultad,
    nivel_id,
    modalidad_id,
  })
  return { facultad, programa }
}

/** A plan of `ciclos` cycles and one section of electives, without courses. */
export async function plantPlan(
  t: TestApp,
  o: { empresa?: number; ciclos?: number; en?: ProgramaPlantado } = {},
): Promise<PlanPlantado> {
  const empresa_id = o.empresa ?? t.gente.empresa
  const en = o.en ?? (await plantPrograma(t, empresa_id))
  const plan = await insert(t, 'planes', {
    empresa_id,
    full_name: `Plan plantado ${nextNumber(t.owner)}`,
    programa_id: en.programa,
  })
  const ciclos: number[] = []
  for (let i = 1; i <= (o.ciclos ?? 3); i++) {
    ciclos.push(
      await insert(t, 'ciclos', {
        empresa_id,
        planestudio_id: plan,
        numero: i,
        nombre: String(i),
        descripcion: `Ciclo ${i}`,
      }),
    )
  }
  const seccion = await insert(t, 'secciones', { empresa_id, planestudio_id: plan, nombre: 'Electivos' })
  return { ...en, plan, ciclos, seccion }
}

/** A course in the first cycle of a plan unless said otherwise; `campos` are columns. */
export function plantCurso(
  t: TestApp,
  p: PlanPlantado,
  campos: Record<string, unknown> = {},
  empresa = t.gente.empresa,
): Promise<number> {
  return insert(t, 'asignaturas', {
    empresa_id: empresa,
    planestudio_id: p.plan,
    nombre: `Curso plantado ${nextNumber(t.owner)}`,
    ...(campos.seccion_id ? {} : { ciclo_id: p.ciclos[0] }),
    ...campos,
  })
}
