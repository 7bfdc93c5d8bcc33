import type { ImportacionCase } from '@malla/contracts/case.ts'
import { useRef, useState } from 'react'
import { api } from '../../app/api.ts'
import { copiaDe, useTrabajo } from '../../app/importar/useTrabajo.ts'
import { refresh } from '../../app/query.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { newKey } from '../../ui/newKey.ts'

/** The two steps of bringing in a package: what was seen is what is imported, also when the file changes meanwhile. */
export function useImportarCase(planId: number, onHecho: () => void) {
  const [archivo, setArchivo] = useState<File | null>(null)
  const [lectura, setLectura] = useState<ImportacionCase | null>(null)
  const { ocupado, error, trabajar } = useTrabajo<'leyendo' | 'importando'>()
  const llave = useRef('')
  return {
    archivo,
    lectura,
    ocupado,
    error,
    leer: (elegido: File) =>
      trabajar('leyendo', async isVigente => {
        setArchivo(elegido)
        setLectura(null)
        const copia = await copiaDe(elegido)
        const { data } = await api('case.importar', { planId, vista_previa: true, archivo: copia })
        if (!isVigente()) return
        llave.current = newKey()
        setArchivo(copia)
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
  }
}
