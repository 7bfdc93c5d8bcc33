import { type ReactNode, useState } from 'react'
import classes from './ListBar.module.css'
import { createWords, WordsContext } from './words.ts'

/**
 * Above a table: what narrows it at the left, what can be done at the right, the main thing last. `tools`: what is done with the list as it is shown
 * (keeping it, taking it away); they know the filters in words.
 */
export function ListBar({
  filters,
  tools,
  actions,
}: {
  filters: ReactNode
  tools?: ReactNode
  actions?: ReactNode
}) {
  const [words] = useState(createWords)
  return (
    <WordsContext value={words}>
      <div className={`${classes.bar} no-print`}>
        <search className={classes.filters}>{filters}</search>
        {(tools || actions) && (
          <div className={classes.actions}>
            {tools}
            {actions}
          </div>
        )}
      </div>
    </WordsContext>
  )
}
