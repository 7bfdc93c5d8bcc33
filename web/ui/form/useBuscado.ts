import { useDebouncedValue } from '@mantine/hooks'

interface Consulta {
  isLoading: boolean
  isPlaceholderData: boolean
}

const REPOSO_MS = 200

/**
 * What a list is asked of the server by, while one types: the text once the hand rests; nothing while the name of what is chosen stands there.
 * `isPorVenir` of the query that asks it: whether what it shows is not what the text asks for yet.
 */
export function useBuscado(texto: string, elegido?: string | null) {
  const pedido = texto === elegido ? '' : texto.trim()
  const [buscado] = useDebouncedValue(pedido, REPOSO_MS)
  return {
    buscado,
    isPorVenir: ({ isLoading, isPlaceholderData }: Consulta): boolean =>
      pedido !== buscado || isLoading || isPlaceholderData,
  }
}
