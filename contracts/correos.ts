import { z } from 'zod'
import { call } from './call.ts'
import { id, instante, one, paged, pageInput, written } from './campos.ts'

/** What became of a mail: it waits, went out, was kept in the outbox (no mail server), or could not be sent. */
export const estadosDeCorreo = ['pendiente', 'enviado', 'guardado', 'fallido'] as const
export type EstadoDeCorreo = (typeof estadosDeCorreo)[number]

/** A mail as a list shows it. */
export const correoEnLista = z.object({
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
export const correo = correoEnLista.extend({
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
  retry: call({
    verb: 'POST',
    path: '/v1/correos/{id}/reenviar',
    access: 'administracion',
    summary: 'Vuelve a enviar un correo que falló o quedó guardado',
    input: z.object({ id }),
    output: written(correo),
  }),
}
