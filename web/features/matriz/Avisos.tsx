import type { AvisoDeMatriz } from '@malla/domain/competencias/avisos.ts'
import { IconAlertTriangle, IconCopy } from '@tabler/icons-react'
import classes from './Matriz.module.css'

/** What is missing of a competency or a course, or said twice: icon and word, never colour alone. */
export function Avisos({ avisos }: { avisos: readonly AvisoDeMatriz[] | undefined }) {
  return avisos?.map(a => (
    <span key={a.palabra} className={classes.aviso} data-tipo={a.tipo}>
      {a.tipo === 'solape' ? <IconCopy size={12} aria-hidden /> : <IconAlertTriangle size={12} aria-hidden />}
      {a.palabra}
    </span>
  ))
}
