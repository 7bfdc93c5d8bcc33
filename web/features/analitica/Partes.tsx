import type { Analisis } from '@malla/contracts/analitica.ts'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import carga from './Analitica.module.css'
import { BarraDeCarga } from './CargaDeCiclos.tsx'
import classes from './Pagina.module.css'

/** The longest chain of a plan, a row a cycle, each course leading to its place in the malla. */
export function Cadena({ analisis: a }: { analisis: Analisis }) {
  if (a.cadena.length < 2) return <p className={classes.frase}>Ningún curso del plan requiere otro.</p>
  const porId = new Map(a.cursos.map(c => [c.id, c]))
  const grupos = [
    ...Map.groupBy(
      a.cadena.map(id => porId.get(id)!),
      c => c.lugar,
    ),
  ]
  return (
    <ol className={classes.cadena}>
      {grupos.map(([lugar, cursos]) => (
        <li key={lugar}>
          <span className={classes.lugar}>{lugar}</span>
          <span>
            {cursos.map((c, i) => (
              <span key={c.id}>
                {i > 0 && ' → '}
                <Link href={paths.plan(a.plan.id, { curso: c.id, modo: 'demora' })}>{c.nombre}</Link>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The load of each cycle; `tope` is what fills the width, the same for plans that are set side by side. */
export function Cargas({ analisis: a, tope }: { analisis: Analisis; tope?: number }) {
  if (!a.dispersion) return <p className={classes.frase}>El plan no tiene ciclos.</p>
  return (
    <ul className={carga.lista}>
      {a.ciclos.map(c => (
        <li key={c.ciclo_id}>
          <span className={carga.ciclo} title={c.nombre}>
            {c.nombre}
          </span>
          <BarraDeCarga carga={c} analisis={a} tope={tope} />
        </li>
      ))}
    </ul>
  )
}
