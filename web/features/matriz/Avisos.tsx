import type { AvisoDeMatriz } from '@malla/domain/competencias/avisos.ts'
import { IconAlertTriangle, IconCopy } from '@tabler/icons-react'
import classes from './Matriz.module.css'
import { repetidasDe } from './repetidas.ts'

/** What is missing of a competency or a course, or said twice: icon and word, never colour alone. Overlaps are told together. */
export function Avisos({ avisos = [] }: { avisos: readonly AvisoDeMatriz[] | undefined }) {
  const solapes = avisos.filter(a => a.tipo === 'solape')
  return (
    <>
      {avisos
        .filter(a => a.tipo !== 'solape')
        .map(a => (
          <span key={a.palabra} className={classes.aviso}>
            <IconAlertTriangle size={12} aria-hidden />
            {a.palabra}
          </span>
        ))}
      {solapes.length > 0 && (
        <span className={classes.aviso} data-solape title={solapes.map(a => a.palabra).join(', ')}>
          <IconCopy size={12} aria-hidden />
          Solape {repetidasDe(solapes).split('').join(', ')}
        </span>
      )}
    </>
  )
}
