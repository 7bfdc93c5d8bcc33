import { Button, type ButtonProps, Tooltip } from '@mantine/core'
import { type MouseEvent, type MouseEventHandler, type ReactNode, useRef } from 'react'

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
  const boton = useRef<HTMLButtonElement>(null)
  const como = whyNot
    ? ({
        type: 'button',
        'data-disabled': true,
        'aria-disabled': true,
        'aria-description': whyNot,
        onClick: (event: MouseEvent) => event.preventDefault(),
      } as const)
    : { type, onClick }
  // The tooltip beside it, not around it: around, the button would be another one in each state, and the focus be lost with the first.
  return (
    <>
      <Button {...props} {...como} ref={boton}>
        {children}
      </Button>
      {whyNot && <Tooltip label={whyNot} target={boton} />}
    </>
  )
}
