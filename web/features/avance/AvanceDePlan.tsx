import type { AvanceDetallado } from '@malla/contracts/avance.ts'
import { luzEnFrase, palabraDeLuz } from '@malla/domain/planes/estado.ts'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import { dmy } from '../../ui/form/dates.ts'
import { ProgressBar } from '../../ui/ProgressRing.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { statusDeLuz } from '../../ui/statusDeLuz.ts'
import classes from './Avance.module.css'
import { cifraDe, cuantoDe, cuentasDe, faltasDe, luzDe, parteDe, pendientes } from './avanceEnPalabras.ts'

type Seccion = AvanceDetallado['secciones'][number]
type Curso = AvanceDetallado['cursos'][number]

/** The figures of a plan, its sections with their lights, and the courses that lack something. */
export function AvanceDePlan({ avance }: { avance: AvanceDetallado }) {
  const faltan = pendientes(avance.cursos)
  return (
    <>
      <section className={classes.resumen} aria-label="Avance del plan">
        <p className={classes.total}>
          <strong>{avance.total} %</strong>
          <span>del plan está completo, en promedio de lo que sigue</span>
        </p>
        <ul className={classes.cuentas}>
          {cuentasDe(avance).map(({ nombre, cuenta, href }) => (
            <li key={nombre}>
              <span>{href ? <Link href={href}>{nombre}</Link> : nombre}</span>
              <ProgressBar
                done={parteDe(cuenta.completos, cuenta)}
                begun={parteDe(cuenta.enAvance, cuenta)}
                label={`${nombre}: ${cifraDe(cuenta)}`}
              />
              <span className={classes.cifra}>
                {cifraDe(cuenta)}
                {cuenta.enAvance > 0 && (
                  <small>
                    {' '}
                    · {cuenta.enAvance} {luzEnFrase('warning')}
                  </small>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.seccion} aria-labelledby="avance-secciones">
        <h2 id="avance-secciones">Secciones</h2>
        <ul className={classes.lista}>
          {avance.secciones.map(s => (
            <Entrada key={s.ruta} planId={avance.id} seccion={s} />
          ))}
        </ul>
      </section>
      <section className={classes.seccion} aria-labelledby="avance-cursos">
        <h2 id="avance-cursos">Cursos por completar</h2>
        {faltan.length === 0 ? (
          <p className={classes.nada}>
            {avance.cursos.length === 0
              ? 'El plan todavía no tiene cursos.'
              : 'Todos los cursos tienen horas y área, y sus requisitos están en orden.'}
          </p>
        ) : (
          <ul className={classes.lista}>
            {faltan.map(c => (
              <CursoPorCompletar key={c.id} planId={avance.id} curso={c} />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

/** Where a section is written: the malla has a tab of its own. */
const hrefDe = (planId: number, { ruta, clase }: Seccion): string =>
  clase === 'malla' ? paths.plan(planId) : paths.plan(planId, { tab: 'secciones', seccion: ruta })

function Quien({ ultimo }: { ultimo: Seccion['ultimo'] }) {
  return <span className={classes.quien}>{ultimo && `${ultimo.nombres} · ${dmy(ultimo.cuando)}`}</span>
}

function Entrada({ planId, seccion }: { planId: number; seccion: Seccion }) {
  return (
    <li className={classes.fila}>
      <span className={classes.que}>
        <Link href={hrefDe(planId, seccion)}>{seccion.titulo}</Link>
        <span>{cuantoDe(seccion)}</span>
      </span>
      <Quien ultimo={seccion.ultimo} />
      <span>
        <StatusDot status={statusDeLuz[seccion.luz]}>{luzDe(seccion)}</StatusDot>
      </span>
    </li>
  )
}

function CursoPorCompletar({ planId, curso }: { planId: number; curso: Curso }) {
  return (
    <li className={classes.fila}>
      <span className={classes.que}>
        <Link href={paths.plan(planId, { curso: curso.id })}>{curso.nombre}</Link>
        <span>
          {[curso.codigo, curso.lugar].filter(Boolean).join(' · ')}
          {faltasDe(curso).map(falta => (
            <span key={falta} className={classes.falta}>
              {falta}
            </span>
          ))}
        </span>
      </span>
      {curso.docentes.length > 0 ? (
        <span className={classes.quien}>{curso.docentes.join(', ')}</span>
      ) : (
        <Quien ultimo={curso.ultimo} />
      )}
      <span>
        <StatusDot status={statusDeLuz[curso.registro]}>{palabraDeLuz[curso.registro]}</StatusDot>
      </span>
    </li>
  )
}
