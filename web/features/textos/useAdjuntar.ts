import { useState } from 'react'
import { conReintento } from '../../app/conReintento.ts'
import { warnOf } from '../../ui/dialogs.tsx'
import type { Subida } from './Adjuntos.tsx'
import { adjuntarArchivo, type Fuente } from './fuente.ts'

const TIPOS = '.pdf,.jpg,.jpeg,.png,.webp,.gif,.doc,.docx,.xls,.xlsx'

/** Asks for files and attaches them one after the other; what did not arrive is offered again, what is refused opens «¡Cuidado!». */
export function useAdjuntar(
  fuente: Fuente,
  key: string,
  item: string | null,
): { subida: Subida | null; elegir: () => void } {
  const [subida, setSubida] = useState<Subida | null>(null)
  const subir = async (archivos: readonly File[]) => {
    for (const archivo of archivos) {
      const avance = (parte: number) => setSubida({ nombre: archivo.name, parte })
      try {
        await conReintento(archivo.name, () => {
          avance(0)
          return adjuntarArchivo(fuente, key, item, archivo, avance)
        })
      } catch (error) {
        void warnOf(error)
      }
    }
    setSubida(null)
  }
  const elegir = () => {
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      multiple: true,
      accept: TIPOS,
    })
    input.onchange = () => void subir([...(input.files ?? [])])
    input.click()
  }
  return { subida, elegir }
}
