import type { Pegado } from '@malla/domain/competencias/pegar.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import { useMemo } from 'react'
import { alcanzable } from '../../ui/alcanzable.ts'
import { porLugar } from '../../ui/porLugar.tsx'
import classes from './Traer.module.css'
import { codigosNuevos, type DondeTraer, enPalabras } from './traidas.ts'

interface Props extends Pick<Pegado, 'filas' | 'avisos'> {
  terminos: Terminos
  donde: DondeTraer
  isVacia: boolean
}

/** Rows that are drawn: the rest is counted. */
const VISTAS = 300

/** What a pasted list would make: each competency with its code and level, and what was read otherwise than it stands there. */
export function VistaDeTraer({ filas, avisos, terminos, donde, isVacia }: Props) {
  const codigos = useMemo(() => codigosNuevos(filas, donde, terminos), [filas, donde, terminos])
  if (isVacia) return null
  return (
    <>
      <p role="status" className={classes.cuenta}>
        {enPalabras(filas, terminos)}
      </p>
      {avisos.length > 0 && (
        <ul className={classes.avisos} aria-label="Avisos" {...alcanzable}>
          {avisos.slice(0, VISTAS).map(({ linea, motivo }) => (
            <li key={`${linea}${motivo}`}>
              Línea {linea}: {motivo}
            </li>
          ))}
        </ul>
      )}
      {filas.length > 0 && (
        <section className={classes.vista} aria-label="Lo que se creará" {...alcanzable}>
          <ul>
            {porLugar(filas.slice(0, VISTAS), (fila, i) => (
              <li style={{ '--nivel': fila.nivel } as object}>
                <span className={classes.codigo}>{codigos[i]}</span> {fila.nombre}
                {fila.nivel === 1 && fila.tipopadre === 2 && (
                  <span className={classes.nota}> transversal</span>
                )}
              </li>
            ))}
          </ul>
          {filas.length > VISTAS && <p className={classes.nota}>y {filas.length - VISTAS} más.</p>}
        </section>
      )}
    </>
  )
}
