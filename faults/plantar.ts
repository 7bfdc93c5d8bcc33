import { alguien } from '@malla/server/testing/gente.ts'
import type pg from 'pg'

/** Courses of the grid that is saved all at once. */
const CURSOS_DE_GRILLA = 40
const COMPETENCIAS = 6

/** One person's own corner: nobody else writes there, so that what must be there at the end is known to the letter. */
export interface Rincon {
  empresa: number
  usuario: number
  token: string
  plan: number
  ciclos: number[]
  /** Plan of the grid, its one cycle and its courses. */
  grilla: { plan: number; cursos: number[] }
  /** Course whose syllabus the person writes. */
  cursoDeSilabo: number
  competencias: number[]
  /** Course that everybody of the institution writes in. */
  disputado: number
}

export interface Plantado {
  empresas: number[]
  rincones: Rincon[]
  /** Token of somebody of each institution who only listens. */
  oyentes: string[]
}

const insertar = async (
  owner: pg.Client,
  table: string,
  values: Record<string, unknown>,
): Promise<number> => {
  const keys = Object.keys(values)
  const { rows } = await owner.query(
    `insert into ${table} (${keys.join(', ')}) values (${keys.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    Object.values(values),
  )
  return Number(rows[0].id)
}

async function plantarPlan(
  owner: pg.Client,
  empresa_id: number,
  programa_id: number,
  name: string,
  ciclos: number,
) {
  const plan = await insertar(owner, 'planes', { empresa_id, full_name: name, programa_id })
  const ids: number[] = []
  for (let numero = 1; numero <= ciclos; numero++)
    ids.push(
      await insertar(owner, 'ciclos', {
        empresa_id,
        planestudio_id: plan,
        numero,
        nombre: String(numero),
        descripcion: `Ciclo ${numero}`,
      }),
    )
  return { plan, ciclos: ids }
}

async function plantarPrograma(owner: pg.Client, empresa_id: number): Promise<number> {
  const facultad_id = await insertar(owner, 'facultades', { empresa_id, nombre: 'Facultad' })
  const nivel_id = await insertar(owner, 'niveles', { empresa_id, nombre: 'Pregrado', codigo: '00001' })
  const modalidad_id = await insertar(owner, 'modalidades', { empresa_id, nombre: 'Presencial' })
  return insertar(owner, 'programas', { empresa_id, nombre: 'Programa', facultad_id, nivel_id, modalidad_id })
}

async function plantarRincon(
  owner: pg.Client,
  empresa: number,
  programa: number,
  disputado: number,
): Promise<Rincon> {
  const { token, usuario } = await alguien(owner, { empresa, tipouser: 2 })
  const { plan, ciclos } = await plantarPlan(owner, empresa, programa, `Plan de ${usuario}`, 3)
  const deGrilla = await plantarPlan(owner, empresa, programa, `Grilla de ${usuario}`, 1)
  const curso = (planestudio_id: number, ciclo_id: number, nombre: string, orden = 0) =>
    insertar(owner, 'asignaturas', { empresa_id: empresa, planestudio_id, ciclo_id, nombre, orden })
  const cursos: number[] = []
  for (let i = 0; i < CURSOS_DE_GRILLA; i++)
    cursos.push(await curso(deGrilla.plan, deGrilla.ciclos[0]!, `Curso ${i}`, i))
  const competencias: number[] = []
  for (let orden = 0; orden < COMPETENCIAS; orden++)
    competencias.push(
      await insertar(owner, 'competencias', {
        empresa_id: empresa,
        planestudio_id: plan,
        nombre: `Competencia ${orden}`,
        orden,
      }),
    )
  return {
    empresa,
    usuario,
    token,
    plan,
    ciclos,
    grilla: { plan: deGrilla.plan, cursos },
    cursoDeSilabo: await curso(plan, ciclos[0]!, 'Curso del sílabo', 9999),
    competencias,
    disputado,
  }
}

/** Plants institutions and people underneath the calls: `personas` in each of `empresas`, with a corner of their own and one course for all. */
export async function plantar(owner: pg.Client, empresas: number, personas: number): Promise<Plantado> {
  const plantado: Plantado = { empresas: [], rincones: [], oyentes: [] }
  for (let e = 0; e < empresas; e++) {
    const empresa = await insertar(owner, 'empresas', {
      razonsocial: `Institución ${e}`,
      tipo: 'Universidad',
    })
    const programa = await plantarPrograma(owner, empresa)
    const comun = await plantarPlan(owner, empresa, programa, 'Plan de todos', 1)
    const disputado = await insertar(owner, 'asignaturas', {
      empresa_id: empresa,
      planestudio_id: comun.plan,
      ciclo_id: comun.ciclos[0],
      nombre: 'Curso de todos',
    })
    plantado.empresas.push(empresa)
    plantado.oyentes.push((await alguien(owner, { empresa, tipouser: 2 })).token)
    for (let p = 0; p < personas; p++)
      plantado.rincones.push(await plantarRincon(owner, empresa, programa, disputado))
  }
  return plantado
}
