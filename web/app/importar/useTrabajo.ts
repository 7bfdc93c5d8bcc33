import { useRef, useState } from 'react'
import { reasonsOf } from '../../ui/reasons.ts'

/**
 * The steps of a dialog that reads a file and writes what is in it: which is under way, and why the last one failed. A step that begins while another is under way
 * takes its place: what the first comes to is neither shown nor told, as long as `work` asks `isVigente` after each wait. `negar` says why one does not begin:
 * what is under way goes on.
 */
export function useTrabajo<Q extends string>() {
  const [ocupado, setOcupado] = useState<Q | null>(null)
  const [error, setError] = useState<string | null>(null)
  const ultimo = useRef(0)
  const trabajar = async (que: Q, work: (isVigente: () => boolean) => Promise<void>): Promise<void> => {
    const este = ++ultimo.current
    const isVigente = () => este === ultimo.current
    setOcupado(que)
    setError(null)
    try {
      await work(isVigente)
    } catch (razon) {
      if (isVigente()) setError(reasonsOf(razon).join(' '))
    }
    if (isVigente()) setOcupado(null)
  }
  return { ocupado, error, trabajar, negar: setError, callar: () => setError(null) }
}

/** A file as it is now: what was seen is what is written, also when it is saved again in its own program meanwhile. */
export async function copiaDe(archivo: File): Promise<File> {
  const bytes = await archivo.arrayBuffer().catch(() => {
    throw new Error('No se pudo leer el archivo. Compruebe que sigue en su lugar y vuelva a elegirlo.')
  })
  return new File([bytes], archivo.name, { type: archivo.type })
}
