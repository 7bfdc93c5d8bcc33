import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './TabBar.module.css'

export interface Tab {
  id: string
  label: string
  /** Beside the word: '62', '19/25'. */
  count?: string | number
}

/** Views of one thing. Which one is open belongs in the address: `active={vista} onChange={vista => setAddress({ vista })}`. */
export function TabBar({
  label,
  tabs,
  active,
  onChange,
  children,
}: {
  label: string
  tabs: readonly Tab[]
  active: string
  onChange: (id: string) => void
  /** The open view. */
  children: ReactNode
}) {
  return (
    <Tabs
      value={active}
      onChange={id => id && onChange(id)}
      classNames={{ list: `${classes.list} no-print`, tab: classes.tab }}
    >
      <Tabs.List aria-label={label}>
        {tabs.map(tab => (
          <Tabs.Tab key={tab.id} value={tab.id}>
            {tab.label}
            {tab.count !== undefined && <span className={classes.count}> {tab.count}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={active} className={classes.panel}>
        {children}
      </Tabs.Panel>
      {tabs
        .filter(tab => tab.id !== active)
        .map(tab => (
          <Tabs.Panel key={tab.id} value={tab.id}>
            {null}
          </Tabs.Panel>
        ))}
    </Tabs>
  )
}
