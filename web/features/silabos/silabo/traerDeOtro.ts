import {
  type ContenidoDeSilabo,
  type Evaluacion,
  isVacio,
  type TextoRico,
  type Unidad,
} from '@malla/domain/silabos/contenido.ts'
import { copiarContenido, type OrigenDeCopia } from '@malla/domain/silabos/copiar.ts'
import { sinUnidadesIdas } from '@malla/domain/silabos/evaluacion.ts'
import { renumerar } from '@malla/domain/silabos/semanas.ts'

/**
 * What happens to a section: it stays as it is here, the other's takes its place, or follows it. Where nothing stands here both are the same, and
 * 'sigue' is chosen: what somebody else writes there until it is taken stays.
 */
export type Modo = 'queda' | 'reemplaza' | 'sigue'

/** What was chosen for a section, as it reads now: what was to be replaced may have been emptied since. */
export const modoAhora = (modo: Modo, isVacia: boolean): Modo =>
  modo === 'reemplaza' && isVacia ? 'sigue' : modo

export interface Eleccion {
  /** By key; what is not named stays. */
  modos: Readonly<Record<string, Modo>>
  /** Ids of the other's units that come along; null: all. */
  unidades: readonly string[] | null
}

/**
 * The keys that change when parts of another syllabus are taken, under ids of their own. Lines of the evaluation follow their units where these come along,
 * else they are of the whole course. `origen`: of another course, or which competencies are still there (domain/silabos/copiar.ts).
 */
export function traerDeOtro(
  aqui: ContenidoDeSilabo,
  otro: ContenidoDeSilabo,
  { modos, unidades }: Eleccion,
  nuevoId: () => string,
  origen: OrigenDeCopia = {},
): Record<string, unknown> {
  const elegidas = otro.unidadesaprendizaje?.filter(u => unidades === null || unidades.includes(u.id))
  const suyo = { ...otro, ...(elegidas && { unidadesaprendizaje: elegidas }) }
  const copia = copiarContenido(suyo, nuevoId, origen) as Record<string, unknown>
  const actual = aqui as Record<string, unknown>
  const cambios: Record<string, unknown> = {}
  for (const [clave, modo] of Object.entries(modos)) {
    if (modo === 'queda' || copia[clave] === undefined) continue
    cambios[clave] = modo === 'reemplaza' ? copia[clave] : junto(clave, actual[clave], copia[clave])
  }
  const quedan = (cambios.unidadesaprendizaje ?? aqui.unidadesaprendizaje ?? []) as Unidad[]
  const evaluacion = (cambios.evaluacion ??
    ('unidadesaprendizaje' in cambios ? aqui.evaluacion : undefined)) as Evaluacion | undefined
  if (evaluacion) cambios.evaluacion = { ...evaluacion, lineas: sinUnidadesIdas(evaluacion.lineas, quedan) }
  return cambios
}

/** Ours first, theirs behind it; theirs alone where there is nothing of ours. */
function junto(clave: string, aqui: unknown, otro: unknown): unknown {
  if (isVacio(aqui)) return otro
  if (clave === 'unidadesaprendizaje') return renumerar([...(aqui as Unidad[]), ...(otro as Unidad[])])
  if (clave === 'evaluacion') {
    const [a, b] = [aqui as Evaluacion, otro as Evaluacion]
    return { lineas: [...a.lineas, ...b.lineas], texto: a.texto + b.texto }
  }
  return Array.isArray(aqui) ? [...aqui, ...(otro as unknown[])] : (aqui as TextoRico) + (otro as TextoRico)
}
