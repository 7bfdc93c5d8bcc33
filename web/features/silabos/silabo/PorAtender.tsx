import { seccionesActivas } from '@malla/domain/silabos/estructura.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { Fragment } from 'react'
import { useAddress } from '../../../app/address.ts'
import { Link } from '../../../app/Link.tsx'
import { paths } from '../../../paths.ts'
import type { SilaboEnPantalla } from './contexto.ts'
import classes from './Silabo.module.css'

/** What the review asked for and is not settled, with the way to each section: it may stand fifteen screens below. */
export function PorAtender({
  enPantalla: { abierto, estructura, observaciones },
}: {
  enPantalla: SilaboEnPantalla
}) {
  const { plan } = useAddress()
  const abiertas = observaciones.filter(o => !o.resuelta)
  if (abiertas.length === 0) return null
  const donde = seccionesActivas(estructura).filter(s => abiertas.some(o => o.clave === s.clave))
  const isEntero = abiertas.some(o => o.clave === null)
  const { periodo_id } = abierto.silabo
  return (
    <p className={classes.aviso} role="status">
      {contar(abiertas.length, 'observación')} por atender:{' '}
      {isEntero && `el sílabo entero${donde.length > 0 ? ', ' : '.'}`}
      {donde.map(({ clave, nombre }, i) => (
        <Fragment key={clave}>
          <Link
            href={paths.silabo(abierto.curso.id, { periodo: periodo_id ?? undefined, plan, seccion: clave })}
          >
            {nombre}
          </Link>
          {i < donde.length - 1 ? ', ' : '.'}
        </Fragment>
      ))}
    </p>
  )
}
