import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionItems, type MenuAction } from '../ActionItems.tsx'
import { useFocusBack } from '../useFocusBack.ts'

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
  const [opened, setOpened] = useState(defaultOpened ?? false)
  useFocusBack(opened)
  return (
    <Menu position="bottom-end" width={220} defaultOpened={defaultOpened} onChange={setOpened}>
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
