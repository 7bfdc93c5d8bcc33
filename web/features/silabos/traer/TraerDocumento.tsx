import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import type { LecturaDeSilabo } from '@malla/contracts/traerSilabo.ts'
import type { ContenidoDeSilabo } from '@malla/domain/silabos/contenido.ts'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { newKey } from '../../../ui/newKey.ts'
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
  const [leido, setLeido] = useState<{ clave: string; lectura: LecturaDeSilabo } | null>(null)
  return (
    <Dialog opened onClose={onClose} title="Comenzar desde un documento" size={leido ? 960 : 640}>
      {leido === null ? (
        <ElegirDocumento
          cursoId={abierto.curso.id}
          onLectura={lectura => setLeido({ clave: newKey(), lectura })}
          onClose={onClose}
        />
      ) : (
        <LoReconocido
          // What is chosen is chosen of one reading.
          key={leido.clave}
          abierto={abierto}
          lectura={leido.lectura}
          onOtro={() => setLeido(null)}
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
