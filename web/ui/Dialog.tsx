import { CloseButton, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Dialog.module.css'
import { useAtras } from './useAtras.ts'
import { useEscape } from './useEscape.ts'
import { useFocusBack } from './useFocusBack.ts'

export interface DialogProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  size?: number | string
  /** Over a drawer 300, over everything 400. */
  zIndex?: number
  /** Shows the button that closes; Esc, «Atrás» and a click beside it close too. */
  closable?: boolean
  /** Why it cannot be closed now: its button says so. */
  whyNotClose?: string | null
  /** The address opens it: «Atrás» closes it by itself. */
  enDireccion?: boolean
  fullScreen?: boolean
  /** When it is gone from the screen, and the focus back where it was. */
  onExited?: () => void
}

/** The one modal. */
export function Dialog({
  opened,
  onClose,
  title,
  children,
  size = 440,
  zIndex,
  closable = true,
  whyNotClose,
  enDireccion = false,
  fullScreen,
  onExited,
}: DialogProps) {
  useEscape(opened, onClose)
  useAtras(opened && closable && !enDireccion, onClose)
  useFocusBack(opened)
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      onExitTransitionEnd={onExited}
      size={fullScreen ? '100%' : size}
      zIndex={zIndex}
      centered
      fullScreen={fullScreen}
      classNames={fullScreen ? { content: classes.full } : undefined}
    >
      <Modal.Overlay backgroundOpacity={0.2} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {closable && (
            <CloseButton
              aria-label="Cerrar"
              aria-disabled={whyNotClose ? true : undefined}
              title={whyNotClose ?? undefined}
              onClick={onClose}
            />
          )}
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
