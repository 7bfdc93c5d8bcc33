import { IconEye, IconInfoCircle, IconListDetails, IconSend } from '@tabler/icons-react'
import { warn } from '../../../ui/dialogs.tsx'
import type { Panel } from './Paneles.tsx'
import classes from './Pulgar.module.css'
import { palabrasDePaso } from './pasos.ts'
import type { PasoPosible } from './usePasos.ts'

/** What can be done, or why not now. */
type Orden = Pick<PasoPosible, 'whyNot' | 'dar'>

/** A button of a thumb that says why it does nothing: there is no tooltip under a finger. */
const deOrden = ({ whyNot, dar }: Orden) => ({
  'aria-disabled': whyNot !== null || undefined,
  'aria-description': whyNot ?? undefined,
  onClick: () => (whyNot === null ? dar() : void warn([whyNot])),
})

/** What a thumb reaches where the sides of the document are drawers. */
export function Pulgar({
  principal,
  onPanel,
  previa,
}: {
  principal: PasoPosible | undefined
  onPanel: (panel: Panel) => void
  previa: Orden
}) {
  return (
    <nav className={`${classes.pulgar} no-print`} aria-label="Acciones del sílabo">
      <button type="button" className={classes.paraIndice} onClick={() => onPanel('indice')}>
        <IconListDetails size={20} aria-hidden />
        Secciones
      </button>
      <button type="button" onClick={() => onPanel('ayuda')}>
        <IconInfoCircle size={20} aria-hidden />
        Ayuda
      </button>
      <button type="button" className={classes.soloTelefono} {...deOrden(previa)}>
        <IconEye size={20} aria-hidden />
        Vista previa
      </button>
      {principal && (
        <button type="button" className={classes.soloTelefono} data-principal {...deOrden(principal)}>
          <IconSend size={20} aria-hidden />
          {palabrasDePaso[principal.paso].boton}
        </button>
      )}
    </nav>
  )
}
