import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { ActionItems, type MenuAction } from '../ActionItems.tsx'

/** What can be done with a row. `name` says with which. `defaultOpened` for one that is made only when somebody asks for it. */
export function RowMenu({
  name,
  actions,
  defaultOpened,
}: {
  name: string
  actions: readonly MenuAction[]
  defaultOpened?: boolean
}) {
  return (
    <Menu position="bottom-end" width={220} defaultOpened={defaultOpened}>
      <Menu.Target>
        <ActionIcon aria-label={`Acciones de ${name}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  )
}
