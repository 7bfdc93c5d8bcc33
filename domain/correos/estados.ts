/** What became of a mail: it waits, went out, was kept in the outbox (no mail server), or could not be sent. */
export const estadosDeCorreo = ['pendiente', 'enviado', 'guardado', 'fallido'] as const
export type EstadoDeCorreo = (typeof estadosDeCorreo)[number]
