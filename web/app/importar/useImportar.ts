import { useRef, useState } from 'react'
import { notifyGood } from '../../ui/alerts.tsx'
import { newKey } from '../../ui/newKey.ts'
import { refusalOf } from '../../ui/reasons.ts'
import { refresh } from '../query.ts'
import { type Lectura, rechazo } from './lecturas.ts'
import { copiaDe, useTrabajo } from './useTrabajo.ts'

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
  const { ocupado, error, trabajar, callar } = useTrabajo<'leyendo' | 'importando'>()
  const llave = useRef('')

  /** What was read with the cells that the server refuses by now; null when it was refused for something else. */
  const rechazada = (razon: unknown): L | null => {
    const malas = rechazo(refusalOf(razon)?.body)
    return malas && lectura && { ...lectura, ...malas, filas: [] }
  }
  return {
    archivo,
    lectura,
    ocupado,
    error,
    leer: elegido =>
      trabajar('leyendo', async isVigente => {
        setArchivo(elegido)
        setLectura(null)
        const copia = await copiaDe(elegido)
        const leida = await send(copia, true, undefined)
        if (!isVigente()) return
        llave.current = newKey()
        setArchivo(copia)
        setLectura(leida)
      }),
    importar: () =>
      trabajar('importando', async () => {
        if (!archivo) return
        try {
          const hecha = await send(archivo, false, llave.current)
          notifyGood(hecha.message)
          onHecho()
          await refresh(...touches)
        } catch (razon) {
          const nueva = rechazada(razon)
          if (!nueva) throw razon
          setLectura(nueva)
        }
      }),
    olvidar: () => {
      setArchivo(null)
      setLectura(null)
      callar()
    },
  }
}
