import classes from './Reparo.module.css'

/**
 * Why what is typed in a small field is not taken: under it, over what lies there, and read out. Its field names it with `aria-describedby`; what holds
 * both stands out of the flow (`position: relative`).
 */
export const Reparo = ({ id, children }: { id: string; children: string }) => (
  <small id={id} role="alert" className={classes.reparo}>
    {children}
  </small>
)
