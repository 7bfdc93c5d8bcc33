import { z } from 'zod'
import { call } from './call.ts'
import {
  byIds,
  deleted,
  id,
  ids,
  instante,
  obligatorio,
  one,
  paged,
  pageInput,
  revision,
  texto,
  written,
} from './campos.ts'
import { camposDePersona, persona } from './personas.ts'

/** What a user is in one institution; one row a role (§3, §6). */
export const acceso = z.object({
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
  /** Courses of a lecturer. */
  cursos_ids: z.array(id).max(1000),
})
export type AccesoDeUsuario = z.output<typeof acceso>

export const usuario = z.object({
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
  revision: z.int(),
})
export type Usuario = z.output<typeof usuario>

const fields = camposDePersona.extend({
  usuario: obligatorio(190),
  estado: z.enum(['1', '2', '3']).optional(),
  root: z.boolean().optional(),
  accesos: z.array(acceso).max(200).optional(),
  /** A temporary password; absent when one is made, one is given by the server. */
  clave: z.string().min(8).max(200).optional(),
})

export const usuarios = {
  list: call({
    verb: 'POST',
    path: '/usuarios/list',
    access: 'administracion',
    summary: 'Usuarios de la instalación, por páginas',
    input: pageInput.extend({
      empresa_id: id.optional(),
      estado: z.enum(['1', '2', '3']).optional(),
      tipouser: z.int().min(1).max(5).optional(),
    }),
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
  }),
  issuePassword: call({
    verb: 'POST',
    path: '/v1/usuarios/{id}/clave-temporal',
    access: 'administracion',
    summary: 'Da a un usuario una contraseña temporal nueva',
    input: z.object({ id }),
    output: z.object({ password: z.string(), message: z.string() }),
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
          rol_nombre: z.string(),
        }),
      ),
    }),
    writes: false,
  }),
}
