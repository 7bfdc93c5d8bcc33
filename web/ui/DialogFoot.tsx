import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Dialog.module.css'

/** What a dialog does, the main thing last; stays in sight under what is longer than the screen. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <Group justify="flex-end" gap={8} className={classes.foot}>
    {children}
  </Group>
)
