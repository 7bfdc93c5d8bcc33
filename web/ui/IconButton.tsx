import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'

export interface IconButtonProps extends Pick<ActionIconProps, 'size' | 'variant' | 'color'> {
  /** What it does, or why there is nothing to do («Nada que deshacer»): its name and its tooltip. */
  label: string
  /** It can do nothing now. It keeps the focus: whoever pressed it last goes on from there. */
  off?: boolean
  /** Of one that stays pressed. */
  pressed?: boolean
  onClick: () => void
  children: ReactNode
}

/** A button that is a picture. */
export function IconButton({ label, off = false, pressed, onClick, children, ...look }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        {...look}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={off || undefined}
        data-disabled={off || undefined}
        onClick={() => !off && onClick()}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
