import { MenuButton } from '../../ui/MenuButton.tsx'
import type { Permisos } from './useAcciones.ts'

/** What can be added to a malla. */
export function Agregar({
  permisos,
  onCurso,
  onCiclo,
  onSeccion,
}: {
  permisos: Permisos
  onCurso: () => void
  onCiclo: () => void
  onSeccion: () => void
}) {
  return (
    <MenuButton
      label="Añadir"
      size="xs"
      actions={[
        { label: 'Un curso', onClick: onCurso, whyNot: permisos.crearCurso },
        { label: 'Un ciclo', onClick: onCiclo, whyNot: permisos.crearCiclo },
        { label: 'Una sección de electivos', onClick: onSeccion, whyNot: permisos.crearCiclo },
      ]}
    />
  )
}
