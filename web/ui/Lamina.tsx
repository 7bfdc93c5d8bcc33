import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Lamina.module.css'

export interface LaminaProps {
  abierta: boolean
  onClose: () => void
  children: ReactNode
}

/** What comes up from below on a phone. */
export const Lamina = ({ abierta, onClose, children }: LaminaProps) => (
  <Drawer.Root
    opened={abierta}
    onClose={onClose}
    closeOnEscape={false}
    position="bottom"
    size="auto"
    classNames={{ content: classes.lamina }}
  >
    <Drawer.Overlay backgroundOpacity={0.1} />
    <Drawer.Content aria-label="Detalle" data-lamina>
      <span className={classes.asa} aria-hidden />
      {children}
    </Drawer.Content>
  </Drawer.Root>
)
