import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '../Link.tsx'
import { useUser } from '../session.ts'
import { useHasPage } from '../useHasPage.ts'
import { dropdownsFor } from './entries.ts'
import classes from './TopBar.module.css'
import { useSugerir } from './useSugerir.ts'

/** The menus of the navbar (§2), each with the pages below it. On narrow screens, and where they give way (`ceden`), the sidebar alone has them. */
export function TopMenus({ ceden }: { ceden: boolean }) {
  const dropdowns = dropdownsFor(useUser(), useHasPage())
  const sugerir = useSugerir()
  return (
    <div className={classes.menus} data-menus data-ceden={ceden || undefined}>
      {dropdowns.map(({ label, items }) => (
        <Menu key={label} position="bottom-start" width="max-content">
          <Menu.Target>
            <UnstyledButton className={classes.dropdown}>
              {label}
              <IconChevronDown size={14} aria-hidden />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {items.map(item => (
              <Menu.Item key={item.path} component={Link} href={item.path}>
                {item.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ))}
      <Link className={classes.dropdown} href={sugerir}>
        Sugerir MEJORAS
      </Link>
    </div>
  )
}
