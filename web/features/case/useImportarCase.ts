import type { ImportacionCase } from '@malla/contracts/case.ts'
import { useRef, useState } from 'react'
import { api } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { newKey } from '../../ui/newKey.ts'
import { reasonsOf } from '../../ui/reasons.ts'

/** The two steps of bringing in a package: what was seen is what is imported, also when the file changes meanwhile. */
export function useImportarCase(planId: number, onHecho: () => void) {
  const [archivo, setArchivo] = useState<File | null>(null)
  const [lectura, setLectura] = useState<ImportacionCase | null>(null)
  const [ocupado, setOcupado] = useState<'leyendo' | 'importando' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const llave = useRef('')

  const trabajar = async (que: 'leyendo' | 'importando', work: () => Promise<void>) => {
    setOcupado(que)
    setError(null)
    try {
      await work()
    } catch (razon) {
      setError(reasonsOf(razon).join(' '))
    } finally {
      setOcupado(null)
    }
  }
  return {
    archivo,
    lectura,
    ocupado,
    error,
    leer: (elegido: File) =>
      trabajar('leyendo', async () => {
        const copia = new File([await elegido.arrayBuffer()], elegido.name, { type: elegido.type })
        setArchivo(copia)
        setLectura(null)
        llave.current = newKey()
        const { data } = await api('case.importar', { planId, vista_previa: true, archivo: copia })
        setLectura(data)
      }),
    importar: () =>
      trabajar('importando', async () => {
        if (!archivo) return
        const { message } = await api('case.importar', { planId, archivo }, { key: llave.current })
        notifyGood(message)
        onHecho()
        await refresh('competencias', 'gruposcompetencias', 'planes', 'case')
      }),
    olvidar: () => {
      setArchivo(null)
      setLectura(null)
      setError(null)
    },
  }
}
