import type { ResumenLegal } from '@malla/domain/legal/aceptar.ts'
import classes from './legal.module.css'
import { iconoDeLuz, luzEnPalabras } from './luz.ts'

/** The light of a plan as a small mark, its words for those who ask or do not see it. */
export function MarcaLegal({ resumen }: { resumen: ResumenLegal }) {
  const Icono = iconoDeLuz[resumen.luz]
  const dicho = `Norma: ${luzEnPalabras(resumen)}`
  return (
    <span className={classes.marca} data-luz={resumen.luz} title={dicho}>
      <Icono size={14} aria-hidden />
      <span className="visually-hidden">{`, ${dicho}`}</span>
    </span>
  )
}
