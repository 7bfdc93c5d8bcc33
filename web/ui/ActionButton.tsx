import { Button, type ButtonProps, Tooltip } from '@mantine/core'
import type { MouseEventHandler, ReactNode } from 'react'

export interface ActionButtonProps extends ButtonProps {
  children: ReactNode
  onClick?: MouseEventHandler<HTMLButtonElement>
  /** Why it cannot be done now; null or undefined when it can. */
  whyNot?: string | null
  type?: 'button' | 'submit'
  'aria-label'?: string
}

/** A button that says why it is disabled: it keeps the focus, and the reason is its tooltip and its description. */
export function ActionButton({ whyNot, onClick, children, type = 'button', ...props }: ActionButtonProps) {
  if (!whyNot)
    return (
      <Button {...props} type={type} onClick={onClick}>
        {children}
      </Button>
    )
  return (
    <Tooltip label={whyNot}>
      <Button
        {...props}
        type="button"
        data-disabled
        aria-disabled
        aria-description={whyNot}
        onClick={event => event.preventDefault()}
      >
        {children}
      </Button>
    </Tooltip>
  )
}
