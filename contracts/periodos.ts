import { z } from 'zod'
import { call } from './call.ts'
import {
  byId,
  changes,
  deleted,
  estado,
  fecha,
  id,
  instante,
  list,
  obligatorio,
  one,
  written,
} from './campos.ts'

/** Until when the syllabi of one programme are handed in. */
const plazo = z.object({ programa_id: id, fechaentrega: fecha })

/**
 * An academic period of the institution («2026-I»). `fechaentrega`: until when syllabi are handed in where `plazos` names no date of their
 * programme; only programmes that the reader may see are told. `silabos_count`: syllabi of it in those programmes.
 */
const periodo = z.object({
  id,
  nombre: z.string(),
  fechainicio: z.string(),
  fechafin: z.string(),
  fechaentrega: z.string().nullable(),
  estado: z.string(),
  plazos: z.array(plazo.extend({ programa: z.string() })),
  silabos_count: z.int(),
  revision: z.int(),
  created_at: instante,
})
export type Periodo = z.output<typeof periodo>

const fields = z.object({
  nombre: obligatorio(40),
  fechainicio: fecha,
  fechafin: fecha,
  fechaentrega: fecha.nullable().optional(),
  estado: estado.optional(),
  /** All of them: what is not named any more is taken away. */
  plazos: z.array(plazo).max(500).optional(),
})
export type CamposDePeriodo = z.output<typeof fields>

const path = '/v1/periodos/{id}'

export const periodos = {
  list: call({
    verb: 'GET',
    path: '/v1/periodos',
    access: 'silabos.ver',
    summary: 'Los periodos académicos, el último primero',
    input: z.object({ estado: estado.optional() }),
    output: list(periodo),
  }),
  show: call({
    verb: 'GET',
    path,
    access: 'silabos.ver',
    summary: 'Un periodo académico',
    input: byId,
    output: one(periodo),
  }),
  create: call({
    verb: 'POST',
    path: '/v1/periodos',
    access: 'curricular.editar',
    summary: 'Crea un periodo académico',
    input: fields,
    output: written(periodo),
  }),
  update: call({
    verb: 'PUT',
    path,
    access: 'curricular.editar',
    summary: 'Cambia un periodo académico o sus plazos',
    input: changes(fields),
    output: written(periodo),
  }),
  delete: call({
    verb: 'DELETE',
    path,
    access: 'curricular.editar',
    summary: 'Elimina un periodo sin sílabos',
    input: byId,
    output: deleted,
  }),
}
