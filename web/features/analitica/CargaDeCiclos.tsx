import type { Dispersion } from '@malla/domain/analitica/carga.ts'
import { palabraDeCarga, unidades } from '@malla/domain/analitica/palabras.ts'
import type { AnaliticaDePlan, CargaComparada } from '@malla/domain/analitica/plan.ts'
import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import type { CSSProperties } from 'react'
import classes from './Analitica.module.css'

const corta = { creditos: 'cr', horas: 'h' } as const

/** The load that fills the width of a bar: that of the heaviest cycle, with room for the band. */
export const topeDe = ({ media, desviacion, mayor }: Dispersion): number =>
  Math.max(mayor, media + desviacion, 1)

/** The load of a cycle as a bar over the band of what is usual, its figure, and in words when it stands out. */
export function BarraDeCarga({
  carga: c,
  analisis: { dispersion, unidad },
  tope: hasta,
}: {
  carga: CargaComparada
  /** What fills the whole width; by default the greatest load of the plan. */
  tope?: number
  analisis: Pick<AnaliticaDePlan, 'dispersion' | 'unidad'>
}) {
  const { media, desviacion } = dispersion!
  const tope = hasta ?? topeDe(dispersion!)
  const parte = (n: number): string => `${(Math.max(0, n) / tope) * 100}%`
  return (
    <>
      <span
        className={classes.barra}
        style={
          {
            '--carga': parte(c.carga),
            '--desde': parte(media - desviacion),
            '--hasta': parte(media + desviacion),
            '--media': parte(media),
          } as CSSProperties
        }
        data-aparte={c.aparte ?? undefined}
        aria-hidden
      />
      <span className={classes.carga}>
        {formatCreditos(c.carga)} <abbr aria-label={unidades[unidad]}>{corta[unidad]}</abbr>
        {c.aparte && (
          <b className={classes.aparte} title={palabraDeCarga[c.aparte]}>
            {c.aparte === 'mas' ? 'más' : 'menos'}
            <span className="visually-hidden"> que los demás</span>
          </b>
        )}
      </span>
    </>
  )
}

/** The row of loads under the cycles of the board. */
export function CargaDeCiclos({
  analisis,
  colocacion,
}: {
  analisis: AnaliticaDePlan
  colocacion: { carga: number | null; sitios: readonly { cabeza: { x: number; ancho: number } }[] }
}) {
  const { carga: y, sitios } = colocacion
  if (y === null || !analisis.dispersion) return null
  return (
    <ul className={classes.cargas} aria-label={`Carga de cada ciclo, en ${unidades[analisis.unidad]}`}>
      {analisis.cargas.map((c, i) => {
        const { x, ancho } = sitios[i]!.cabeza
        return (
          <li key={c.ciclo_id} style={{ left: x, top: y, width: ancho }} data-carga={c.ciclo_id}>
            <span className="visually-hidden">{c.nombre}: </span>
            <BarraDeCarga carga={c} analisis={analisis} />
          </li>
        )
      })}
    </ul>
  )
}
