import { estadosDeCorreo } from '@malla/domain/correos/estados.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { fileAnswer, id, instante, one, paged, pageInput, written } from './campos.ts'

/** A mail as a list shows it. */
const correoEnLista = z.object({
  id,
  para: z.string(),
  asunto: z.string(),
  estado: z.enum(estadosDeCorreo),
  /** Tries so far. */
  intentos: z.int(),
  /** Why the last try failed. */
  error: z.string().nullable(),
  /** Name of the institution it speaks for; null: the installation. */
  institucion: z.string().nullable(),
  /** Who asked for it; null: nobody signed in. */
  quien: z.string().nullable(),
  /** Files that go along. */
  adjuntos: z.array(z.object({ nombre: z.string(), tipo: z.string() })),
  created_at: instante,
  enviado_at: instante.nullable(),
})
export type CorreoEnLista = z.output<typeof correoEnLista>

/** The whole of it. Personal links are not in it: they are made when it goes out. */
const correo = correoEnLista.extend({
  /** Files that go along, and where each is saved from; null where it is not kept: only what may still go out is. */
  adjuntos: z.array(z.object({ nombre: z.string(), tipo: z.string(), url: z.string().nullable() })),
  texto: z.string(),
  html: z.string(),
  message_id: z.string(),
  /** Why it cannot be sent again; null when it can. */
  no_reenviable: z.string().nullable(),
})
export type Correo = z.output<typeof correo>

/** Mails that went out or wait, for the administrator. */
export const correos = {
  list: call({
    verb: 'GET',
    path: '/v1/correos',
    access: 'administracion',
    summary: 'Correos de la instalación, el último primero; el filtro busca en destinatario y asunto',
    input: pageInput.extend({ estado: z.enum(estadosDeCorreo).optional() }),
    output: paged(correoEnLista),
  }),
  show: call({
    verb: 'GET',
    path: '/v1/correos/{id}',
    access: 'administracion',
    summary: 'Un correo con su texto',
    input: z.object({ id }),
    output: one(correo),
  }),
  adjunto: call({
    verb: 'GET',
    path: '/v1/correos/{id}/adjuntos/{numero}',
    access: 'administracion',
    summary: 'Un adjunto de un correo, por su lugar entre ellos desde 1; 404 si ya no se guarda',
    input: z.object({ id, numero: z.int().min(1).max(1000) }),
    // No `file: true`: like other kept files it opens to a session, not to a link with `?token=`.
    output: fileAnswer,
  }),
  retry: call({
    verb: 'POST',
    path: '/v1/correos/{id}/reenviar',
    access: 'administracion',
    summary: 'Vuelve a enviar un correo que falló o quedó guardado',
    input: z.object({ id }),
    output: written(correo),
  }),
}
