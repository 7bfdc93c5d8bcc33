import { mensajes } from '@malla/contracts/mensajes.ts'
import { ActionIcon, Kbd, TextInput, Tooltip, UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { Cuenta } from '../../ui/Cuenta.tsx'
import { Link } from '../Link.tsx'
import { useWhyNot } from '../permission.ts'
import { useCall } from '../query.ts'
import { useUser } from '../session.ts'
import { slots } from '../slots.ts'
import { useHasPage } from '../useHasPage.ts'
import { Aparte } from './Aparte.tsx'
import { type Entry, entriesFor } from './entries.ts'
import { PieDeLateral } from './PieDeLateral.tsx'
import classes from './Sidebar.module.css'
import { useLinks } from './useLinks.ts'

/** The left side: whose house this is, the filter, the entries, the tree. Collapsed it is a rail of icons. */
export function Sidebar({ collapsed, onToggle }: { collapsed: boolean; onToggle?: () => void }) {
  const user = useUser()
  const hasPage = useHasPage()
  const [filter, setFilter] = useState('')
  const groups = entriesFor(user, hasPage)
  const Tree = slots.tree
  const whyNotTree = useWhyNot('estructura.ver')
  const hasTree = Tree && user.empresa && !whyNotTree

  return (
    <div className={classes.sidebar} data-collapsed={collapsed || undefined}>
      <Institution collapsed={collapsed} />
      {hasTree && !collapsed && <FilterBox value={filter} onChange={setFilter} />}
      <nav aria-label="Principal">
        {groups.map(group => (
          <div key={group.title ?? ''} className={classes.group}>
            {group.title && !collapsed && <h2 className={classes.title}>{group.title}</h2>}
            <ul className={classes.list}>
              {group.entries.map(entry => (
                <EntryLink key={entry.path} entry={entry} collapsed={collapsed} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {hasTree && !collapsed && (
        <div className={classes.tree}>
          <Aparte seDice>
            <Tree filter={filter} />
          </Aparte>
        </div>
      )}
      {!collapsed && <PersonalLinks />}
      {onToggle && (
        <div className={classes.foot}>
          <Tooltip
            label={collapsed ? 'Abrir el panel lateral' : 'Contraer el panel lateral'}
            position="right"
          >
            <ActionIcon
              aria-label={collapsed ? 'Abrir el panel lateral' : 'Contraer el panel lateral'}
              onClick={onToggle}
            >
              {collapsed ? (
                <IconLayoutSidebarLeftExpand size={18} aria-hidden />
              ) : (
                <IconLayoutSidebarLeftCollapse size={18} aria-hidden />
              )}
            </ActionIcon>
          </Tooltip>
        </div>
      )}
      {!collapsed && <PieDeLateral />}
    </div>
  )
}

/** The changes of institution, role and programme, and leaving, as in the menu of the navbar (§2). */
function PersonalLinks() {
  const links = useLinks().filter(link => link.enlace !== 'perfil' && link.enlace !== 'institucion')
  return (
    <ul className={`${classes.list} ${classes.personal}`}>
      {links.map(link => (
        <li key={link.enlace}>
          <UnstyledButton className={classes.entry} onClick={link.run}>
            <link.icon size={18} stroke={1.6} aria-hidden />
            {link.label}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(word => /^[\p{Lu}\d]/u.test(word))
    .slice(0, 2)
    .map(word => word[0])
    .join('') || 'M'

function Institution({ collapsed }: { collapsed: boolean }) {
  const user = useUser()
  const { empresa } = user
  const name = empresa?.razonsocial ?? mensajes.producto.nombre
  return (
    <Link href={paths.escritorio()} className={classes.institution} title={collapsed ? name : undefined}>
      {empresa?.imagen_url ? (
        <img className={classes.logo} src={empresa.imagen_url} alt={mensajes.producto.logoAlt} />
      ) : (
        <span className={classes.initials} aria-hidden>
          {initialsOf(name)}
        </span>
      )}
      {collapsed ? (
        <span className="visually-hidden">{name}, ir al escritorio</span>
      ) : (
        <span className={classes.names}>
          <strong>{name}</strong>
          <span>{user.rol_nombre}</span>
        </span>
      )}
    </Link>
  )
}

/** From the box into what it filters. */
const enterTree = (input: HTMLElement): void =>
  input.closest(`.${classes.sidebar}`)?.querySelector<HTMLElement>('[role=tree] [tabindex="0"]')?.focus()

function FilterBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const enter = (event: KeyboardEvent) => {
    // In a cell it begins what one writes there.
    if (event.defaultPrevented || (event.target as Element).closest('[role=grid]')) return
    event.preventDefault()
    input.current?.focus()
  }
  // On Spanish keyboards it is typed with Shift.
  useHotkeys([
    ['/', enter, { preventDefault: false }],
    ['shift+/', enter, { preventDefault: false }],
  ])
  return (
    <TextInput
      ref={input}
      className={classes.filter}
      aria-label="Filtrar facultades y planes"
      placeholder="Filtrar facultades y planes"
      type="search"
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Escape' && value !== '') onChange('')
        else if (event.key === 'ArrowDown') enterTree(event.currentTarget)
        else return
        event.preventDefault()
      }}
      rightSection={<Kbd aria-hidden>/</Kbd>}
    />
  )
}

function EntryLink({ entry, collapsed }: { entry: Entry; collapsed: boolean }) {
  const { pathname } = useLocation()
  const isActive = pathname === entry.path || pathname.startsWith(`${entry.path}/`)
  const Icon = entry.icon
  const link = (
    <Link
      href={entry.href ?? entry.path}
      className={classes.entry}
      aria-current={isActive ? 'page' : undefined}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
      <span className={collapsed ? 'visually-hidden' : undefined}>{entry.label}</span>
      {entry.badge && !collapsed && <ProgrammeCount />}
    </Link>
  )
  return (
    <li>
      {collapsed ? (
        <Tooltip label={entry.label} position="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}

/** How many programmes there are (§2, sidebar badge). A number that does not come is simply not shown. */
function ProgrammeCount() {
  const { data } = useCall('programas.totalDc', {}, { meta: { shown: true } })
  return data ? (
    <span className={classes.badge}>
      <Cuenta n={data.num} uno="programa" varios="programas" />
    </span>
  ) : null
}
