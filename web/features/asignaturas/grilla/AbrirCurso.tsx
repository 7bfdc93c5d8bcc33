import classes from './AbrirCurso.module.css'

/** The way from a line of the grid to the card of its course. */
export const AbrirCurso = ({ nombre, onAbrir }: { nombre: string; onAbrir: () => void }) => (
  <button
    type="button"
    className={`${classes.abrir} no-print`}
    tabIndex={-1}
    aria-label={`Abrir la ficha de ${nombre}`}
    onClick={onAbrir}
  />
)
