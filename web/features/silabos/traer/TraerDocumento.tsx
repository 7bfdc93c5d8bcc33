import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import type { LecturaDeSilabo } from '@malla/contracts/traerSilabo.ts'
import type { ContenidoDeSilabo } from '@malla/domain/silabos/contenido.ts'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ElegirDocumento } from './ElegirDocumento.tsx'
import { LoReconocido } from './LoReconocido.tsx'

interface Props {
  abierto: SilaboAbierto
  /** Hears the keys that were chosen, with what they become. */
  onTraer: (valores: ContenidoDeSilabo) => void
  onClose: () => void
}

/** «Comenzar desde un documento…»: a Word file or a pasted text, what is recognized beside what is there, and nothing taken that was not chosen. */
export default function TraerDocumento({ abierto, onTraer, onClose }: Props) {
  const [lectura, setLectura] = useState<LecturaDeSilabo | null>(null)
  return (
    <Dialog opened onClose={onClose} title="Comenzar desde un documento" size={lectura ? 960 : 640}>
      {lectura === null ? (
        <ElegirDocumento cursoId={abierto.curso.id} onLectura={setLectura} onClose={onClose} />
      ) : (
        <LoReconocido
          abierto={abierto}
          lectura={lectura}
          onOtro={() => setLectura(null)}
          onTraer={valores => {
            onTraer(valores)
            onClose()
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
