import type { Columna } from '@malla/domain/malla/malla.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { ActionItems } from '../../ui/ActionItems.tsx'
import { nombreDeColumna } from './partes.ts'
import type { AccionesDeColumna } from './Tablero.tsx'

/** What can be done with a cycle or a section; nothing where nothing can. */
export function MenuDeColumna({ columna, acciones }: { columna: Columna; acciones: AccionesDeColumna }) {
  const { agregarCurso, editar, eliminar } = acciones
  const nombre = nombreDeColumna(columna)
  if (!agregarCurso && !editar && !eliminar) return null
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon size={24} aria-label={`Acciones de ${nombre}`}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems
          actions={[
            ...(agregarCurso ? [{ label: 'Añadir un curso', onClick: () => agregarCurso(columna) }] : []),
            ...(editar
              ? [
                  {
                    label: columna.tipo === 'ciclo' ? 'Editar el ciclo' : 'Editar la sección',
                    onClick: () => editar(columna),
                  },
                ]
              : []),
            ...(eliminar
              ? [
                  {
                    label: columna.tipo === 'ciclo' ? 'Eliminar el ciclo' : 'Eliminar la sección',
                    danger: true,
                    whyNot: columna.cursos.length > 0 ? 'Tiene cursos: muévalos antes a otro lugar.' : null,
                    onClick: () => eliminar(columna),
                  },
                ]
              : []),
          ]}
        />
      </Menu.Dropdown>
    </Menu>
  )
}
