import { z } from 'zod'
import { call } from './call.ts'
import { deleted, obligatorio, one, revision, written } from './campos.ts'
import { camposDePersona, persona } from './personas.ts'

/** What a person sees of themselves in Mi Perfil. */
const perfilPropio = persona.extend({
  /** The name one signs in with; an administrator changes it. */
  usuario: z.string(),
  /** «Yanahuara, Arequipa, Arequipa»; null without a district. */
  lugar: z.string().nullable(),
  /** The address that becomes one's mail once the link sent there is opened; null: none waits. */
  correo_por_confirmar: z.string().nullable(),
  revision: z.int(),
})
export type PerfilPropio = z.output<typeof perfilPropio>

/** Mi Perfil (§2): one's own data, nobody else's. */
export const perfil = {
  showProfile: call({
    verb: 'GET',
    path: '/v1/usuarios/perfil',
    access: 'session',
    summary: 'Mi perfil',
    input: z.object({}),
    output: one(perfilPropio),
  }),
  saveProfile: call({
    verb: 'POST',
    path: '/usuarios/saveProfile',
    access: 'session',
    summary: 'Cambia mi perfil',
    input: camposDePersona.partial().extend({
      revision,
      /** The present password, for another mail; without one it is not looked at. */
      actual: z.string().max(200).optional(),
    }),
    output: written(perfilPropio),
  }),
  confirmCorreo: call({
    verb: 'POST',
    path: '/v1/usuarios/perfil/correo',
    access: 'session',
    summary: 'Confirma mi correo nuevo con el enlace que llegó a él',
    input: z.object({ codigo: obligatorio(100) }),
    output: written(perfilPropio),
  }),
  resendCorreo: call({
    verb: 'POST',
    path: '/v1/usuarios/perfil/correo/enlace',
    access: 'session',
    summary: 'Envía otra vez el enlace que confirma mi correo nuevo; el anterior deja de servir',
    input: z.object({}),
    output: deleted,
    mails: true,
  }),
  cancelCorreo: call({
    verb: 'DELETE',
    path: '/v1/usuarios/perfil/correo',
    access: 'session',
    summary: 'Deja mi correo como está: el nuevo ya no se confirma',
    input: z.object({}),
    output: written(perfilPropio),
  }),
}
