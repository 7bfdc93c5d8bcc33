import { useMemo } from 'react'
import { useCola } from './estadoDeCola.ts'
import { filasDe } from './reglas.ts'

/** Ids of the things of a call group of which something waits for the server. */
export function usePorEnviar(entidad: string): ReadonlySet<number> {
  const { cola } = useCola()
  return useMemo(() => {
    const suyas = cola.filter(e => e.llamada.startsWith(`${entidad}.`))
    return new Set(suyas.flatMap(e => filasDe(e.input).map(f => Number(f.id))))
  }, [cola, entidad])
}
