import type { ReactNode } from 'react'
import { cuantasFijas } from './CeldaDeCurso.tsx'
import type { ColumnaId } from './columnas.ts'
import classes from './Grilla.module.css'
import estilo from './GrupoDeCursos.module.css'
import { Celda, Parte, Renglon } from './roles.tsx'
import type { Sumas } from './totales.ts'

interface SumadoProps {
  columnas: readonly ColumnaId[]
  sumas: Sumas
  children: ReactNode
}

/** The cells of a line that adds up: what it is over the columns that stay, and the sums under their columns. */
function Sumado({ columnas, sumas, children }: SumadoProps) {
  const cuantas = cuantasFijas(columnas)
  const resto = columnas.slice(cuantas)
  return (
    <>
      <Celda
        className={`${classes.celda} ${classes.fijas} ${estilo.nombreDeGrupo}`}
        aria-colindex={1}
        aria-colspan={cuantas + 1}
      >
        {children}
      </Celda>
      {resto.map((columna, i) => (
        <Celda
          key={columna}
          className={sumas[columna] === undefined ? classes.celda : `${classes.celda} ${classes.numero}`}
          aria-colindex={cuantas + 2 + i}
        >
          {sumas[columna]}
        </Celda>
      ))}
    </>
  )
}

/** The head of a cycle or section: its name, what can be done with it, and what its courses add up to. */
export function GrupoDeCursos({
  clave,
  numero,
  arriba,
  titulo,
  detalle,
  menu,
  ...sumado
}: Omit<SumadoProps, 'children'> & {
  clave: string
  numero: number
  arriba: number
  titulo: string
  detalle: string
  menu: ReactNode
}) {
  return (
    <Renglon
      aria-rowindex={numero}
      className={`${classes.fila} ${classes.grupo}`}
      style={{ top: arriba }}
      data-grupo={clave}
    >
      <Sumado {...sumado}>
        {menu && <div className="no-print">{menu}</div>}
        <span>{titulo}</span>
        <small>{detalle}</small>
      </Sumado>
    </Renglon>
  )
}

/** What the whole plan adds up to, under all of it. */
export function PieDePlan({
  numero,
  cursos,
  ...sumado
}: Omit<SumadoProps, 'children'> & { numero: number; cursos: string }) {
  return (
    <Parte className={classes.pie}>
      <Renglon aria-rowindex={numero} className={`${classes.fila} ${classes.grupo}`}>
        <Sumado {...sumado}>
          <span>Plan</span>
          <small>{cursos}</small>
        </Sumado>
      </Renglon>
    </Parte>
  )
}
