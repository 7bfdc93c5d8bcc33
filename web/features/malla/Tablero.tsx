import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { type Columna, enTitulo, type Malla } from '@malla/domain/malla/malla.ts'
import { clasesDeHora } from '@malla/domain/planes/clasesDeHora.ts'
import { memo, type ReactNode } from 'react'
import { Cabeza } from './Cabeza.tsx'
import type { Colocacion } from './colocar.ts'
import type { Tinta } from './colores.ts'
import type { CursoDeMalla } from './curso.ts'
import classes from './Tablero.module.css'
import { Tarjeta } from './Tarjeta.tsx'

/** What can be done with a column; nothing where the person may not. */
export interface AccionesDeColumna {
  agregarCurso: ((columna: Columna) => void) | null
  menuDe: (columna: Columna) => ReactNode
}

export interface TableroProps {
  /** The malla as it is: the order in which it is read. */
  malla: Malla
  /** The malla as it would be if the card in the hand were let go, and where everything then stands. */
  vista: Malla
  colocacion: Colocacion
  /** Credits that sections of electives require, by their id. */
  requeridos: ReadonlyMap<Id, number>
  /** «Desactivado», by the cycles that are. */
  marcas: ReadonlyMap<Id, string>
  tintaDe: (curso: CursoDeMalla) => Tinta
  problemaDe: (id: Id) => string | null
  elegida: Id | null
  puerta: Id | null
  acciones: AccionesDeColumna
}

/** Every column of the malla with its head and its cards, each at the place that `colocar` gave it. */
export const Tablero = memo(function Tablero(props: TableroProps) {
  const { malla, vista, colocacion, acciones } = props
  const { modo, sitios } = colocacion
  const clases = clasesDeHora(malla.columnas.flatMap(c => c.cursos as readonly CursoDeMalla[]))
  /** Heads of cycles stay in sight while the page scrolls; those of bands and lists scroll with them. */
  const isPegada = ({ tipo }: Columna): boolean => modo === 'columnas' && tipo === 'ciclo'
  const cabezaDe = (i: number) => {
    const columna = vista.columnas[i]!
    return (
      <Cabeza
        key={`${columna.tipo}${columna.id}`}
        columna={columna}
        requeridos={columna.tipo === 'seccion' ? (props.requeridos.get(columna.id) ?? null) : null}
        marca={columna.tipo === 'ciclo' ? (props.marcas.get(columna.id) ?? null) : null}
        caja={sitios[i]!.cabeza}
        modo={modo}
        menu={acciones.menuDe(columna)}
      />
    )
  }
  return (
    <>
      <div className={classes.cabezas}>{malla.columnas.map((c, i) => isPegada(c) && cabezaDe(i))}</div>
      {malla.columnas.map((columna, i) => (
        <section key={`${columna.tipo}${columna.id}`} aria-label={enTitulo(columna)}>
          {!isPegada(columna) && cabezaDe(i)}
          <Cursos {...props} columna={columna} clases={clases} />
          {acciones.agregarCurso && (
            <div
              className={`${classes.pie} no-print`}
              style={{ left: sitios[i]!.mas.x, top: sitios[i]!.mas.y, width: sitios[i]!.mas.ancho }}
            >
              <button
                type="button"
                className={classes.mas}
                aria-label={`Añadir un curso en ${enTitulo(columna)}`}
                onClick={() => acciones.agregarCurso?.(columna)}
              >
                + Curso
              </button>
            </div>
          )}
        </section>
      ))}
    </>
  )
})

function Cursos({
  columna,
  clases,
  colocacion,
  tintaDe,
  problemaDe,
  elegida,
  puerta,
}: TableroProps & { columna: Columna; clases: string }) {
  return (
    <ul className={classes.lista}>
      {(columna.cursos as readonly CursoDeMalla[]).map(curso => {
        const { x, y, ancho, alto } = colocacion.cajas.get(curso.id)!
        const tinta = tintaDe(curso)
        return (
          <Tarjeta
            key={curso.id}
            curso={curso}
            clases={clases}
            x={x}
            y={y}
            ancho={ancho}
            alto={alto}
            color={tinta.color}
            trama={tinta.trama}
            siglas={tinta.siglas}
            grupo={tinta.nombre}
            cifra={tinta.cifra}
            sobre={tinta.sobre}
            problema={problemaDe(curso.id)}
            elegida={curso.id === elegida}
            puerta={curso.id === puerta}
          />
        )
      })}
    </ul>
  )
}
