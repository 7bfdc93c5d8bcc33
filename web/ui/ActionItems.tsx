import { Menu, Tooltip } from '@mantine/core'
import { type CSSProperties, type ReactNode, useState } from 'react'

export interface MenuAction {
  label: string
  onClick: () => void
  icon?: ReactNode
  danger?: boolean
  /** Why it cannot be done; the entry stays and says so. */
  whyNot?: string | null
}

/** Entries of a menu; one that cannot be done now stays, keeps the focus and says why. All have an icon, or none: their words begin at one edge. */
export function ActionItems({ actions }: { actions: readonly MenuAction[] }) {
  const hasIcons = actions.every(action => action.icon)
  // A finger does not rest on an entry as a mouse does: touched, it says why under its words.
  const [dicha, setDicha] = useState<string | null>(null)
  return actions.map(action => (
    <Tooltip
      key={action.label}
      label={action.whyNot}
      disabled={!action.whyNot || dicha === action.label}
      position="left"
    >
      <Menu.Item
        leftSection={hasIcons && action.icon}
        aria-disabled={action.whyNot ? true : undefined}
        aria-description={action.whyNot ?? undefined}
        style={styleOf(action)}
        closeMenuOnClick={!action.whyNot}
        onClick={() => (action.whyNot ? setDicha(action.label) : action.onClick())}
      >
        {action.label}
        {action.whyNot && dicha === action.label && (
          <small aria-hidden style={MOTIVO}>
            {action.whyNot}
          </small>
        )}
      </Menu.Item>
    </Tooltip>
  ))
}

/** What is said is to be read, though the entry is off. */
const MOTIVO: CSSProperties = {
  display: 'block',
  maxWidth: 240,
  color: 'var(--ink-2)',
  fontSize: 12,
  lineHeight: '16px',
}

function styleOf({ whyNot, danger }: MenuAction): CSSProperties | undefined {
  if (whyNot) return { color: 'var(--ink-3)', cursor: 'not-allowed' }
  return danger ? { color: 'var(--rocoto)' } : undefined
}
