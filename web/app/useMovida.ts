import { refusalOf } from '../ui/reasons.ts'
import type { ApiInput, CallName } from './api.ts'
import { useWrite } from './query.ts'

/**
 * A write that puts a thing at another place of its list (ui/ordenPedido.ts). Resolves when it is written and the list was read again, or waits for the server
 * and shows already (offline/lugares.ts); rejects when it was refused, which the person has read by then.
 */
export function useMovida<N extends CallName>(name: N, touches: readonly string[]) {
  const { mutateAsync } = useWrite(name, { touches })
  return async (input: ApiInput<N>): Promise<void> => {
    try {
      await mutateAsync(input)
    } catch (error) {
      if (!refusalOf(error)?.body.enCola) throw error
    }
  }
}
