import { Button, type ButtonProps, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { ActionItems, type MenuAction } from './ActionItems.tsx'

/** Things that belong together behind one word: «Más», «Informes». */
export function MenuButton({
  label,
  actions,
  size,
}: {
  label: string
  actions: readonly MenuAction[]
  size?: ButtonProps['size']
}) {
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button variant="default" size={size} rightSection={<IconChevronDown size={16} aria-hidden />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  )
}
