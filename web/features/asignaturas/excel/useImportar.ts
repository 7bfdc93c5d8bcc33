import { useRef, useState } from 'react'
import { api } from '../../../app/api.ts'
import { refresh } from '../../../app/query.ts'
import { notifyGood } from '../../../ui/alerts.tsx'
import { newKey } from '../../../ui/newKey.ts'
import { reasonsOf, refusalOf } from '../../../ui/reasons.ts'
import { erroresDe, type Lectura } from './lecturas.ts'

interface Importar {
  archivo: File | null
  lectura: Lectura | null
  ocupado: 'leyendo' | 'importando' | null
  error: string | null
  /** Reads a file: nothing is written. */
  leer: (archivo: File) => Promise<void>
  importar: () => Promise<void>
  /** Back to choosing a file. */
  olvidar: () => void
}

const touches = [
  'asignaturas',
  'planes',
  'ciclos',
  'secciones',
  'parametros',
  'areascursos',
  'tiposcursos',
] as const

/**
 * The two steps of an import. The file is taken in when it is chosen: what was seen is what is imported, also when it is saved again in Excel
 * meanwhile.
 */
export function useImportar(planestudio_id: number, is_electivos: boolean, onHecho: () => void): Importar {
  const [archivo, setArchivo] = useState<File | null>(null)
  const [lectura, setLectura] = useState<Lectura | null>(null)
  const [ocupado, setOcupado] = useState<Importar['ocupado']>(null)
  const [error, setError] = useState<string | null>(null)
  const llave = useRef('')

  const enviar = async (que: File, vista_previa: boolean): Promise<Lectura | null> => {
    setOcupado(vista_previa ? 'leyendo' : 'importando')
    setError(null)
    try {
      const input = { planestudio_id, is_electivos, vista_previa, archivo: que }
      return await api('asignaturas.importar', input, { key: vista_previa ? undefined : llave.current })
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
      await refresh(...touches, 'tipologiasespecialescursos')
    },
    olvidar: () => {
      setArchivo(null)
      setLectura(null)
      setError(null)
    },
  }
}
