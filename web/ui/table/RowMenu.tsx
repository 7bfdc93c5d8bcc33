import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export interface RowAction {
  label: string
  onClick: () => void
  icon?: ReactNode
  danger?: boolean
  /** Why it cannot be done; the entry stays and says so. */
  whyNot?: string | null
}

/** What can be done with a row. `name` says with which. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon aria-label={`Acciones de ${name}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(action => (
          <Tooltip key={action.label} label={action.whyNot} disabled={!action.whyNot} position="left">
            <Menu.Item
              color={action.danger && !action.whyNot ? 'rocoto' : undefined}
              leftSection={action.icon}
              aria-disabled={!!action.whyNot}
              aria-description={action.whyNot ?? undefined}
              data-disabled={action.whyNot ? true : undefined}
              closeMenuOnClick={!action.whyNot}
              onClick={() => {
                if (!action.whyNot) action.onClick()
              }}
            >
              {action.label}
            </Menu.Item>
          </Tooltip>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
