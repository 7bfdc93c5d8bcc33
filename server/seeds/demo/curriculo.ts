import type { InputOf } from '@malla/contracts/call.ts'
import { calls } from '@malla/contracts/calls.ts'
import type { TipoDeEquivalencia } from '@malla/domain/equivalencias/catalogos.ts'
import type { ClaveDePlan } from '@malla/domain/planes/claves.ts'
import { type GrupoDeDemo, idOf, makeCompetencias } from './competencias.ts'
import type { Llamar } from './llamar.ts'

/** What a plan has besides its courses, as data; courses by their codes. */
export interface CurriculoDeDemo {
  perfilEgreso?: readonly string[]
  entradas?: Partial<Record<ClaveDePlan, readonly EntradaDeDemo[]>>
  /** Rows of the table of equivalences with another plan of the programme. */
  equivalencias?: { con: string; filas: readonly EquivalenciaDeDemo[] }
  laboratorios?: readonly string[]
  competencias?: readonly GrupoDeDemo[]
  terminos?: Omit<InputOf<typeof calls.planes.terminos>, 'id' | 'revision'>
}

/** `modulo` or `unidad`, and `version`, where the section has versions. */
interface EntradaDeDemo {
  nombre?: string
  texto?: string
  grupo?: string
  peso?: number
  modulo?: number
  unidad?: number
  version?: number
  cursos?: readonly string[]
  curso?: string
  semanas?: number
  incompleto?: true
}

/** Codes of origin and of this plan, several joined by «+». */
export type EquivalenciaDeDemo = readonly [
  origen: string,
  destino: string,
  tipo?: TipoDeEquivalencia,
  nota?: string,
]

export interface LaboratorioDeDemo {
  nombre: string
  tipo: 1 | 2
  local: string
  capacidad?: number
  descripcion?: string
  equipos?: { nombre: string; codigo?: string; cantidad: number; descripcion?: string }[]
}

/** A plan that was made: its courses by their codes. */
export interface PlanHecho {
  id: number
  cursos: ReadonlyMap<string, number>
}

type Ids = ReadonlyMap<string, number>

const parrafos = (texto: string): string =>
  texto
    .split('\n')
    .map(linea => `<p>${linea.trim()}</p>`)
    .join('')

/** The premises of an institution, by name. */
export async function makeLocales(llamar: Llamar, nombres: readonly string[]): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const nombre of nombres) ids.set(nombre, (await llamar(calls.locales.create, { nombre })).data.id)
  return ids
}

/** Laboratories and workshops, of these programmes or of all, by name. */
export async function makeLaboratorios(
  llamar: Llamar,
  laboratorios: readonly LaboratorioDeDemo[],
  locales: Ids,
  programas_ids: number[] = [],
): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const { local, ...campos } of laboratorios) {
    const { data } = await llamar(calls.laboratorios.create, {
      ...campos,
      local_id: idOf(locales, local),
      programas_ids,
    })
    ids.set(data.nombre, data.id)
  }
  return ids
}

/** Everything that a plan has besides its courses. `otros`: the plans of its programme that were made before, by their names. */
export async function makeCurriculo(
  llamar: Llamar,
  plan: PlanHecho,
  curriculo: CurriculoDeDemo,
  { laboratorios, otros }: { laboratorios: Ids; otros: ReadonlyMap<string, PlanHecho> },
): Promise<void> {
  const { perfilEgreso = [], entradas = {}, equivalencias, terminos } = curriculo
  if (terminos) await llamar(calls.planes.terminos, { id: plan.id, ...terminos })
  if (perfilEgreso.length > 0)
    await llamar(calls.perfiles.createMany, { planId: plan.id, descripciones: perfilEgreso.map(parrafos) })
  for (const [key, suyas] of Object.entries(entradas))
    await llamar(calls.planes.guardarJson, { id: plan.id, key, items: suyas.map(e => itemOf(e, plan)) })
  if (curriculo.laboratorios)
    await llamar(calls.laboratorios.guardarPorPlan, {
      planId: plan.id,
      laboratorios_ids: curriculo.laboratorios.map(nombre => idOf(laboratorios, nombre)),
    })
  if (curriculo.competencias) await makeCompetencias(llamar, plan, curriculo.competencias)
  if (equivalencias) await makeEquivalencias(llamar, plan, otros.get(equivalencias.con)!, equivalencias.filas)
}

function itemOf(
  { texto = '', modulo, unidad, cursos, curso, incompleto, ...campos }: EntradaDeDemo,
  plan: PlanHecho,
) {
  return {
    ...campos,
    ...(modulo ? { modulo_id: modulo } : {}),
    ...(unidad ? { unidad_id: unidad } : {}),
    ...(cursos ? { cursos_ids: cursos.map(codigo => idOf(plan.cursos, codigo)) } : {}),
    ...(curso ? { asignatura_id: idOf(plan.cursos, curso) } : {}),
    status: incompleto ? 2 : 1,
    descripcion: texto && parrafos(texto),
  }
}

async function makeEquivalencias(
  llamar: Llamar,
  plan: PlanHecho,
  otro: PlanHecho,
  filas: readonly EquivalenciaDeDemo[],
): Promise<void> {
  const ids = (dicho: string, cursos: Ids) => dicho.split('+').map(codigo => idOf(cursos, codigo.trim()))
  await llamar(calls.equivalencias.createMany, {
    planId: plan.id,
    plan_origen_id: otro.id,
    filas: filas.map(([origen, destino, tipo = 'total', nota]) => ({
      origen: ids(origen, otro.cursos),
      destino: ids(destino, plan.cursos),
      tipo,
      ...(nota ? { nota } : {}),
    })),
  })
}
