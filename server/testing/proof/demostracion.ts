import { calls } from '@malla/contracts/calls.ts'
import { CLAVE_DE_DEMO } from '../../seeds/demo/gente.ts'
import { type Servidor, servidor } from '../../seeds/demo/servidorDePrueba.ts'
import { alguien } from '../gente.ts'
import { type Forma, preguntar } from './formas.ts'
import type { Comun, Lugar } from './lugar.ts'
import { plantLugar } from './plantar.ts'
import type { Terreno } from './terreno.ts'

/** The demonstration, served: what it has to read and print, and places of one's own in it to write into. */
export interface Demostracion {
  servidor: Servidor
  /** Things of the demonstration itself: the plan of 2026 with its courses, syllabi, competencies and laboratories. */
  demo: Lugar
  /** The administrator, working in the university: one session a form, because documents are counted by person. */
  root: Record<Forma, string>
  /** A programme of its own in the university, with one of everything. */
  fresh(): Promise<Lugar>
  /** Somebody new with a session (testing/gente.ts). */
  alguien(acceso: Omit<Parameters<typeof alguien>[1], 'empresa'> & { empresa?: number }): Promise<{
    token: string
    usuario: number
  }>
  /** A person of the demonstration signs in. */
  signin(usuario: string): Promise<string>
  close(): Promise<void>
}

const PLAN = `(select p.id from planes p join programas g using (empresa_id) where g.id = p.programa_id
  and g.nombre = 'Ingeniería de Sistemas' and p.full_name = 'Plan de estudios 2026')`
/** A course whose syllabus is approved. */
const CURSO = `(select asignatura_id from silabos where planestudio_id = ${PLAN} and estado = 'aprobado' order by id limit 1)`

/** Where each thing of the demonstration stands, as SQL over the university. */
const DONDE = {
  nivel: 'select nivel_id from programas where id = g.id',
  modalidad: 'select modalidad_id from programas where id = g.id',
  resultado: 'select id from resultados where empresa_id = g.empresa_id order by id limit 1',
  area: `select areacurso_id from asignaturas where id = ${CURSO}`,
  tipo: `select tipocurso_id from asignaturas where id = ${CURSO}`,
  tipologia: `select id from parametros where empresa_id = g.empresa_id and tipo = 'tipologiasespecialescursos' order by id limit 1`,
  local: 'select id from locales where empresa_id = g.empresa_id order by id limit 1',
  periodoAbierto: `select periodo_id from silabos where asignatura_id = ${CURSO} and estado = 'aprobado' limit 1`,
  usuario: `select id from usuarios where usuario = 'operador@demo.edu'`,
  facultad: 'select g.facultad_id',
  programa: 'select g.id',
  plan: `select ${PLAN}`,
  origen: `select id from planes where programa_id = g.id and id <> ${PLAN} order by id limit 1`,
  ciclo: `select id from ciclos where planestudio_id = ${PLAN} order by numero limit 1`,
  seccion: `select id from secciones where planestudio_id = ${PLAN} order by id limit 1`,
  curso: `select ${CURSO}`,
  optativo: `select id from asignaturas where planestudio_id = ${PLAN} and seccion_id is not null order by id limit 1`,
  grupo: `select id from grupos_competencias where planestudio_id = ${PLAN} order by id limit 1`,
  competencia: `select id from competencias where planestudio_id = ${PLAN} order by id limit 1`,
  laboratorio: `select laboratorio_id from equipos where empresa_id = g.empresa_id order by id limit 1`,
  equipo: 'select id from equipos where empresa_id = g.empresa_id order by id limit 1',
  modelo: 'select id from modelos_educativos where empresa_id = g.empresa_id order by id desc limit 1',
} as const satisfies Partial<Record<keyof Lugar, string>>

async function lugarDeDemo(owner: Servidor['owner']): Promise<Lugar> {
  const columns = Object.entries(DONDE).map(([k, q]) => `(${q}) as "${k}"`)
  const { rows } = await owner.query(
    `select g.empresa_id as empresa, ${columns.join(', ')} from programas g where g.nombre = 'Ingeniería de Sistemas' order by g.id limit 1`,
  )
  const missing = Object.entries(rows[0]).filter(([, v]) => v === null)
  if (missing.length > 0) throw new Error(`the demonstration has no ${missing.map(([k]) => k).join(', ')}`)
  const ids = Object.fromEntries(Object.entries(rows[0]).map(([k, v]) => [k, Number(v)]))
  return { ...ids, marca: 'demo', marcaComun: 'demo', para: 'nadie@ejemplo.edu' } as Lugar
}

/** Starts a server with the demonstration, about 10 s. */
export async function createDemostracion(): Promise<Demostracion> {
  const s = await servidor({ DEMO: '1' })
  await s.start()
  if (s.avisos.length > 0) throw new Error(s.avisos.join('\n'))
  const demo = await lugarDeDemo(s.owner)
  const terreno: Terreno = { owner: s.owner, dataDir: s.dataDir, gente: { alguien } }
  const some: Demostracion['alguien'] = acceso => alguien(s.owner, { empresa: demo.empresa, ...acceso })
  const root = { multipart: '', json: '' }
  for (const forma of ['multipart', 'json'] as const)
    root[forma] = (await some({ root: true, tipouser: 1 })).token
  const comun: Comun = { ...demo, periodoComun: demo.periodoAbierto }
  let n = 0
  return {
    servidor: s,
    demo,
    root,
    async fresh() {
      const { usuario } = await some({ tipouser: 2 })
      return plantLugar(terreno, { ...comun, usuario }, `lugar ${++n}`)
    },
    alguien: some,
    async signin(usuario) {
      const entrada = { usuario, password: CLAVE_DE_DEMO }
      const r = await preguntar(s.app, calls.auth.signin, entrada, { forma: 'json' })
      return r.body._token
    },
    close: () => s.close(),
  }
}
