import type { Comparacion } from '@malla/contracts/versiones.ts'
import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { nombreDeCampo } from '@malla/domain/planes/comparado.ts'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import classes from './Comparar.module.css'
import { palabraDe } from './filtrar.ts'

type Curso = Comparacion['cursos'][number]

/** The courses of two plans, one a row, each with what happened to it. */
export function CursosComparados({
  comparacion,
  cursos,
}: {
  comparacion: Comparacion
  cursos: readonly Curso[]
}) {
  return (
    <table className={`${classes.tabla} ${classes.cursos}`} aria-label="Curso por curso">
      <thead>
        <tr>
          <th scope="col">Curso</th>
          <th scope="col">Lugar</th>
          <th scope="col" className={classes.numero}>
            Créditos
          </th>
          <th scope="col" className={classes.numero}>
            Horas
          </th>
          <th scope="col">Qué cambia</th>
          <th scope="col">Detalle</th>
        </tr>
      </thead>
      <tbody>
        {cursos.map(c => (
          <Fila key={`${c.antes?.id ?? ''}-${c.despues?.id ?? ''}`} c={c} comparacion={comparacion} />
        ))}
      </tbody>
    </table>
  )
}

function Fila({ c, comparacion }: { c: Curso; comparacion: Comparacion }) {
  const visto = (c.despues ?? c.antes)!
  const plan = c.despues ? comparacion.despues : comparacion.antes
  const { palabra, tono } = palabraDe(c)
  return (
    <tr>
      <td className={classes.nombre}>
        <Link href={paths.plan(plan.id, { curso: visto.id })}>{visto.nombre}</Link>
        {visto.codigo && <span> {visto.codigo}</span>}
      </td>
      <td className={classes.lugar}>{visto.lugar}</td>
      <td className={classes.numero} data-label="Créditos">
        {visto.credits === null ? '–' : formatCreditos(visto.credits)}
      </td>
      <td className={classes.numero} data-label="Horas">
        {formatCreditos(visto.horas)}
      </td>
      <td>
        <StateBadge tone={tono}>{palabra}</StateBadge>
      </td>
      <td>
        <ul className={classes.campos}>
          {c.campos.map(f => (
            <li key={f.campo}>
              <b>{nombreDeCampo[f.campo]}:</b> {f.antes || '–'} → {f.despues || '–'}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}
