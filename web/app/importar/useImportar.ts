import { useRef, useState } from 'react'
import { notifyGood } from '../../ui/alerts.tsx'
import { newKey } from '../../ui/newKey.ts'
import { reasonsOf, refusalOf } from '../../ui/reasons.ts'
import { refresh } from '../query.ts'
import { erroresDe, type Lectura } from './lecturas.ts'

export interface Importar<L extends Lectura> {
  archivo: File | null
  lectura: L | null
  ocupado: 'leyendo' | 'importando' | null
  error: string | null
  /** Reads a file: nothing is written. */
  leer: (archivo: File) => Promise<void>
  importar: () => Promise<void>
  /** Back to choosing a file. */
  olvidar: () => void
}

interface Pedido<L extends Lectura> {
  /** Sends the file; `key` is the idempotency key of a write, undefined for a preview. */
  send: (archivo: File, vista_previa: boolean, key: string | undefined) => Promise<L>
  /** Entities whose lists are read again afterwards. */
  touches: readonly string[]
  onHecho: () => void
}

/**
 * The two steps of an import. The file is taken in when it is chosen: what was seen is what is imported, also when it is saved again in Excel
 * meanwhile.
 */
export function useImportar<L extends Lectura>({ send, touches, onHecho }: Pedido<L>): Importar<L> {
  const [archivo, setArchivo] = useState<File | null>(null)
  const [lectura, setLectura] = useState<L | null>(null)
  const [ocupado, setOcupado] = useState<Importar<L>['ocupado']>(null)
  const [error, setError] = useState<string | null>(null)
  const llave = useRef('')

  const enviar = async (que: File, vista_previa: boolean): Promise<L | null> => {
    setOcupado(vista_previa ? 'leyendo' : 'importando')
    setError(null)
    try {
      return await send(que, vista_previa, vista_previa ? undefined : llave.current)
    } catch (razon) {
      const errores = erroresDe(refusalOf(razon)?.body)
      if (errores && lectura) setLectura({ ...lectura, errores, filas: [] })
      else setError(reasonsOf(razon).join(' '))
      return null
    } finally {
      setOcupado(null)
    }
  }

  return {
    archivo,
    lectura,
    ocupado,
    error,
    leer: async elegido => {
      const copia = new File([await elegido.arrayBuffer()], elegido.name, { type: elegido.type })
      setArchivo(copia)
      setLectura(null)
      llave.current = newKey()
      setLectura(await enviar(copia, true))
    },
    importar: async () => {
      const hecha = archivo && (await enviar(archivo, false))
      if (!hecha) return
      notifyGood(hecha.message)
      onHecho()
      await refresh(...touches)
    },
    olvidar: () => {
      setArchivo(null)
      setLectura(null)
      setError(null)
    },
  }
}
