import { z } from 'zod'
import { MAYOR_ARCHIVO } from './archivos.ts'
import { call } from './call.ts'
import {
  archivo,
  byIds,
  deleted,
  fileAnswer,
  id,
  ids,
  instante,
  list,
  obligatorio,
  one,
  paged,
  pageInput,
  revision,
  texto,
  written,
} from './campos.ts'
import { motivo } from './errores.ts'
import { camposDePersona, persona } from './personas.ts'
import { importado } from './personasDeExcel.ts'

/** What a user is in one institution; one row a role (§3, §6). */
const acceso = z.object({
  empresa_id: id,
  tipopersona_id: id,
  /** 1 to 5 (§9); null: what the kind of person says. */
  tipouser: z.int().min(1).max(5).nullable(),
  /** 1 Para la Entidad, 2 Para Facultades o Programas. */
  rol: z.int().min(1).max(2),
  is_tutor: z.boolean(),
  permisosFacultades: z.array(id).max(500),
  permisosProgramas: z.array(id).max(500),
  /** Programmes one chooses from after signing in. */
  programas_ids: z.array(id).max(500),
  /** Courses of a lecturer (kind of person 00002, and no other): the base course of each, so that a new version stays theirs. */
  cursos_ids: z.array(id).max(1000),
})
export type AccesoDeUsuario = z.output<typeof acceso>

const usuario = z.object({
  id,
  usuario: z.string(),
  estado: z.string(),
  root: z.boolean(),
  persona_id: id,
  persona,
  /** With names, for lists. */
  accesos: z.array(
    acceso.extend({ id, razonsocial: z.string(), tipopersona: z.string(), rol_nombre: z.string() }),
  ),
  /** Whether a temporary password waits to be changed: showPassword can then show it. */
  clave_temporal: z.boolean(),
  ultimo_ingreso_at: instante.nullable(),
  created_at: instante,
  /** Counts the changes of the user, of what they may do anywhere and of the person together. */
  revision: z.int(),
})
export type Usuario = z.output<typeof usuario>

const fields = camposDePersona.extend({
  usuario: obligatorio(190),
  estado: z.enum(['1', '2', '3']).optional(),
  root: z.boolean().optional(),
  accesos: z.array(acceso).max(200).optional(),
  /** A temporary password; absent or empty when one is made, one is given by the server. */
  password: z
    .string()
    .max(200)
    .refine(clave => clave === '' || clave.length >= 8, { error: motivo('debe tener al menos 8 caracteres') })
    .optional(),
})
export type CamposDeUsuario = z.output<typeof fields>

/** What narrows the list, and what goes out to Excel. */
const filtros = pageInput.omit({ page: true, per_page: true }).extend({
  empresa_id: id.optional(),
  estado: z.enum(['1', '2', '3']).optional(),
  /** What the role comes to (§6): 1 root, 2 operator (by type or by kind of person) …; 0 tutor, a mark of its own. */
  tipouser: z.int().min(0).max(5).optional(),
  tipopersona_id: id.optional(),
})
export type FiltrosDeUsuarios = z.output<typeof filtros>

/** A course as it is chosen for a lecturer. `id` is its base course. */
export const cursoElegible = z.object({
  id,
  codigo: z.string().nullable(),
  nombre: z.string(),
  planestudio_id: id,
  plan: z.string(),
  programa_id: id,
  programa: z.string(),
})
export type CursoElegible = z.output<typeof cursoElegible>

export const usuarios = {
  list: call({
    verb: 'POST',
    path: '/usuarios/list',
    access: 'administracion',
    summary: 'Usuarios de la instalación, por páginas',
    input: pageInput.extend(filtros.shape),
    output: paged(usuario),
    writes: false,
  }),
  show: call({
    verb: 'POST',
    path: '/usuarios/show',
    access: 'administracion',
    summary: 'Un usuario',
    input: z.object({ id }),
    output: one(usuario),
    writes: false,
  }),
  create: call({
    verb: 'POST',
    path: '/usuarios/save',
    access: 'administracion',
    summary: 'Crea un usuario con una contraseña temporal',
    input: fields,
    output: written(usuario),
  }),
  update: call({
    verb: 'PUT',
    path: '/usuarios/save',
    access: 'administracion',
    summary: 'Cambia un usuario',
    input: fields.partial().extend({ id, revision }),
    output: written(usuario),
  }),
  delete: call({
    verb: 'DELETE',
    path: '/usuarios/delete',
    access: 'administracion',
    summary: 'Elimina usuarios: todos o ninguno',
    input: byIds,
    output: deleted,
  }),
  showPassword: call({
    verb: 'POST',
    path: '/usuarios/administradores/showPassword',
    access: 'administracion',
    summary:
      'La contraseña temporal de un usuario, mientras no la haya cambiado; cada consulta queda registrada',
    input: z.object({ id }),
    output: z.object({ password: z.string().nullable(), message: z.string() }),
    secret: true,
  }),
  issuePassword: call({
    verb: 'POST',
    path: '/v1/usuarios/{id}/clave-temporal',
    access: 'administracion',
    summary: 'Da a un usuario una contraseña temporal nueva',
    input: z.object({ id }),
    output: z.object({ password: z.string(), message: z.string() }),
    secret: true,
  }),
  search: call({
    verb: 'POST',
    path: '/usuarios/search',
    access: 'estructura.ver',
    summary: 'Personas de la institución por su nombre o correo, dentro de lo que uno puede ver',
    input: z.object({ q: texto(100).optional(), ids: ids.optional() }),
    output: z.object({
      data: z.array(
        z.object({
          id,
          nombres: z.string(),
          correo: z.string(),
          imagen_url: z.string().nullable(),
          /** As lists call it (domain/usuarios/rolMostrado.ts); of several roles the first. */
          rol_nombre: z.string(),
          /** Whether the list of lecturers shows them to whoever asks. */
          is_docente: z.boolean(),
        }),
      ),
    }),
    writes: false,
  }),
  tipospersonas: call({
    verb: 'GET',
    path: '/v1/tipospersonas',
    access: 'administracion',
    summary: 'Los tipos de persona (roles) que puede tener un usuario',
    input: z.object({}),
    output: list(z.object({ id, tipopersona: z.string(), codigo: z.string() })),
  }),
  estructura: call({
    verb: 'GET',
    path: '/v1/usuarios/estructura/{empresa_id}',
    access: 'administracion',
    summary: 'Facultades y programas de una institución, para elegir los permisos de un usuario',
    input: z.object({ empresa_id: id }),
    output: list(
      z.object({ id, nombre: z.string(), programas: z.array(z.object({ id, nombre: z.string() })) }),
    ),
  }),
  cursos: call({
    verb: 'GET',
    path: '/v1/usuarios/cursos/{empresa_id}',
    access: 'administracion',
    summary: 'Cursos de una institución por su código o nombre, para elegir los de un docente',
    input: z.object({ empresa_id: id, q: texto(100).optional(), ids: z.array(id).max(1000).optional() }),
    output: list(cursoElegible),
  }),
  exportar: call({
    verb: 'GET',
    path: '/v1/usuarios/exportar',
    access: 'administracion',
    summary: 'La lista de usuarios en Excel, con los mismos filtros; vuelve a entrar como plantilla',
    input: filtros,
    output: fileAnswer,
    file: true,
  }),
  plantilla: call({
    verb: 'GET',
    path: '/v1/usuarios/exportar/plantilla',
    access: 'administracion',
    summary: 'La plantilla de Excel para traer usuarios',
    input: z.object({}),
    output: fileAnswer,
    file: true,
  }),
  importar: call({
    verb: 'POST',
    path: '/v1/usuarios/importar/plantilla',
    access: 'administracion',
    summary: 'Trae usuarios de Excel, todos o ninguno; con vista_previa no escribe nada',
    input: z.object({ archivo, vista_previa: z.boolean().optional() }),
    output: importado,
    maxFile: MAYOR_ARCHIVO,
  }),
}
