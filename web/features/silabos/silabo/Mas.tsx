import type { ContenidoDeSilabo } from '@malla/domain/silabos/contenido.ts'
import { lazy, Suspense, useState } from 'react'
import { notifyGood } from '../../../ui/alerts.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { CompararCon } from './CompararCon.tsx'
import { CopiarDeOtro } from './CopiarDeOtro.tsx'
import type { SilaboEnPantalla } from './contexto.ts'
import { NuevaObservacion } from './NuevaObservacion.tsx'
import { palabrasDePaso } from './pasos.ts'
import { ponerVarias } from './ponerVarias.ts'
import type { PasoPosible } from './usePasos.ts'
import { useWhyNotObservar } from './useWhyNotObservar.ts'

const TraerDocumento = lazy(() => import('../traer/TraerDocumento.tsx'))

type Ventana = 'copiar' | 'comparar' | 'observar' | 'traer'

/** What else can be done with a syllabus. */
export function Mas({ enPantalla, pasos }: { enPantalla: SilaboEnPantalla; pasos: readonly PasoPosible[] }) {
  const [ventana, setVentana] = useState<Ventana | null>(null)
  const cerrar = () => setVentana(null)
  const observar = useWhyNotObservar(enPantalla.abierto)
  const traer = (valores: ContenidoDeSilabo) => {
    ponerVarias(enPantalla, 'traer del documento', valores)
    notifyGood('Se trajo lo que eligió del documento. Ctrl Z lo deshace.')
  }
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
          {
            label: 'Comenzar desde un documento…',
            whyNot: enPantalla.whyNot,
            onClick: () => setVentana('traer'),
          },
          { label: 'Copiar de otro sílabo…', whyNot: enPantalla.whyNot, onClick: () => setVentana('copiar') },
          { label: 'Comparar con…', onClick: () => setVentana('comparar') },
        ]}
      />
      {ventana === 'copiar' && <CopiarDeOtro enPantalla={enPantalla} onClose={cerrar} />}
      {ventana === 'comparar' && <CompararCon enPantalla={enPantalla} onClose={cerrar} />}
      {ventana === 'traer' && (
        <Suspense fallback={null}>
          <TraerDocumento abierto={enPantalla.abierto} onTraer={traer} onClose={cerrar} />
        </Suspense>
      )}
      {ventana === 'observar' && (
        <NuevaObservacion silabo={enPantalla.abierto} clave={null} titulo="todo el sílabo" onClose={cerrar} />
      )}
    </>
  )
}
