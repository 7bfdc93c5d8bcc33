import type { Parametro } from '@malla/contracts/parametros.ts'
import { isMedida } from '@malla/domain/analitica/palabras.ts'
import type { AnaliticaDePlan } from '@malla/domain/analitica/plan.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { useMemo, useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { escalaDe } from '../analitica/escala.ts'
import {
  claveDeColor,
  leyendaDe,
  leyendaDeMedida,
  type ModoDeColor,
  modoDe,
  type Tinta,
  tintaDeMedida,
} from './colores.ts'
import type { CursoDeMalla } from './curso.ts'

const SIN_TINTA: Tinta = { clave: '', nombre: '', siglas: '', color: '--line-2', trama: 0, cursos: 0 }

/** Of which courses what is drawn: the legend, and the colour of each card. */
interface Tintas {
  tintas: readonly Tinta[]
  tintaDe: (curso: CursoDeMalla) => Tinta
}

/**
 * What the stripes mean now: the legend, the colour of each course, and the courses of the colour that is brought out. The mode stands in the
 * address, so that a link shows the same to everyone.
 */
export function useTintas(
  cursos: readonly CursoDeMalla[],
  areas: readonly Parametro[],
  tipos: readonly Parametro[],
  { de }: AnaliticaDePlan,
) {
  const modo = modoDe(useAddress().modo)
  const setAddress = useSetAddress()
  const [pulsada, pulsar] = useState<{ modo: ModoDeColor; clave: string } | null>(null)
  const { tintas, tintaDe } = useMemo<Tintas>(() => {
    if (isMedida(modo)) {
      const escala = escalaDe(de, modo)
      const porCurso = new Map(cursos.map(c => [c.id, tintaDeMedida(modo, c.id, de, escala) ?? SIN_TINTA]))
      return { tintas: leyendaDeMedida(escala), tintaDe: c => porCurso.get(c.id) ?? SIN_TINTA }
    }
    const tintas = leyendaDe(modo, cursos, { areas, tipos })
    const porClave = new Map(tintas.map(t => [t.clave, t]))
    return { tintas, tintaDe: c => porClave.get(claveDeColor(modo, c)) ?? SIN_TINTA }
  }, [modo, cursos, areas, tipos, de])
  // A colour that has left the legend, or means another thing by now, can be pressed nowhere: it brings out nothing.
  const isViva = pulsada?.modo === modo && tintas.some(t => t.clave === pulsada.clave)
  const elegida = isViva ? pulsada.clave : null
  const elegir = (clave: string | null) => pulsar(clave === null ? null : { modo, clave })
  const deTinta = useMemo<ReadonlySet<Id> | null>(
    () =>
      elegida === null ? null : new Set(cursos.filter(c => tintaDe(c).clave === elegida).map(c => c.id)),
    [cursos, elegida, tintaDe],
  )
  const cambiarModo = (nuevo: ModoDeColor) => {
    setAddress({ modo: nuevo === 'area' ? undefined : nuevo }, { replace: true })
    pulsar(null)
  }
  return { modo, cambiarModo, tintas, tintaDe, deTinta, elegida, elegir }
}
