import type { Celda } from '@malla/contracts/importar.ts'
import { numero } from '@malla/domain/texto/numero.ts'
import { alcanzable } from '../../ui/alcanzable.ts'
import classes from './Importar.module.css'
import { agrupar, type CeldasIguales, type FilaLeida, filasConNombre, lugarDeCeldas } from './lecturas.ts'

const MAXIMO = 200

interface CeldasProps {
  titulo: string
  tono: string
  celdas: readonly Celda[]
  /** How many they are in all: of very many only the first ones come. */
  enTotal: number
  leidas: readonly FilaLeida[]
}

/** What is said of the cells of a file, each thing once: of many rows it opens to say which. */
export function Celdas({ titulo, tono, celdas, enTotal, leidas }: CeldasProps) {
  const grupos = agrupar(celdas)
  if (grupos.length === 0) return null
  return (
    <section className={classes.celdas} aria-label={titulo} data-tono={tono}>
      <h3>
        {titulo} ({numero(enTotal)})
      </h3>
      <ul {...alcanzable}>
        {grupos.slice(0, MAXIMO).map(c => (
          <li key={`${c.hoja} ${c.columna} ${c.motivo}`}>
            {c.filas.length === 1 ? (
              <Dicho celdas={c} />
            ) : (
              <details>
                <summary>
                  <Dicho celdas={c} />
                </summary>
                {filasConNombre(c, leidas)}
              </details>
            )}
          </li>
        ))}
        {grupos.length > MAXIMO && <li>Y {grupos.length - MAXIMO} más.</li>}
        {enTotal > celdas.length && (
          <li>
            Aquí se señalan las primeras {numero(celdas.length)} de {numero(enTotal)} celdas.
          </li>
        )}
      </ul>
    </section>
  )
}

const Dicho = ({ celdas }: { celdas: CeldasIguales }) => (
  <>
    <b>{lugarDeCeldas(celdas)}</b>
    {celdas.valor && <span> «{celdas.valor}»</span>}: {celdas.motivo}
  </>
)
