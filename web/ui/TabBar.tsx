import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
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
  const list = useRef<HTMLDivElement>(null)
  // Where there is no room for all of them they slide: the open one is not left outside.
  useEffect(() => {
    const tab = list.current?.querySelector('[data-active]')
    if (!list.current || !tab || !active) return
    const [outer, inner] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (inner.left < outer.left || inner.right > outer.right)
      list.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [active])
  return (
    <Tabs
      value={active}
      onChange={id => id && onChange(id)}
      classNames={{ list: `${classes.list} no-print`, tab: classes.tab }}
    >
      <Tabs.List ref={list} aria-label={label}>
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
