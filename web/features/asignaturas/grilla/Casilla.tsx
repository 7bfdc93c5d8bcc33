import classes from './Casilla.module.css'

/**
 * The box that ticks a line. Of the browser, looking like the kit's: a dozen are made each second while the grid scrolls, and the kit's is eight elements
 * with as many styles worked out.
 */
export const Casilla = ({
  rotulo,
  marcada,
  aMedias = false,
  isEnTab = false,
  onCambio,
}: {
  rotulo: string
  marcada: boolean
  /** Some of what it stands for are ticked, and some not. */
  aMedias?: boolean
  isEnTab?: boolean
  onCambio: (isMas: boolean) => void
}) => (
  <input
    ref={caja => {
      if (caja) caja.indeterminate = aMedias
    }}
    type="checkbox"
    className={classes.casilla}
    tabIndex={isEnTab ? undefined : -1}
    aria-label={rotulo}
    checked={marcada}
    onChange={e => onCambio(e.currentTarget.checked)}
  />
)
