import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { conGuiones } from '@malla/domain/texto/guiones.ts'
import { type CSSProperties, memo } from 'react'
import { useFlash } from '../../ui/flash.ts'
import { tallaDe } from './colocar.ts'
import type { CursoDeMalla } from './curso.ts'
import { PieDeTarjeta } from './PieDeTarjeta.tsx'
import classes from './Tarjeta.module.css'

export interface TarjetaProps {
  curso: CursoDeMalla
  /** Kinds of hours that the plan has (`clasesDeHora`). */
  clases: string
  x: number
  y: number
  ancho: number
  alto: number
  /** Custom property of its stripe, and what the stripe stands for. */
  color: string
  trama: number
  siglas: string
  grupo: string
  /** What the colour mode counts of it, and the custom property of what is written on the colour. */
  cifra: string | undefined
  sobre: string | undefined
  /** What is wrong with its requisites, in one word. */
  problema: string | null
  elegida: boolean
  /** The one card that Tab reaches; arrows lead on. */
  puerta: boolean
}

/** Width of an «n» of a card's name, by the size of its letters (Tarjeta.module.css). */
const LETRA = { estrecha: 6.7, angosta: 6.7, media: 7.3, ancha: 7.3 } as const
/** Left and right of the name, with the frame. */
const MARGENES = 17

/** A course as a card. Drawn anew only when something of it changes; its lights are set from outside (`data-luz`). */
export const Tarjeta = memo(function Tarjeta(props: TarjetaProps) {
  const { curso, x, y, ancho, alto, color, trama, cifra, sobre, problema, elegida, puerta } = props
  const { clases, grupo, siglas } = props
  const quien = useFlash(`asignatura:${curso.id}`)
  return (
    <li className={classes.sitio} style={{ left: x, top: y, width: ancho, height: alto }}>
      <button
        type="button"
        id={`curso-${curso.id}`}
        data-curso={curso.id}
        data-trama={trama || undefined}
        data-flash={quien ?? undefined}
        className={classes.tarjeta}
        data-medida={cifra === undefined ? undefined : true}
        data-problema={problema ? true : undefined}
        style={{ '--franja': `var(${color})`, ...(sobre && { '--sobre': `var(${sobre})` }) } as CSSProperties}
        tabIndex={puerta ? 0 : -1}
        aria-current={elegida || undefined}
        title={[curso.nombre, grupo, quien && `la cambió ${quien}`].filter(Boolean).join(' · ')}
      >
        <span className={classes.arriba}>
          <span className={classes.codigo}>{curso.codigo}</span>
          {curso.credits !== null && (
            <span className={classes.creditos}>
              {formatCreditos(curso.credits)} <abbr aria-label="créditos">cr</abbr>
            </span>
          )}
        </span>
        <span className="visually-hidden">{curso.nombre}</span>
        <span className={classes.nombre} aria-hidden>
          {conGuiones(curso.nombre, (ancho - MARGENES) / LETRA[tallaDe(ancho)])}
        </span>
        <PieDeTarjeta {...{ curso, clases, grupo, siglas, cifra, problema }} />
      </button>
    </li>
  )
})
