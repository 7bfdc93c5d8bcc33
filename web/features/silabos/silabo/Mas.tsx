import { useState } from 'react'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { CompararCon } from './CompararCon.tsx'
import { CopiarDeOtro } from './CopiarDeOtro.tsx'
import type { SilaboEnPantalla } from './contexto.ts'
import { NuevaObservacion } from './NuevaObservacion.tsx'
import { palabrasDePaso } from './pasos.ts'
import type { PasoPosible } from './usePasos.ts'
import { useWhyNotObservar } from './useWhyNotObservar.ts'

type Ventana = 'copiar' | 'comparar' | 'observar'

/** What else can be done with a syllabus. */
export function Mas({ enPantalla, pasos }: { enPantalla: SilaboEnPantalla; pasos: readonly PasoPosible[] }) {
  const [ventana, setVentana] = useState<Ventana | null>(null)
  const cerrar = () => setVentana(null)
  const observar = useWhyNotObservar(enPantalla.abierto)
  return (
    <>
      <MenuButton
        label="Más"
        actions={[
          ...pasos.map(p => ({ label: palabrasDePaso[p.paso].boton, whyNot: p.whyNot, onClick: p.dar })),
          ...(observar.isVisible
            ? [
                {
                  label: 'Observar el sílabo entero…',
                  whyNot: observar.motivo,
                  onClick: () => setVentana('observar'),
                },
              ]
            : []),
          { label: 'Copiar de otro sílabo…', whyNot: enPantalla.whyNot, onClick: () => setVentana('copiar') },
          { label: 'Comparar con…', onClick: () => setVentana('comparar') },
        ]}
      />
      {ventana === 'copiar' && <CopiarDeOtro enPantalla={enPantalla} onClose={cerrar} />}
      {ventana === 'comparar' && <CompararCon enPantalla={enPantalla} onClose={cerrar} />}
      {ventana === 'observar' && (
        <NuevaObservacion silabo={enPantalla.abierto} clave={null} titulo="todo el sílabo" onClose={cerrar} />
      )}
    </>
  )
}
