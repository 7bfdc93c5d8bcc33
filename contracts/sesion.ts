import { CLAVE_MINIMA } from '@malla/domain/sesion/claveMinima.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { id, idOrZero, instante, list, obligatorio, one } from './campos.ts'

/** An entry of the menus: a form by its name in formularios.ts, its title as it reads now (Sugerencias shows counts). */
const entrada = z.object({ entrada: z.string(), titulo: z.string(), path: z.string() })
const menu = entrada.extend({
  donde: z.enum(['lateral', 'gestion', 'administracion']),
  submenus: z.array(entrada),
})
export type MenuDeSesion = z.output<typeof menu>

/** A session as its owner sees it in «Mis sesiones». */
const sesionAbierta = z.object({
  id,
  /** Browser and system in words. */
  equipo: z.string(),
  direccion: z.string().nullable(),
  created_at: instante,
  usada_at: instante,
  /** The one that asks. */
  actual: z.boolean(),
})
export type SesionAbierta = z.output<typeof sesionAbierta>

/** A password of one's own: long rather than odd. */
const claveNueva = z.string().min(CLAVE_MINIMA).max(200)

/** What the signed-in person is and may do (§3, User session). */
const sesion = z.object({
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
  /** The account that visitors of the demonstration share: nothing of its own is changed. */
  isVisita: z.boolean(),
  /** A temporary password is to be changed before anything else. */
  debe_cambiar: z.boolean(),
  /** Entries of sidebar and navbar, in their order; a group has entries of its own (§2). */
  menus: z.array(menu),
  /** The role after §6, and its name to whoever has it. */
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
  /** The last one that is older than six seconds: whoever read something within four before this was answered begins here. */
  ultimo_reciente: z.int(),
  /** The last one that is older than half a minute: so does whoever read it longer before. */
  ultimo_asentado: z.int(),
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
    secret: true,
  }),
  demostracion: call({
    verb: 'POST',
    path: '/v1/auth/demostracion',
    access: 'public',
    summary: 'Entra a la demostración con la cuenta que comparten sus visitantes; 404 donde no se ofrece',
    input: z.object({}),
    output: z.object({ id, _token: z.string() }),
    secret: true,
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
  changeTipopersona: call({
    verb: 'POST',
    path: '/tipospersonas/change',
    access: 'session',
    summary: 'Cambia el rol con el que se trabaja',
    input: z.object({ tipopersona_id: id }),
    output: one(sesion),
  }),
  changeCarrera: call({
    verb: 'POST',
    path: '/carrerasestudiantes/change',
    access: 'session',
    summary: 'Cambia el programa con el que se trabaja; 0 es ninguno',
    input: z.object({ carreraestudiante_id: idOrZero }),
    output: one(sesion),
  }),
  avatar: call({
    verb: 'POST',
    path: '/auth/avatar',
    access: 'public',
    summary: 'La imagen que acompaña al nombre de usuario al iniciar sesión; no dice si la cuenta existe',
    input: z.object({ usuario: obligatorio(190) }),
    output: z.object({ image: z.string() }),
    writes: false,
  }),
  recover: call({
    verb: 'POST',
    path: '/auth/recoverypass',
    access: 'public',
    summary:
      'Envía un enlace de un solo uso para elegir otra contraseña; responde lo mismo para cuentas que no existen',
    /** The name that one signs in with, or the mail of the account. */
    input: z.object({ usuario: obligatorio(190) }),
    output: z.object({ message: z.string() }),
  }),
  enlace: call({
    verb: 'POST',
    path: '/v1/auth/clave/enlace',
    access: 'public',
    summary: 'Dice si el enlace recibido por correo todavía sirve; preguntarlo no lo gasta',
    input: z.object({ codigo: obligatorio(100) }),
    output: z.object({ vale: z.boolean() }),
    writes: false,
  }),
  reset: call({
    verb: 'POST',
    path: '/v1/auth/clave/nueva',
    access: 'public',
    summary: 'Elige otra contraseña con el enlace recibido por correo',
    input: z.object({ codigo: obligatorio(100), password: claveNueva }),
    output: z.object({ message: z.string() }),
  }),
  changePassword: call({
    verb: 'POST',
    path: '/v1/auth/clave',
    access: 'session',
    summary: 'Cambia la propia contraseña y cierra las demás sesiones',
    input: z.object({ actual: z.string().min(1).max(200), password: claveNueva }),
    output: z.object({ message: z.string() }),
  }),
  sesiones: call({
    verb: 'GET',
    path: '/v1/sesiones',
    access: 'session',
    summary: 'Mis sesiones abiertas',
    input: z.object({}),
    output: list(sesionAbierta),
  }),
  closeSesion: call({
    verb: 'DELETE',
    path: '/v1/sesiones/{id}',
    access: 'session',
    summary: 'Cierra una de mis sesiones',
    input: z.object({ id }),
    output: z.object({ message: z.string() }),
  }),
  closeOtras: call({
    verb: 'POST',
    path: '/v1/sesiones/cerrar-otras',
    access: 'session',
    summary: 'Cierra todas mis sesiones menos esta',
    input: z.object({}),
    output: z.object({ message: z.string() }),
  }),
}
