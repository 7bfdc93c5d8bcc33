import type { AjustesPublicos } from '@malla/contracts/ajustes.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import { Mark } from './Mark.tsx'
import classes from './PieDePortal.module.css'
import { Vias } from './Vias.tsx'

const nothing = { correo: null, telefono: null, credito: null }

/** The foot of the public pages (§2): how to reach whoever runs this installation, who made it, the rubrics (§1). */
export function PieDePortal({ publicos }: { publicos: AjustesPublicos | null }) {
  const { correo, telefono, credito } = publicos?.pie ?? nothing
  return (
    <footer className={classes.footer}>
      <Mark size={20} />
      <span>
        © {new Date().getFullYear()} {mensajes.producto.nombre} · Diseño curricular
      </span>
      {credito && <span>{credito}</span>}
      <nav aria-label="Contacto y accesos" className={classes.links}>
        <Vias correo={correo} telefono={telefono} />
        {publicos?.rubricas && (
          <a href={publicos.rubricas} target="_blank" rel="noreferrer">
            Rúbricas
          </a>
        )}
        <Link href={paths.ayuda()}>Ayuda</Link>
        <Link href={paths.signin()}>{mensajes.sesion.iniciar}</Link>
      </nav>
    </footer>
  )
}
