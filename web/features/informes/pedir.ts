import type { TrabajoPedido } from '@malla/contracts/trabajos.ts'
import { type ApiInput, ask, type CallName } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { setBandeja } from './bandeja.ts'

/**
 * Asks for a report that takes long: it is made while the person goes on, and waits in «Mis documentos», which opens. Answers its id. Rejects
 * when the server refuses it.
 */
export async function pedirInforme<N extends CallName>(name: N, input: ApiInput<N>): Promise<number> {
  const { job } = (await ask(name, input, { later: true })) as unknown as TrabajoPedido
  await refresh('trabajos')
  setBandeja(true)
  return job
}
