import type { Avance } from '@malla/contracts/escritorio.ts'
import { avanceDeCursos } from '@malla/domain/planes/cursosRegistrados.ts'
import { luzEnFrase } from '@malla/domain/planes/estado.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import { ProgressBar } from '../../ui/ProgressRing.tsx'
import classes from './EscritorioPage.module.css'
import { Seccion } from './Seccion.tsx'

/** How far the courses of each programme are: bar, number and words. */
export function AvanceDeProgramas({ avance, programas }: { avance: readonly Avance[]; programas: number }) {
  return (
    <Seccion id="avance" titulo="Cursos por programa" nota="con horas y área">
      <ul className={classes.list}>
        {avance.map(a => (
          <Programa key={a.programa_id} a={a} />
        ))}
      </ul>
      {programas > avance.length && (
        <p className={classes.mas}>
          <Link href={paths.planes({ vista: 'arbol' })}>Ver todos los programas en el árbol</Link>
        </p>
      )}
    </Seccion>
  )
}

/** One plan is opened at once; of several one chooses. */
const hrefDe = ({ plan_id, programa_id }: Avance): string =>
  plan_id ? paths.plan(plan_id) : paths.planes({ programa: programa_id })

/** «7 planes vigentes, 6 sin cursos»: those count nothing in the bar. */
const planesDe = ({ planes, sin_cursos }: Avance): string =>
  [`${planes} planes vigentes`, ...(sin_cursos > 0 ? [`${sin_cursos} sin cursos`] : [])].join(', ')

function Programa({ a }: { a: Avance }) {
  const percent = avanceDeCursos(a)
  const begun = a.cursos === 0 ? 0 : Math.min(100 - percent, (100 * a.empezados) / a.cursos)
  const words = a.cursos === 0 ? 'sin cursos' : `${a.completos} de ${contar(a.cursos, 'curso')}`
  // What the second colour of the bar says; in words, for a bar of that colour alone stands beside «0 %».
  const enAvance = a.empezados > 0 ? `${a.empezados} ${luzEnFrase('warning')}` : null
  return (
    <li className={classes.avance}>
      <span className={classes.programa}>
        <Link href={hrefDe(a)}>{a.programa}</Link>
        <span>{a.plan_id ? a.plan : planesDe(a)}</span>
      </span>
      <ProgressBar
        done={percent}
        begun={begun}
        label={[`Cursos con horas y área de ${a.programa}: ${words}`, enAvance].filter(Boolean).join(', ')}
      />
      <strong className={classes.percent}>{percent} %</strong>
      <span className={classes.words}>
        {words}
        {enAvance && <span>{enAvance}</span>}
      </span>
    </li>
  )
}
