import { mensajes } from '@malla/contracts/mensajes.ts'
import { Outlet } from '@tanstack/react-router'
import { Link } from '../../app/Link.tsx'
import { useCrumbs } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Mark } from '../portada/Mark.tsx'
import barra from '../portada/PortalBar.module.css'
import { SchemeButton } from '../portada/SchemeButton.tsx'
import classes from './AyudaPublica.module.css'

/** The guide for who is not signed in. Light on purpose: it stands without the kit. */
export function AyudaPublica() {
  return (
    <>
      <a href="#contenido" className={classes.skip}>
        Ir al contenido
      </a>
      <header className={`${barra.bar} no-print`}>
        <Link href={paths.inicio()} className={barra.brand}>
          <Mark /> {mensajes.producto.nombre}
        </Link>
        <div className={classes.ruta}>
          <Breadcrumb crumbs={useCrumbs()} renderLink={(href, label) => <Link href={href}>{label}</Link>} />
        </div>
        <SchemeButton />
        <Link href={paths.signin()} className={barra.entry}>
          {mensajes.sesion.iniciar}
        </Link>
      </header>
      <main id="contenido" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </>
  )
}
