import '../malla/malla.live.ts'
import { AGAIN, cachedAnswer, follow } from '../../app/live/follow.ts'
import type { LiveEvent } from '../../app/live/registry.ts'
import { isVacio } from '../planes/registro.ts'
import { tocaAvance } from './avance.ts'
import {
  type Arbol,
  buscaPrograma,
  cambiaFacultad,
  cambiaPrograma,
  conFacultad,
  conNombreDeModalidad,
  conNombreDeNivel,
  conPlan,
  conPrograma,
  type Facultad,
  type Lugar,
  type Plan,
  type Programa,
  planesDe,
  sinFacultad,
  sinPlan,
  sinPrograma,
  todas,
} from './ramas.ts'

/** The tree stands on every screen: its counts are asked for over longer than what one looks at, in milliseconds. */
const CUENTAS = { again: true, en: 12_000 } as const

const pick = <K extends string>(data: object | null, ...keys: K[]): Partial<Record<K, never>> =>
  Object.fromEntries(Object.entries(data ?? {}).filter(([k]) => (keys as string[]).includes(k))) as never

/** What a record of a new programme or plan says of what the tree shows. */
type DatosDePrograma = Pick<Programa, 'nombre' | 'estado'> & { de_nivel?: boolean; especialidades?: string[] }
type DatosDePlan = Pick<Plan, 'full_name' | 'created_at'> & { programa_id: number; fechacese?: string | null }

/** What a level or a modality is called: as the tree or the catalogue says. Null when neither does. */
function lugarDe(arbol: Arbol, data: Record<string, unknown>): Lugar | null {
  const niveles = todas(arbol).flatMap(f => f.niveles)
  const nivel =
    cachedAnswer('niveles.list', {})?.data.find(n => n.id === data.nivel_id) ??
    niveles.find(n => n.id === data.nivel_id)
  const modalidad =
    cachedAnswer('modalidades.list', {})?.data.find(m => m.id === data.modalidad_id) ??
    niveles.flatMap(n => n.modalidades).find(m => m.id === data.modalidad_id)
  const facultad_id = Number(data.facultad_id)
  return nivel && modalidad && todas(arbol).some(f => f.id === facultad_id)
    ? { facultad_id, nivel, modalidad }
    : null
}

function programaNuevo(arbol: Arbol, { id, data }: LiveEvent) {
  if (buscaPrograma(arbol, id)) return arbol
  const lugar = lugarDe(arbol, data ?? {})
  const { nombre, de_nivel, estado, especialidades } = data as unknown as DatosDePrograma
  // The record names its specialities, the tree shows their ids.
  if (!lugar || especialidades?.length) return AGAIN
  const programa: Programa = {
    id,
    nombre,
    carrera_id: de_nivel ? 0 : id,
    estado,
    especialidades: [],
    planes_estudios: [],
  }
  return conPrograma(arbol, programa, lugar)
}

function programaCambiado(arbol: Arbol, { id, data }: LiveEvent) {
  const hay = buscaPrograma(arbol, id)
  // One that was not in sight may have come into it.
  if (!hay) return data && 'facultad_id' in data ? AGAIN : arbol
  if (data && 'especialidades' in data) return AGAIN
  const programa = { ...hay.programa, ...pick(data, 'nombre', 'estado') }
  if (data && 'de_nivel' in data) programa.carrera_id = data.de_nivel ? 0 : id
  const donde = pick(data, 'facultad_id', 'nivel_id', 'modalidad_id')
  if (Object.keys(donde).length === 0) return cambiaPrograma(arbol, id, () => programa)
  const antes = { facultad_id: hay.facultad_id, nivel_id: hay.nivel.id, modalidad_id: hay.modalidad.id }
  const lugar = lugarDe(arbol, { ...antes, ...donde })
  return lugar ? conPrograma(sinPrograma(arbol, id), programa, lugar) : AGAIN
}

function planNuevo(arbol: Arbol, { id, data }: LiveEvent) {
  if (planesDe(arbol).some(p => p.id === id)) return arbol
  const { full_name, programa_id, fechacese = null, created_at } = data as unknown as DatosDePlan
  if (!isVacio(data) || !buscaPrograma(arbol, programa_id)) return AGAIN
  return conPlan(arbol, {
    id,
    full_name,
    carrera_id: programa_id,
    fechacese,
    cursos_count: 0,
    completos: 0,
    created_at,
  })
}

function planCambiado(arbol: Arbol, { id, data }: LiveEvent) {
  const plan = planesDe(arbol).find(p => p.id === id)
  if (!plan) return data && 'programa_id' in data ? AGAIN : arbol
  const dicho = pick(data, 'full_name', 'fechacese')
  const nuevo: Plan = { ...plan, ...dicho }
  if (data?.programa_id === undefined) return Object.keys(dicho).length > 0 ? conPlan(arbol, nuevo) : arbol
  const programa_id = Number(data.programa_id)
  if (!buscaPrograma(arbol, programa_id)) return AGAIN
  return conPlan(sinPlan(arbol, id), { ...nuevo, carrera_id: programa_id })
}

/** How many courses a plan has, and how many of them have hours and an area: counted where the plan is open, else asked for. */
function cuentas(arbol: Arbol, { de, data }: LiveEvent, _input: object, decide = tocaAvance(data)) {
  if (!decide) return arbol
  const plan = planesDe(arbol).find(p => p.id === de?.plan_id)
  if (!plan) return arbol
  const cursos = cachedAnswer('asignaturas.porPlan', { planId: plan.id })?.data
  if (!cursos) return CUENTAS
  const completos = cursos.filter(c => c.areacurso_id !== 0 && c.horastotal > 0).length
  return conPlan(arbol, { ...plan, cursos_count: cursos.length, completos })
}

follow('facultades.arbol', {
  'facultad.created': (arbol, { id, data }) =>
    conFacultad(arbol, {
      id,
      niveles: [],
      ...(pick(data, 'nombre', 'txt_type', 'estado') as object),
    } as unknown as Facultad),
  'facultad.updated': (arbol, { id, data }) =>
    cambiaFacultad(arbol, id, f => ({ ...f, ...pick(data, 'nombre', 'txt_type', 'estado') })),
  'facultad.deleted': (arbol, { id }) => sinFacultad(arbol, id),
  'programa.created': programaNuevo,
  'programa.updated': programaCambiado,
  'programa.deleted': (arbol, { id }) => sinPrograma(arbol, id),
  'plan_estudio.created': planNuevo,
  'plan_estudio.updated': planCambiado,
  'plan_estudio.deleted': (arbol, { id }) => sinPlan(arbol, id),
  'nivel.updated': (arbol, { id, data }) => conNombreDeNivel(arbol, id, pick(data, 'nombre', 'codigo')),
  'modalidad.updated': (arbol, { id, data }) =>
    typeof data?.nombre === 'string' ? conNombreDeModalidad(arbol, id, data.nombre) : arbol,
  'asignatura.created asignatura.deleted': (arbol, event, input) => cuentas(arbol, event, input, true),
  'asignatura.updated': cuentas,
})
