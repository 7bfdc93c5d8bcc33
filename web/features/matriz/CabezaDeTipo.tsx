import { Renglon, Rotulo } from '../asignaturas/grilla/roles.tsx'
import classes from './CabezaDeTipo.module.css'
import type { TipoDeFilas } from './tipos.ts'

/** The head of a kind of competencies over its rows; nothing where the plan has only one. */
export const CabezaDeTipo = ({
  tipo,
  numero,
  columnas,
}: {
  tipo: TipoDeFilas<unknown>
  /** Its place among the rows of the grid, for those who hear it. */
  numero: number
  columnas: number
}) =>
  tipo.titulo !== null && (
    <Renglon className={classes.tipo} aria-rowindex={numero}>
      <Rotulo className={classes.titulo} aria-colindex={1} aria-colspan={columnas + 1}>
        {tipo.titulo} <span className={classes.nota}>{tipo.nota}</span>
      </Rotulo>
    </Renglon>
  )
