import { z } from 'zod'
import { call } from './call.ts'
import { one, revision, written } from './campos.ts'
import { camposDePersona, persona } from './personas.ts'

/** What a person sees of themselves in Mi Perfil. */
const perfilPropio = persona.extend({
  /** The name one signs in with; an administrator changes it. */
  usuario: z.string(),
  /** «Yanahuara, Arequipa, Arequipa»; null without a district. */
  lugar: z.string().nullable(),
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
}
