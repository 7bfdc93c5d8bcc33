import type { Vista } from '@malla/contracts/vistas.ts'
import type { NombreDeLista } from '@malla/domain/listas/listas.ts'
import { Button, Menu } from '@mantine/core'
import {
  IconBookmark,
  IconBookmarkPlus,
  IconCheck,
  IconChevronDown,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { refresh, useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { useConsulta } from './useConsulta.ts'
import { VistaForm } from './VistaForm.tsx'
import classes from './VistasMenu.module.css'

type Editing = Vista | 'nueva' | null

/**
 * «Vistas»: the kept views of a list, one's own and those for all; the one that is shown gives the button its name. Nothing where none is kept
 * and nothing of the list is narrowed that could be.
 */
export function VistasMenu({ lista, narrowed }: { lista: NombreDeLista; narrowed: boolean }) {
  const { consulta, show } = useConsulta()
  const vistas = useCall('vistas.list', { lista }, { meta: { shown: true } }).data?.data
  const [editing, setEditing] = useState<Editing>(null)
  const { persona } = useUser()
  if (!vistas || (vistas.length === 0 && !narrowed)) return null

  const shown = vistas.filter(v => v.consulta === consulta).sort((a, b) => Number(b.mia) - Number(a.mia))[0]
  const canSave = narrowed && !vistas.some(v => v.mia && v.consulta === consulta)
  const canEdit = shown && (shown.mia || persona.root) ? shown : undefined
  const remove = ({ id, nombre, para_todos }: Vista) =>
    confirmDelete({
      name: nombre,
      note: para_todos ? 'Dejará de estar disponible para todas las personas de la institución.' : undefined,
      work: async () => {
        const { message } = await api('vistas.delete', { id })
        await refresh('vistas')
        notifyGood(message)
      },
    })

  return (
    <>
      <Menu position="bottom-end" width={300}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
            aria-label={shown ? `Vistas: ${shown.nombre}` : 'Vistas'}
          >
            <span className={classes.name}>{shown?.nombre ?? 'Vistas'}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          {vistas.map(v => (
            <Menu.Item
              key={v.id}
              aria-current={v === shown || undefined}
              leftSection={
                <IconCheck size={16} aria-hidden className={v === shown ? undefined : classes.off} />
              }
              rightSection={v.para_todos && <span className={classes.all}>para todos</span>}
              onClick={() => show(v.consulta)}
            >
              <span className={classes.entry}>{v.nombre}</span>
            </Menu.Item>
          ))}
          {vistas.length > 0 && (canSave || canEdit) && <Menu.Divider />}
          {canSave && (
            <Menu.Item
              leftSection={<IconBookmarkPlus size={16} aria-hidden />}
              onClick={() => setEditing('nueva')}
            >
              Guardar esta vista…
            </Menu.Item>
          )}
          {canEdit && (
            <>
              <Menu.Item
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => setEditing(canEdit)}
              >
                Cambiar el nombre…
              </Menu.Item>
              <Menu.Item
                leftSection={<IconTrash size={16} aria-hidden />}
                color="var(--rocoto)"
                onClick={() => void remove(canEdit)}
              >
                Eliminar esta vista
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {editing && (
        <VistaForm
          lista={lista}
          consulta={consulta}
          item={editing === 'nueva' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
