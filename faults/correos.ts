import { setTimeout as sleep } from 'node:timers/promises'
import type { MailServer } from '@malla/server/platform/mail/testing/mailServer.ts'

export interface CuentaDeCorreos {
  pedidos: number
  llegados: number
  /** Copies beyond the first: allowed after a crash, with the same Message-ID. */
  copias: number
  /** Addresses whose copies carry more than one Message-ID. */
  conVariosIds: number
  faltan: string[]
}

const idDe = (source: string): string => /^message-id:\s*(\S+)/im.exec(source)?.[1] ?? ''

/** What arrived of the mails that were asked for and acknowledged. */
export function contarCorreos(
  servidor: Pick<MailServer, 'received'>,
  pedidos: readonly string[],
): CuentaDeCorreos {
  const ids = new Map<string, string[]>()
  for (const { para, source } of servidor.received)
    for (const correo of para) ids.set(correo, [...(ids.get(correo) ?? []), idDe(source)])
  const llegados = pedidos.filter(p => ids.has(p))
  return {
    pedidos: pedidos.length,
    llegados: llegados.length,
    copias: llegados.reduce((sum, p) => sum + ids.get(p)!.length - 1, 0),
    conVariosIds: llegados.filter(p => new Set(ids.get(p)).size > 1).length,
    faltan: pedidos.filter(p => !ids.has(p)),
  }
}

/** Waits until every mail has arrived, `patience` ms at most: what a dead node had begun is taken up by another after a while. */
export async function esperarCorreos(
  servidor: MailServer,
  pedidos: readonly string[],
  patience: number,
): Promise<CuentaDeCorreos> {
  const until = performance.now() + patience
  let cuenta = contarCorreos(servidor, pedidos)
  while (cuenta.faltan.length > 0 && performance.now() < until) {
    await sleep(250)
    cuenta = contarCorreos(servidor, pedidos)
  }
  return cuenta
}
