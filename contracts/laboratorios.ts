import { z } from 'zod'
import { call } from './call.ts'
import {
  byId,
  byIds,
  changes,
  deleted,
  fileAnswer,
  id,
  instante,
  list,
  obligatorio,
  one,
  paged,
  pageInput,
  parrafo,
  texto,
  written,
} from './campos.ts'
import { correo } from './personas.ts'

/** A piece of equipment of a laboratory. */
const equipo = z.object({
  id,
  nombre: z.string(),
  codigo: z.string().nullable(),
  cantidad: z.int(),
  descripcion: z.string().nullable(),
})
export type Equipo = z.output<typeof equipo>

/**
 * A laboratory (tipo 1) or workshop (tipo 2), §3. `programas_ids`: the programmes that use it, of those the reader may see; with none of its own
 * it is for all of them (`para_todos`). `planes_count`: plans that name it, of those programmes that the reader may see.
 */
const laboratorio = z.object({
  id,
  nombre: z.string(),
  tipo: z.int(),
  local_id: id,
  local: z.string(),
  capacidad: z.int().nullable(),
  descripcion: z.string().nullable(),
  programas_ids: z.array(id),
  programas: z.array(z.string()),
  para_todos: z.boolean(),
  equipos: z.array(equipo),
  planes_count: z.int(),
  revision: z.int(),
  created_at: instante,
})
export type Laboratorio = z.output<typeof laboratorio>

const tipo = z.int().min(1).max(2)
const campos = z.object({
  nombre: obligatorio(160),
  /** 1 Laboratorio, 2 Taller. */
  tipo,
  local_id: id,
  /** People that it holds. */
  capacidad: z.int().min(1).max(9999).nullable().optional(),
  descripcion: parrafo(2000).nullable().optional(),
  programas_ids: z.array(id).max(500).optional(),
  /** All of them: what is not named any more is taken away. Without `id` it is a new one. */
  equipos: z
    .array(
      z.object({
        id: id.optional(),
        nombre: obligatorio(160),
        codigo: texto(60).nullable().optional(),
        cantidad: z.int().min(1).max(99_999).optional(),
        descripcion: parrafo(1000).nullable().optional(),
      }),
    )
    .max(1000)
    .optional(),
})
const path = '/v1/laboratorios/talleres/{id}'
const delPlan = '/v1/plan/estudios/{planId}/laboratorios'

/** What narrows a list of them. */
const filtros = {
  tipo: tipo.optional(),
  local_id: id.optional(),
  /** Those that name this programme, and those of all programmes. */
  programa_id: id.optional(),
}
const enPdf = z.object({ ...filtros, filtro: texto(200).optional() })
const deEquipo = z.object({ labId: id, equipoId: id })
const pathDePdf = '/v1/laboratorios/talleres/pdf'
const pathDeCorreo = '/v1/laboratorios/talleres/mail'

export const laboratorios = {
  list: call({
    verb: 'GET',
    path: '/v1/laboratorios/talleres',
    access: 'estructura.ver',
    summary: 'Los laboratorios y talleres, por páginas',
    input: pageInput.extend(filtros),
    output: paged(laboratorio),
  }),
  show: call({
    verb: 'GET',
    path,
    access: 'estructura.ver',
    summary: 'Un laboratorio o taller, con sus equipos',
    input: byId,
    output: one(laboratorio),
  }),
  create: call({
    verb: 'POST',
    path: '/v1/laboratorios/talleres',
    access: 'estructura.crear',
    summary: 'Crea un laboratorio o taller',
    input: campos,
    output: written(laboratorio),
  }),
  update: call({
    verb: 'PUT',
    path,
    access: 'estructura.editar',
    summary: 'Cambia un laboratorio o taller',
    input: changes(campos),
    output: written(laboratorio),
  }),
  delete: call({
    verb: 'DELETE',
    path,
    access: 'estructura.eliminar',
    summary: 'Elimina un laboratorio o taller que ningún plan nombra',
    input: byId,
    output: deleted,
  }),
  deleteMany: call({
    verb: 'DELETE',
    path: '/v1/laboratorios/talleres',
    access: 'estructura.eliminar',
    summary: 'Elimina varios laboratorios o talleres: todos o ninguno',
    input: byIds,
    output: deleted,
  }),
  pdfFiltro: call({
    verb: 'GET',
    path: `${pathDePdf}/filtro`,
    access: 'informes.ver',
    summary: 'Los laboratorios y talleres filtrados, en PDF',
    input: enPdf,
    output: fileAnswer,
    file: true,
  }),
  mailFiltro: call({
    verb: 'POST',
    path: `${pathDeCorreo}/filtro`,
    access: 'informes.enviar',
    summary: 'Envía por correo los laboratorios y talleres filtrados',
    input: enPdf.extend({ correo }),
    output: z.object({ message: z.string(), job: id }),
  }),
  pdf: call({
    verb: 'GET',
    path: `${pathDePdf}/{id}`,
    access: 'informes.ver',
    summary: 'Un laboratorio o taller con sus equipos, en PDF',
    input: byId,
    output: fileAnswer,
    file: true,
  }),
  mail: call({
    verb: 'POST',
    path: `${pathDeCorreo}/{id}`,
    access: 'informes.enviar',
    summary: 'Envía por correo un laboratorio o taller con sus equipos',
    input: byId.extend({ correo }),
    output: z.object({ message: z.string(), job: id }),
  }),
  pdfEquipo: call({
    verb: 'GET',
    path: `${pathDePdf}/{labId}/equipo/{equipoId}`,
    access: 'informes.ver',
    summary: 'Un equipo de un laboratorio o taller, en PDF',
    input: deEquipo,
    output: fileAnswer,
    file: true,
  }),
  mailEquipo: call({
    verb: 'POST',
    path: `${pathDeCorreo}/{labId}/equipo/{equipoId}`,
    access: 'informes.enviar',
    summary: 'Envía por correo un equipo de un laboratorio o taller',
    input: deEquipo.extend({ correo }),
    output: z.object({ message: z.string(), job: id }),
  }),
  porPlan: call({
    verb: 'GET',
    path: delPlan,
    access: 'estructura.ver',
    summary: 'Los laboratorios y talleres que un plan necesita',
    input: z.object({ planId: id }),
    output: list(laboratorio),
  }),
  guardarPorPlan: call({
    verb: 'PUT',
    path: delPlan,
    access: 'contenido.editar',
    summary: 'Dice qué laboratorios y talleres necesita un plan',
    input: z.object({
      planId: id,
      laboratorios_ids: z.array(id).max(200),
      /** Those that the person saw: when others were added or taken away meanwhile, both changes hold. */
      vistos_ids: z.array(id).max(200).optional(),
    }),
    output: written(z.array(laboratorio)),
  }),
}
