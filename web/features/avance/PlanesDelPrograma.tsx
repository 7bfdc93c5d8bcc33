import { isCesado } from '@malla/domain/planes/cese.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { Link } from '../../app/Link.tsx'
import { useCall } from '../../app/query.ts'
import { paths } from '../../paths.ts'
import { ProgressBar } from '../../ui/ProgressRing.tsx'
import classes from './Avance.module.css'

/** How far the other plans of the programme are; nothing where there is no other. */
export function PlanesDelPrograma({ programaId, planId }: { programaId: number; planId: number }) {
  const { data } = useCall('avance.programa', { id: programaId }, { meta: { shown: true } })
  const otros = (data?.data ?? []).filter(p => p.id !== planId)
  if (otros.length === 0) return null
  return (
    <section className={classes.seccion} aria-labelledby="avance-programa">
      <h2 id="avance-programa">Otros planes del programa</h2>
      <ul className={classes.lista}>
        {otros.map(p => (
          <li key={p.id} className={classes.fila}>
            <span className={classes.que}>
              <Link href={paths.plan(p.id, { tab: 'avance' })}>{p.full_name}</Link>
              <span>
                {isCesado(p) ? 'Cesado · ' : ''}
                {p.cuentas.secciones.completos} de {p.cuentas.secciones.total} secciones,{' '}
                {p.cuentas.registro.completos} de {contar(p.cuentas.registro.total, 'curso')}
              </span>
            </span>
            <ProgressBar done={p.total} label={`Avance de ${p.full_name}`} />
            <strong className={classes.cifra}>{p.total} %</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
