import { MenuButton } from '../../ui/MenuButton.tsx'
import type { Abierto } from '../asignaturas/LugarMenu.tsx'
import type { Impedimentos } from '../asignaturas/useDatosDePlan.ts'

/** What can be added to a malla. */
export function Agregar({
  permisos,
  onAbrir,
}: {
  permisos: Impedimentos
  onAbrir: (abierto: Abierto) => void
}) {
  return (
    <MenuButton
      label="Añadir"
      size="xs"
      actions={[
        {
          label: 'Un curso',
          onClick: () => onAbrir({ tipo: 'curso', id: null }),
          whyNot: permisos.crear,
        },
        {
          label: 'Un ciclo',
          onClick: () => onAbrir({ tipo: 'ciclo', ciclo: null }),
          whyNot: permisos.estructura,
        },
        {
          label: 'Una sección de electivos',
          onClick: () => onAbrir({ tipo: 'seccion', seccion: null }),
          whyNot: permisos.estructura,
        },
        {
          label: 'Importar de Excel…',
          onClick: () => onAbrir({ tipo: 'importar' }),
          whyNot: permisos.crear,
        },
      ]}
    />
  )
}
