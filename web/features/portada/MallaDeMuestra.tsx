import { contar } from '@malla/domain/texto/numero.ts'
import { useState } from 'react'
import classes from './MallaDeMuestra.module.css'
import { areaDe, areas, ciclos, type Muestra, needs, nombreDe, opens } from './muestra.ts'

const list = (ids: Set<string>): string =>
  new Intl.ListFormat('es').format([...ids].map(nombreDe).sort((a, b) => a.localeCompare(b, 'es')))

/** What is said under the malla about the touched course. */
function sentence(id: string): string {
  const before = needs(id)
  const after = opens(id)
  const first = before.size > 0 ? `necesita ${list(before)}` : 'no necesita ningún curso previo'
  const second = after.size > 0 ? `abre el paso a ${contar(after.size, 'curso')}` : 'es el final de su camino'
  return `${nombreDe(id)} ${first}, y ${second}.`
}

/** A malla to touch: a course lights what it needs and what it opens. */
export function MallaDeMuestra() {
  const [chosen, setChosen] = useState('bd1')
  const before = needs(chosen)
  const after = opens(chosen)
  const roleOf = (id: string) =>
    id === chosen ? 'chosen' : before.has(id) ? 'needed' : after.has(id) ? 'opened' : 'other'

  return (
    <div className={classes.window}>
      <div className={classes.head}>
        <strong>Ingeniería de Sistemas · Plan 2026</strong>
        <ul className={classes.areas} aria-label="Áreas">
          {areas.map(area => (
            <li key={area.color}>
              <span style={{ background: `var(--a${area.color})` }} aria-hidden /> {area.nombre}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.cycles}>
        {ciclos.map(ciclo => (
          <div key={ciclo.nombre} className={classes.cycle}>
            <div className={classes.cycleHead}>
              <b>{ciclo.nombre}</b>
              <span>{ciclo.cursos.reduce((sum, c) => sum + c.creditos, 0)} cr</span>
            </div>
            {ciclo.cursos.map(curso => (
              <Card key={curso.id} curso={curso} role={roleOf(curso.id)} onChoose={setChosen} />
            ))}
          </div>
        ))}
      </div>
      <p className={classes.said} aria-live="polite">
        {sentence(chosen)}
      </p>
    </div>
  )
}

const roles = {
  chosen: '',
  needed: ', lo necesita el curso elegido',
  opened: ', lo abre el curso elegido',
  other: '',
}

function Card({
  curso,
  role,
  onChoose,
}: {
  curso: Muestra
  role: keyof typeof roles
  onChoose: (id: string) => void
}) {
  const area = areaDe(curso)
  return (
    <button
      type="button"
      className={classes.card}
      data-role={role}
      aria-pressed={role === 'chosen'}
      style={{ borderLeftColor: `var(--a${curso.area})` }}
      onClick={() => onChoose(curso.id)}
      onPointerEnter={() => onChoose(curso.id)}
    >
      <span>{curso.nombre}</span>
      <span className={classes.credits}>
        {curso.creditos} cr<span aria-hidden> · {area.siglas}</span>
        <span className="visually-hidden">
          , {area.nombre}
          {roles[role]}
        </span>
      </span>
    </button>
  )
}
