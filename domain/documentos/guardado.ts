/** Days for which a document that a person asked for is offered, and its file kept from when it was made. */
export const DIAS_GUARDADO = 1

const DIA_MS = 24 * 60 * 60 * 1000

/** Whether one that was asked for then (ISO) is still offered. */
export const isOfrecido = (pedido: string, ahora: Date): boolean =>
  ahora.getTime() - Date.parse(pedido) < DIAS_GUARDADO * DIA_MS
