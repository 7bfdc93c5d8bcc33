import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

/** Nothing here yet: says what comes next and has the button for it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={classes.box}>
      <Text className={classes.title}>{title}</Text>
      {children && <Text className={classes.text}>{children}</Text>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
