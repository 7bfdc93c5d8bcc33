import type { CamposDeAsignatura } from '@malla/contracts/asignaturas.ts'
import type { TipoDeParametro } from '@malla/contracts/parametros.ts'
import { type HorasVirtualesDichas, horasVirtuales } from '@malla/domain/asignaturas/horas.ts'
import { COLUMNA } from '../parametros/parametros.queries.ts'
import type { AsignaturaRow } from './asignaturas.queries.ts'
import type { PlanAbierto } from './planAbierto.ts'

/** Fields of a course as a call gives them: all may be left out. */
export type Campos = Partial<Omit<CamposDeAsignatura, 'planestudio_id'>>

/** Columns to write; requisites are worked out afterwards, when every course of the write has its id. */
export type Valores = Partial<
  Omit<typeof import('../../platform/db/schema/planes.ts').asignaturas.$inferInsert, 'empresa_id'>
>

/** Notes a reason under a field of the course being written. */
export type Refuse = (campo: string, motivo: string) => void

const SIMPLE = [
  'nombre',
  'codigo',
  'orden',
  'horasteoria',
  'horaspractica',
  'credits',
  'tipoestudio',
  'modalidad',
] as const

const HORAS = ['horasteoria', 'horaspractica'] as const

/** 0 and null both mean none (§3); left out stays left out. */
const none = (id: number | null | undefined): number | null | undefined =>
  id === undefined ? undefined : id || null

/** A course stands in one cycle or in one section: naming one leaves the other. */
function place(
  campos: Campos,
  row: AsignaturaRow | null,
  abierto: PlanAbierto,
  refuse: Refuse,
): Pick<Valores, 'ciclo_id' | 'seccion_id'> {
  const ciclo = none(campos.ciclo_id)
  const seccion = none(campos.seccion_id)
  if (ciclo && seccion)
    refuse('seccion_id', 'Un curso está en un ciclo o en una sección de electivos, no en ambos.')
  if (ciclo && !abierto.ciclos.has(ciclo)) refuse('ciclo_id', 'Ese ciclo no es de este plan.')
  if (seccion && !abierto.secciones.has(seccion))
    refuse('seccion_id', 'Esa sección de electivos no es de este plan.')
  if (ciclo) return { ciclo_id: ciclo, seccion_id: null }
  if (seccion) return { ciclo_id: null, seccion_id: seccion }
  const left = {
    ciclo_id: ciclo === null ? null : row?.ciclo_id,
    seccion_id: seccion === null ? null : row?.seccion_id,
  }
  if (!left.ciclo_id && !left.seccion_id)
    refuse('ciclo_id', 'Elija el ciclo o la sección de electivos del curso.')
  return {}
}

function catalogued(campos: Campos, abierto: PlanAbierto, refuse: Refuse): Valores {
  const valores: Valores = {}
  for (const [tipo, columna] of Object.entries(COLUMNA) as [
    TipoDeParametro,
    (typeof COLUMNA)[TipoDeParametro],
  ][]) {
    const id = none(campos[columna])
    if (id && abierto.parametros.get(id) !== tipo)
      refuse(columna, 'Elija un registro del catálogo de la institución.')
    if (id !== undefined) valores[columna] = id
  }
  return valores
}

/** What a form says of the virtual hours: emptied they are 0, but a whole form has fields beside those that were filled in. */
function virtualesDichas(campos: Campos): HorasVirtualesDichas {
  const { horasvirtual: suma, horasvirtualteoria: teoria, horasvirtualpractica: practica } = campos
  if (typeof suma === 'number')
    return {
      horasvirtual: suma,
      horasvirtualteoria: teoria ?? undefined,
      horasvirtualpractica: practica ?? undefined,
    }
  if (teoria === undefined && practica === undefined) return suma === null ? { horasvirtual: 0 } : {}
  return {
    horasvirtualteoria: teoria === null ? 0 : teoria,
    horasvirtualpractica: practica === null ? 0 : practica,
  }
}

const virtuales = (campos: Campos, row: AsignaturaRow | null): Valores => {
  const { horasvirtualteoria, horasvirtualpractica } = horasVirtuales(
    virtualesDichas(campos),
    row ?? undefined,
  )
  return { horasvirtualteoria, horasvirtualpractica }
}

/** What a call's fields mean for the columns of a course, checked against its plan. `row` is null for a new course. */
export function valoresDe(
  campos: Campos,
  row: AsignaturaRow | null,
  abierto: PlanAbierto,
  refuse: Refuse,
): Valores {
  const simple: Record<string, unknown> = {}
  for (const k of SIMPLE) if (campos[k] !== undefined) simple[k] = campos[k]
  if (simple.codigo === '') simple.codigo = null
  for (const k of HORAS) if (simple[k] === null) simple[k] = 0
  if (row === null && !campos.nombre) refuse('nombre', 'El campo «Nombre» es obligatorio.')
  return {
    ...simple,
    ...place(campos, row, abierto, refuse),
    ...catalogued(campos, abierto, refuse),
    ...virtuales(campos, row),
  }
}
