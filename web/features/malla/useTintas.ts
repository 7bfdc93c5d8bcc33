import type { Parametro } from '@malla/contracts/parametros.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { useMemo, useState } from 'react'
import { claveDeColor, leyendaDe, type ModoDeColor, type Tinta } from './colores.ts'
import type { CursoDeMalla } from './curso.ts'

const SIN_TINTA: Tinta = { clave: '', nombre: '', siglas: '', color: '--line-2', trama: 0, cursos: 0 }

/** What the stripes mean now: the legend, the colour of each course, and the courses of the colour that is brought out. */
export function useTintas(
  cursos: readonly CursoDeMalla[],
  areas: readonly Parametro[],
  tipos: readonly Parametro[],
) {
  const [modo, setModo] = useState<ModoDeColor>('area')
  const [elegida, elegir] = useState<string | null>(null)
  const tintas = useMemo(() => leyendaDe(modo, cursos, { areas, tipos }), [modo, cursos, areas, tipos])
  const tintaDe = useMemo(() => {
    const porClave = new Map(tintas.map(t => [t.clave, t]))
    return (curso: CursoDeMalla): Tinta => porClave.get(claveDeColor(modo, curso)) ?? SIN_TINTA
  }, [modo, tintas])
  const deTinta = useMemo<ReadonlySet<Id> | null>(
    () =>
      elegida === null ? null : new Set(cursos.filter(c => claveDeColor(modo, c) === elegida).map(c => c.id)),
    [cursos, modo, elegida],
  )
  const cambiarModo = (nuevo: ModoDeColor) => {
    setModo(nuevo)
    elegir(null)
  }
  return { modo, cambiarModo, tintas, tintaDe, deTinta, elegida, elegir }
}
