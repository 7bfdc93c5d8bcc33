import { z } from 'zod'
import { MAYOR_ARCHIVO } from './archivos.ts'
import { call } from './call.ts'
import {
  archivo,
  byId,
  byIds,
  deleted,
  fileAnswer,
  id,
  list,
  one,
  paged,
  pageInput,
  revision,
  texto,
  written,
} from './campos.ts'
import { camposDePersona, persona } from './personas.ts'
import { importado } from './personasDeExcel.ts'
import { cursoElegible } from './usuarios.ts'

/** Lecturers: people with courses of their own (cursos_ids), list and save, replacing, in and out of Excel. */

/**
 * A lecturer of this institution (kind of person 00002). `id` is the user's. Only courses that whoever asks may see are told; of a person who is
 * not only a lecturer here (`motivo` says why), and to whoever does not register lecturers, only name, mail, degree and picture.
 */
const docente = z.object({
  id,
  /** The name they sign in with; null where it is not theirs to know who ask. */
  usuario: z.string().nullable(),
  /** 1 Habilitado, 2 Deshabilitado, 3 Bloqueado (§4). */
  estado: z.string(),
  persona,
  cursos: z.array(cursoElegible),
  /** Why the person's own data are not changed here, or null when they are. Courses always are. */
  motivo: z.string().nullable(),
  revision: z.int(),
})
export type Docente = z.output<typeof docente>

const fields = camposDePersona.extend({
  estado: z.enum(['1', '2', '3']).optional(),
  cursos_ids: z.array(id).max(1000).optional(),
})
export type CamposDeDocente = z.output<typeof fields>

const filtros = pageInput.omit({ page: true, per_page: true }).extend({
  programa_id: id.optional(),
  planestudio_id: id.optional(),
  /** Only those without a course. */
  sin_cursos: z.boolean().optional(),
})
export type FiltrosDeDocentes = z.output<typeof filtros>

export const docentes = {
  list: call({
    verb: 'POST',
    path: '/usuarios/docentes/list',
    access: 'curricular.ver',
    summary: 'Docentes de la institución con sus cursos, por páginas',
    input: pageInput.extend(filtros.shape),
    output: paged(docente),
    writes: false,
  }),
  show: call({
    verb: 'GET',
    path: '/v1/docentes/{id}',
    access: 'curricular.ver',
    summary: 'Un docente',
    input: byId,
    output: one(docente),
  }),
  create: call({
    verb: 'POST',
    path: '/usuarios/docentes/save',
    access: 'curricular.editar',
    summary: 'Añade un docente; si alguien ya entra con ese correo, se vincula en lugar de repetirse',
    input: fields,
    output: written(docente),
  }),
  update: call({
    verb: 'PUT',
    path: '/usuarios/docentes/save',
    access: 'curricular.editar',
    summary: 'Cambia los datos o los cursos de un docente',
    input: fields.partial().extend({ id, revision }),
    output: written(docente),
  }),
  delete: call({
    verb: 'DELETE',
    path: '/usuarios/docentes/delete',
    access: 'curricular.editar',
    summary: 'Quita docentes de la institución, todos o ninguno; las personas siguen existiendo',
    input: byIds,
    output: deleted,
  }),
  replace: call({
    verb: 'POST',
    path: '/v1/docentes/{id}/reemplazar',
    access: 'curricular.editar',
    summary: 'Pasa cursos de un docente a otro en un paso; sin cursos_ids, todos',
    input: z.object({ id, por_id: id, cursos_ids: z.array(id).min(1).max(1000).optional() }),
    output: written(docente),
  }),
  cursos: call({
    verb: 'GET',
    path: '/v1/docentes/cursos',
    access: 'curricular.ver',
    summary: 'Cursos por su código o nombre, para elegir los de un docente',
    input: z.object({ q: texto(100).optional(), ids: z.array(id).max(1000).optional() }),
    output: list(cursoElegible),
  }),
  exportar: call({
    verb: 'GET',
    path: '/v1/docentes/exportar',
    access: 'curricular.editar',
    summary: 'La lista de docentes en Excel, con los mismos filtros; vuelve a entrar como plantilla',
    input: filtros,
    output: fileAnswer,
    file: true,
  }),
  plantilla: call({
    verb: 'GET',
    path: '/v1/docentes/exportar/plantilla',
    access: 'curricular.ver',
    summary: 'La plantilla de Excel para traer docentes',
    input: z.object({}),
    output: fileAnswer,
    file: true,
  }),
  importar: call({
    verb: 'POST',
    path: '/v1/docentes/importar/plantilla',
    access: 'curricular.editar',
    summary: 'Trae docentes de Excel, todos o ninguno; con vista_previa no escribe nada',
    input: z.object({ archivo, vista_previa: z.boolean().optional() }),
    output: importado,
    maxFile: MAYOR_ARCHIVO,
  }),
}
