import type { Comparacion } from '@malla/contracts/versiones.ts'
import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { totalConElectivos } from '@malla/domain/planes/comparado.ts'
import { Fragment } from 'react'
import { alcanzable } from '../../ui/alcanzable.ts'
import { porLugar } from '../../ui/porLugar.tsx'
import classes from './Comparar.module.css'
import { diferencia } from './filtrar.ts'

type Totales = Comparacion['totales']['antes']
const CIFRAS = ['cursos', 'creditos', 'horas'] as const
const NOMBRES = { cursos: 'Cursos', creditos: 'Créditos', horas: 'Horas semanales' }

const escrita = (n: number | null | undefined): string => (n == null ? '–' : formatCreditos(n))
const clase = (d: string): string =>
  `${classes.numero} ${d.startsWith('+') ? classes.sube : d.startsWith('−') ? classes.baja : ''}`

function Cifras({ antes, despues }: { antes: Totales | null; despues: Totales | null }) {
  return CIFRAS.map(k => {
    const d = diferencia(antes?.[k], despues?.[k])
    return (
      <Fragment key={k}>
        <td className={`${classes.numero} ${classes.grupo}`}>{escrita(antes?.[k])}</td>
        <td className={classes.numero}>{escrita(despues?.[k])}</td>
        <td className={clase(d)}>{d}</td>
      </Fragment>
    )
  })
}

/** Courses, credits and hours of each cycle and section of two plans, and in all. */
export function SumasComparadas({ comparacion: c }: { comparacion: Comparacion }) {
  return (
    <section className={classes.ancha} {...alcanzable} aria-label="Sumas por ciclo">
      <table className={classes.tabla} aria-label="Cursos, créditos y horas por ciclo">
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              Lugar
            </th>
            {CIFRAS.map(k => (
              <th key={k} colSpan={3} scope="colgroup" className={classes.grupo}>
                {NOMBRES[k]}
              </th>
            ))}
          </tr>
          <tr>
            {CIFRAS.map(k => (
              <Fragment key={k}>
                <th scope="col" className={`${classes.numero} ${classes.grupo}`}>
                  Antes
                </th>
                <th scope="col" className={classes.numero}>
                  Después
                </th>
                <th scope="col" className={classes.numero}>
                  Dif.
                </th>
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {porLugar([...c.ciclos, ...c.secciones], lugar => (
            <tr>
              <th scope="row">{lugar.nombre}</th>
              <Cifras antes={lugar.antes} despues={lugar.despues} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {c.secciones.length > 0 ? totalConElectivos(NOMBRES.cursos, 'ciclos') : 'Total'}
            </th>
            <Cifras antes={c.totales.antes} despues={c.totales.despues} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
