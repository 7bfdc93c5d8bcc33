import type { TipoDeNodo } from '@malla/domain/arbol/nodo.ts'
import type { ResumenLegal } from '@malla/domain/legal/aceptar.ts'
import { type Luz, palabraDeLuz } from '@malla/domain/planes/estado.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { Link } from '../../app/Link.tsx'
import { useFlash } from '../../ui/flash.ts'
import { ProgressRing } from '../../ui/ProgressRing.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { statusDeLuz } from '../../ui/statusDeLuz.ts'
import { MarcaLegal } from '../legal/Luz.tsx'
import classes from './Arbol.module.css'

/** A line of the tree, in plain values, so that a key that moves the focus draws two lines anew and not all. */
export interface RamaProps {
  clave: string
  tipo: TipoDeNodo
  titulo: string
  /** «Cesado», «Desactivado». */
  marca: string | null
  luz: Luz | null
  /** How far it is in percent, drawn as a ring; null where the light alone says how it stands. */
  avance: number | null
  nivel: number
  posicion: number
  hermanos: number
  /** Undefined where nothing can be opened. */
  abierta: boolean | undefined
  /** The one line that Tab reaches. */
  alcanzable: boolean
  isActual: boolean
  href: string | null
  /** Nothing happens on it: no pointer, no ground under it. */
  isQuieta: boolean
  /** At the end: how many courses a plan has, that nothing hangs on a line. `corta` stands where there is no room for words. */
  nota: string | null
  corta: string | null
  /** What the law observes in a plan; null where that is not known. */
  legal: ResumenLegal | null
  /** Shows words beside the marks; else only to those who cannot see the marks. */
  conPalabras: boolean
}

/** The mark of a course is that of its syllabus, that of a plan or programme how far its courses have their data (§4). */
const prefijoDe: Partial<Record<TipoDeNodo, string>> = {
  curso: 'Sílabo: ',
  plan: 'Cursos: ',
  programa: 'Cursos: ',
}

interface EstadoProps extends Pick<RamaProps, 'avance' | 'conPalabras'> {
  luz: Luz
  children: ReactNode
}

/** How a line stands: a mark, or a ring where it is known how far it is; and the word. */
function Estado({ luz, avance, conPalabras, children }: EstadoProps) {
  if (avance === null)
    return (
      <StatusDot status={statusDeLuz[luz]} quiet={!conPalabras}>
        {children}
      </StatusDot>
    )
  return (
    <span className={classes.avance} title={`${avance} % de los cursos con horas y área`}>
      <span aria-hidden className={classes.anillo}>
        <ProgressRing value={avance} />
      </span>
      <span className={conPalabras ? undefined : 'visually-hidden'}>
        {children}
        {luz === 'warning' && `, ${avance} %`}
      </span>
    </span>
  )
}

/** Kinds of lines as events name their things (§4). */
const EVENTO: Partial<Record<TipoDeNodo, string>> = {
  facultad: 'facultad',
  programa: 'programa',
  plan: 'plan_estudio',
  ciclo: 'ciclo',
  seccion: 'seccion_electivo',
  curso: 'asignatura',
}
/** What a line shows, to light up when somebody else changed it: the key of a line ends with its id. */
const cosaDe = (clave: string, tipo: TipoDeNodo): string | null => {
  const id = /(\d+)$/.exec(clave)?.[1]
  return EVENTO[tipo] && id ? `${EVENTO[tipo]}:${id}` : null
}

export const Rama = memo(function Rama(props: RamaProps) {
  const { clave, tipo, titulo, marca, luz, abierta, href, nota, conPalabras } = props
  const corta = conPalabras ? null : props.corta
  const quien = useFlash(cosaDe(clave, tipo))
  const common = {
    className: classes.fila,
    style: { '--nivel': props.nivel } as object,
    role: 'treeitem',
    'data-clave': clave,
    'data-tipo': tipo,
    'data-off': marca ? true : undefined,
    'data-flash': quien ?? undefined,
    'data-quieta': props.isQuieta || undefined,
    'aria-level': props.nivel,
    'aria-posinset': props.posicion,
    'aria-setsize': props.hermanos,
    'aria-expanded': abierta,
    'aria-current': props.isActual ? ('page' as const) : undefined,
    tabIndex: props.alcanzable ? 0 : -1,
    title: conPalabras ? undefined : titulo,
  }
  const content = (
    <>
      <span className={classes.abrir} data-abrir={abierta === undefined ? undefined : true} aria-hidden>
        {abierta !== undefined && <IconChevronRight size={14} />}
      </span>
      <span className={classes.titulo}>
        {titulo}
        {marca && <span className={classes.marca}> · {marca.toLowerCase()}</span>}
      </span>
      {corta && (
        <span className={classes.nota} aria-hidden>
          {corta}
        </span>
      )}
      {nota && (
        <span className={conPalabras ? classes.nota : 'visually-hidden'}>
          <span className="visually-hidden">, </span>
          {nota}
        </span>
      )}
      {props.legal && <MarcaLegal resumen={props.legal} />}
      {luz && (
        <span className={classes.luz}>
          <span className="visually-hidden">, </span>
          <Estado luz={luz} avance={props.avance} conPalabras={conPalabras}>
            {prefijoDe[tipo]}
            {palabraDeLuz[luz]}
          </Estado>
        </span>
      )}
    </>
  )
  return href ? (
    <Link {...common} href={href}>
      {content}
    </Link>
  ) : (
    <div {...common}>{content}</div>
  )
})
