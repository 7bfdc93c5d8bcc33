import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { ActionItems, type MenuAction } from './ActionItems.tsx'

/** The main thing at once, the rest behind the arrow. */
export function SplitButton({
  label,
  onClick,
  actions,
  menuLabel = 'Más opciones',
  filled,
}: {
  label: string
  onClick: () => void
  actions: readonly MenuAction[]
  menuLabel?: string
  filled?: boolean
}) {
  const variant = filled ? 'filled' : 'default'
  return (
    <Button.Group>
      <Button variant={variant} onClick={onClick}>
        {label}
      </Button>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon
            variant={variant}
            color="anil"
            size={36}
            aria-label={menuLabel}
            style={{ borderStartStartRadius: 0, borderEndStartRadius: 0 }}
          >
            <IconChevronDown size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <ActionItems actions={actions} />
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  )
}
