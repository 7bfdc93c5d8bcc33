import { Menu, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '../Link.tsx'
import { useUser } from '../session.ts'
import { useHasPage } from '../useHasPage.ts'
import { dropdownsFor } from './entries.ts'
import classes from './TopBar.module.css'
import { useSugerir } from './useSugerir.ts'

/**
 * The navbar's own entry and its menus (§2). The menus stand under one word, each with the pages below it: side by side they would leave no room for
 * where one is, and come and go with its length. On narrow screens the entry goes in with them, and then the sidebar alone has all.
 */
export function TopMenus() {
  const dropdowns = dropdownsFor(useUser(), useHasPage())
  const sugerir = useSugerir()
  const hasMenus = dropdowns.length > 0
  const isAncha = useMediaQuery('(min-width: 100em)', false, { getInitialValueInEffect: false })
  return (
    <>
      {(isAncha || !hasMenus) && (
        <Link className={classes.dropdown} href={sugerir}>
          Sugerir MEJORAS
        </Link>
      )}
      {hasMenus && (
        <Menu position="bottom-start" width="max-content">
          <Menu.Target>
            <UnstyledButton className={classes.dropdown}>
              Ir a
              <IconChevronDown size={14} aria-hidden />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown className={classes.paginas}>
            {dropdowns.map(({ label, items }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of a menu is no set of fields
              <div key={label} role="group" aria-label={label}>
                <Menu.Label aria-hidden>{label}</Menu.Label>
                {items.map(item => (
                  <Menu.Item key={item.path} component={Link} href={item.path}>
                    {item.label}
                  </Menu.Item>
                ))}
              </div>
            ))}
            {!isAncha && <Menu.Divider />}
            {!isAncha && (
              <Menu.Item component={Link} href={sugerir}>
                Sugerir MEJORAS
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
