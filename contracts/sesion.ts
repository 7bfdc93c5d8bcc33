import { z } from 'zod'
import { call } from './call.ts'
import { id, obligatorio, one } from './campos.ts'

/** What the signed-in person is and may do (§3, User session). */
export const sesion = z.object({
  id,
  persona_id: id,
  persona: z.object({
    id,
    nombres: z.string(),
    correo: z.string(),
    root: z.boolean(),
    imagen_url: z.string().nullable(),
  }),
  empresas: z.array(z.object({ id, razonsocial: z.string() })),
  empresa: z
    .object({
      id,
      razonsocial: z.string(),
      tipo: z.string(),
      imagen_url: z.string().nullable(),
      encabezadoArbol: z.string(),
    })
    .nullable(),
  roles: z.array(z.object({ id, tipopersona: z.string() })),
  tipopersona_id: z.int().nullable(),
  codtipopersona: z.string().nullable(),
  codigo_aditional: z.string().nullable(),
  programas: z.array(z.object({ id, programa: z.string() })),
  carreraestudiante: z.object({ id: z.int() }),
  json: z.object({
    moduloCurriculo: z.object({
      rol: z.int(),
      tipouser: z.int().nullable(),
      permisosFacultades: z.array(id),
      permisosProgramas: z.array(id),
    }),
    cursos_ids: z.array(id),
  }),
  estado: z.string(),
  /** The role after §6, and its shown name. */
  rol: z.string(),
  rol_nombre: z.string(),
  isTutor: z.boolean(),
  isOperador: z.boolean(),
  isDemo: z.boolean(),
  isInspector: z.boolean(),
  isDocenteSilabo: z.boolean(),
  sugerenciasSoftware: z.object({ news: z.int(), total: z.int() }),
  /** Last change record of the institution: what the live channel has to tell comes after it. */
  ultimo_cambio: z.int(),
  /** Key of the live channel (the bearer of /app/{key}). */
  live_key: z.string(),
})
export type Sesion = z.output<typeof sesion>

export const auth = {
  signin: call({
    verb: 'POST',
    path: '/auth/signin',
    access: 'public',
    summary: 'Inicia sesión con usuario y contraseña',
    input: z.object({ usuario: obligatorio(190), password: z.string().min(1).max(200) }),
    output: z.object({ id, _token: z.string() }),
  }),
  logout: call({
    verb: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Cierra la sesión',
    input: z.object({}),
    output: z.object({ message: z.string() }),
  }),
  user: call({
    verb: 'POST',
    path: '/auth/user',
    access: 'session',
    summary: 'La persona que tiene la sesión',
    input: z.object({}),
    output: one(sesion),
    writes: false,
  }),
  changeEmpresa: call({
    verb: 'POST',
    path: '/empresas/change',
    access: 'session',
    summary: 'Cambia la institución con la que se trabaja',
    input: z.object({ empresa_id: id }),
    output: one(sesion),
  }),
}
