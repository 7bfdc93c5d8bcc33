import { horasEnCorto } from '@malla/domain/planes/clasesDeHora.ts'
import { palabraDeSilabo } from '@malla/domain/silabos/estado.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { marcaDeSilabo } from './colores.ts'
import classes from './PieDeTarjeta.module.css'
import { datosEnPalabras } from './partes.ts'
import type { TarjetaProps } from './Tarjeta.tsx'

type Props = Pick<TarjetaProps, 'curso' | 'clases' | 'grupo' | 'siglas' | 'cifra' | 'problema'>

/** The last line of a card: what is wrong with its requisites, hours, measure, area and syllabus; and all of it in words for those who hear it. */
export function PieDeTarjeta({ curso, clases, grupo, siglas, cifra, problema }: Props) {
  return (
    <span className={classes.pie}>
      {problema && (
        <span className={classes.problema}>
          <IconAlertTriangle size={12} aria-hidden />
          <span className="visually-hidden">Requisito con problema: </span>
          <span>{problema}</span>
        </span>
      )}
      <span className={classes.horas} data-cede={problema ? true : undefined} aria-hidden>
        {horasEnCorto(curso, clases)}
      </span>
      {cifra !== undefined && (
        <span className={classes.cifra} aria-hidden>
          {cifra}
        </span>
      )}
      {siglas && (
        <span className={classes.siglas} data-cede={problema ? true : undefined} aria-hidden>
          {siglas}
        </span>
      )}
      <span className="visually-hidden">{datosEnPalabras(curso, grupo)}Sílabo: </span>
      <StatusDot status={marcaDeSilabo(curso.silabo)} quiet>
        {palabraDeSilabo(curso.silabo)}
      </StatusDot>
    </span>
  )
}
