import { Button, type ButtonProps, Tooltip } from '@mantine/core'
import {
  type ComponentProps,
  type MouseEvent,
  type MouseEventHandler,
  memo,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'

/** Nothing is disabled without its reason, or because it is at work. */
export interface ActionButtonProps extends Omit<ButtonProps, 'disabled'> {
  children: ReactNode
  onClick?: MouseEventHandler<HTMLButtonElement>
  /** Why it cannot be done now; null or undefined when it can. */
  whyNot?: string | null
  type?: 'button' | 'submit'
  'aria-label'?: string
  ref?: RefObject<HTMLButtonElement | null>
}

/** The button itself. The kit disables one that is at work, and it would lose the focus. */
const elBoton = ({ disabled: _, ...props }: ComponentProps<'button'>) => <button {...props} />

/**
 * The reason over the button. Drawn anew only when it changes: at each drawing the kit's tooltip notes where its button is, which is one more drawing to
 * come. While somebody types quickly they would pile up, letter by letter, until React takes them for a circle and throws (#185).
 */
const Motivo = memo(Tooltip)

/** A button that says why it is disabled: it keeps the focus, at work too, and the reason is its tooltip and its description. */
export function ActionButton({
  whyNot,
  onClick,
  children,
  type = 'button',
  ref,
  ...props
}: ActionButtonProps) {
  const propio = useRef<HTMLButtonElement>(null)
  const boton = ref ?? propio
  const como =
    whyNot || props.loading
      ? ({
          type: 'button',
          'data-disabled': whyNot ? true : undefined,
          'aria-disabled': true,
          'aria-description': whyNot ?? undefined,
          onClick: (event: MouseEvent) => event.preventDefault(),
        } as const)
      : { type, onClick }
  // The tooltip beside it, not around it: around, the button would be another one in each state, and the focus be lost with the first.
  return (
    <>
      <Button {...props} {...como} ref={boton} renderRoot={elBoton}>
        {children}
      </Button>
      {whyNot && <Motivo label={whyNot} target={boton} />}
    </>
  )
}
