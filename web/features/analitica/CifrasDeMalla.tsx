import { enCiclos, enCursos, escribirMedida, repartoEnPalabras } from '@malla/domain/analitica/palabras.ts'
import type { AnaliticaDePlan } from '@malla/domain/analitica/plan.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import classes from './Analitica.module.css'
import { BarraDeCarga } from './CargaDeCiclos.tsx'

const media = (numeros: readonly number[]): number | null =>
  numeros.length > 0 ? numeros.reduce((a, b) => a + b, 0) / numeros.length : null

/** The figures of the plan over its board, as they would be if the card in the hand were let go; on phones with the load of each cycle. */
export function CifrasDeMalla({
  analisis: a,
  malla,
  isLista,
}: {
  analisis: AnaliticaDePlan
  malla: Malla
  isLista: boolean
}) {
  const distancia = media(a.distancias.map(d => d.ciclos))
  const cifras = [
    ['Complejidad del plan', escribirMedida(a.total.complejidad)],
    ['Cadena más larga', enCursos(a.cadena.length)],
    ['Distancia media', distancia === null ? '–' : enCiclos(distancia)],
    ['Redundantes', escribirMedida(a.redundantes.length)],
  ] as const
  return (
    <div className={`${classes.resumen} no-print`}>
      <dl className={classes.cifras} aria-label="Analítica del plan">
        {cifras.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {a.dispersion && malla.columnas.some(c => c.tipo === 'ciclo') && (
        <p className={classes.reparto}>{repartoEnPalabras(a.dispersion, a.unidad)}.</p>
      )}
      {isLista && a.dispersion && (
        <ul className={classes.lista} aria-label="Carga de cada ciclo">
          {a.cargas.map(c => (
            <li key={c.ciclo_id}>
              <span className={classes.ciclo}>{c.nombre}</span>
              <BarraDeCarga carga={c} analisis={a} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
