import type { ContenidoDeSilabo } from '@malla/domain/silabos/contenido.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { luego } from '../../../app/luego.tsx'
import { useWhyNot } from '../../../app/permission.ts'
import { paths } from '../../../paths.ts'
import { notifyGood } from '../../../ui/alerts.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import { tecla } from '../../../ui/tecla.ts'
import { CompararCon } from './CompararCon.tsx'
import { CopiarDeOtro } from './CopiarDeOtro.tsx'
import type { SilaboEnPantalla } from './contexto.ts'
import { NuevaObservacion } from './NuevaObservacion.tsx'
import { palabrasDePaso } from './pasos.ts'
import { ponerVarias } from './ponerVarias.ts'
import type { PasoPosible } from './usePasos.ts'
import { useWhyNotObservar } from './useWhyNotObservar.ts'

const TraerDocumento = luego(async () => (await import('../traer/TraerDocumento.tsx')).default)

type Ventana = 'copiar' | 'comparar' | 'observar' | 'traer'

/** What else can be done with a syllabus. */
export function Mas({ enPantalla, pasos }: { enPantalla: SilaboEnPantalla; pasos: readonly PasoPosible[] }) {
  const [ventana, setVentana] = useState<Ventana | null>(null)
  const cerrar = () => setVentana(null)
  const { plan, versiones, curso } = enPantalla.abierto
  const observar = useWhyNotObservar(enPantalla.abierto)
  const isPlanVisible = useWhyNot('estructura.ver') === null
  const router = useRouter()
  // Who never may write in it is not shown what only writing is for; who may not yet is told why.
  const isLector = enPantalla.whyNot !== null && pasos.length === 0
  const traer = (valores: ContenidoDeSilabo) => {
    ponerVarias(enPantalla, 'traer del documento', valores)
    notifyGood(tecla('Se trajo lo que eligió del documento. Ctrl Z lo deshace.'))
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
          ...(isLector
            ? []
            : [
                {
                  label: 'Comenzar desde un documento…',
                  whyNot: enPantalla.whyNot,
                  onClick: () => setVentana('traer'),
                },
                {
                  label: 'Copiar de otro sílabo…',
                  whyNot: enPantalla.whyNot,
                  onClick: () => setVentana('copiar'),
                },
              ]),
          { label: 'Comparar con otro sílabo…', onClick: () => setVentana('comparar') },
          ...(isPlanVisible
            ? [
                {
                  label: 'Versiones del curso…',
                  onClick: () =>
                    void router.navigate({
                      href: paths.plan(plan.id, { tab: 'cursos', curso: versiones[0]?.id ?? curso.id }),
                    }),
                },
              ]
            : []),
        ]}
      />
      {ventana === 'copiar' && <CopiarDeOtro enPantalla={enPantalla} onClose={cerrar} />}
      {ventana === 'comparar' && <CompararCon enPantalla={enPantalla} onClose={cerrar} />}
      {ventana === 'traer' && (
        <TraerDocumento abierto={enPantalla.abierto} onTraer={traer} onClose={cerrar} />
      )}
      {ventana === 'observar' && (
        <NuevaObservacion silabo={enPantalla.abierto} clave={null} titulo="todo el sílabo" onClose={cerrar} />
      )}
    </>
  )
}
