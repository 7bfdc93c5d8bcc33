import { Fragment, type ReactNode } from 'react'
import classes from './Breadcrumb.module.css'

export interface Crumb {
  label: string
  href?: string
}

/** Where I am; the last one is this page. On phones only it shows. */
export function Breadcrumb({
  crumbs,
  renderLink,
}: {
  crumbs: readonly Crumb[]
  renderLink: (href: string, label: string) => ReactNode
}) {
  return (
    <nav aria-label="Ruta" className={classes.nav}>
      <ol className={classes.list}>
        {crumbs.map((crumb, i) => (
          <Fragment key={crumb.label + (crumb.href ?? '')}>
            <li aria-current={i === crumbs.length - 1 ? 'page' : undefined}>
              {crumb.href && i < crumbs.length - 1 ? renderLink(crumb.href, crumb.label) : crumb.label}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
