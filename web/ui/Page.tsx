import type { ReactNode } from 'react'
import classes from './Page.module.css'

export interface PageProps {
  title: ReactNode
  /** Beside the title: state, pills. */
  state?: ReactNode
  /** Under the title: the figures of the thing. */
  facts?: ReactNode
  /** At the right: what can be done here, the main thing last. */
  actions?: ReactNode
  /** Takes all the room there is, e.g. for a malla. */
  wide?: boolean
  children: ReactNode
}

/** A page: head with title and actions, then its content. One h1 a page. */
export function Page({ title, state, facts, actions, wide, children }: PageProps) {
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      <header className={classes.head}>
        <div className={classes.titles}>
          <div className={classes.line}>
            <h1 className={classes.title}>{title}</h1>
            {state}
          </div>
          {facts && <div className={classes.facts}>{facts}</div>}
        </div>
        {actions && <div className={`${classes.actions} no-print`}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
