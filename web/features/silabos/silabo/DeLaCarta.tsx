import { isVacio } from '@malla/domain/silabos/contenido.ts'
import type { ClaveDeSeccion } from '@malla/domain/silabos/estructura.ts'
import { contar, porcentaje } from '@malla/domain/texto/numero.ts'
import type { ReactNode } from 'react'
import { TextoRico } from '../../../ui/rico/TextoRico.tsx'
import { EnApa } from '../editores/FichaDeReferencia.tsx'
import type { SilaboEnPantalla } from './contexto.ts'
import classes from './Seccion.module.css'

type Carta = SilaboEnPantalla['abierto']['carta']['carta']

/** What the carta says of a section, as it stands there; null where it says nothing. */
function cuerpoDe(clave: ClaveDeSeccion, carta: Carta): ReactNode {
  switch (clave) {
    case 'competencias':
      return carta.cartaCompetencias?.map(l => (
        <li key={l.id}>
          <TextoRico html={l.texto} />
        </li>
      ))
    case 'unidadesaprendizaje':
      return carta.cartaContenidos?.map(u => (
        <li key={u.id}>
          <b>{u.nombre}</b>
          {u.semanas ? ` · ${contar(u.semanas, 'semana')}` : ''}
          <TextoRico html={u.contenidos} />
        </li>
      ))
    case 'evaluacion':
      return carta.cartaCriterios?.map(c => (
        <li key={c.id}>
          {c.criterio}
          {c.peso === null ? '' : ` · ${porcentaje(c.peso)}`}
        </li>
      ))
    case 'bibliografia':
      return carta.cartaBibliografia?.map(r => (
        <li key={r.id}>
          <EnApa referencia={r} />
        </li>
      ))
    default:
      return null
  }
}

const DE_CARTA = {
  competencias: 'cartaCompetencias',
  unidadesaprendizaje: 'cartaContenidos',
  evaluacion: 'cartaCriterios',
  bibliografia: 'cartaBibliografia',
} as const

/** What every syllabus of the course inherits from its carta in a section, and no lecturer changes. */
export function DeLaCarta({
  clave,
  abierto,
}: {
  clave: ClaveDeSeccion
  abierto: SilaboEnPantalla['abierto']
}) {
  const { carta } = abierto.carta
  const suya = (DE_CARTA as Partial<Record<ClaveDeSeccion, keyof Carta>>)[clave]
  if (!suya || isVacio(carta[suya])) return null
  return (
    <div className={classes.fijo}>
      <span className={classes.etiqueta}>de la carta descriptiva</span>
      <ul className={classes.heredado}>{cuerpoDe(clave, carta)}</ul>
    </div>
  )
}
