import type { Luz } from '../planes/estado.ts'
import { isTextoVacio, type Unidad } from './contenido.ts'
import {
  type ClaveDeSeccion,
  isSeccionEscrita,
  type SeccionDeSilabo,
  seccionesActivas,
} from './estructura.ts'
import {
  type Falta,
  faltas,
  isDichaPorTextoFijo,
  isSeccionVacia,
  isSoloHeredada,
  type SilaboMedible,
} from './faltas.ts'
import { resumenDeFaltas } from './resumenDeFaltas.ts'
import { semanasDe } from './semanas.ts'

/** How far a syllabus is: the one rule behind isCompletado (§4), lights, «7 de 10» and «Falta: …» (docs/decisions/0030). */

/** isCompletado of §4: 1 incomplete, 2 partial, 3 complete. */
type IsCompletado = 1 | 2 | 3

/** A part of the outline: a section, or a unit of the programme in place of the section «Programación». */
export interface ParteDeSilabo {
  clave: ClaveDeSeccion
  /** Of a unit; null for a section. */
  unidad_id: string | null
  nombre: string
  luz: Luz
  /** Whether «7 de 10» counts it: an optional section is not counted while nothing is in it. */
  cuenta: boolean
}

export interface MedidaDeSilabo {
  isCompletado: IsCompletado
  faltas: Falta[]
  partes: ParteDeSilabo[]
  /** «7 de 10»: `completas` of `total`. They are equal exactly when isCompletado is 3. */
  completas: number
  total: number
  /** «Falta: contenidos de 4 semanas de la unidad 3 y 10 % de evaluación.» */
  resumen: string
}

/** How far a syllabus is. */
export function medirSilabo(silabo: SilaboMedible): MedidaDeSilabo {
  const lista = faltas(silabo)
  const partes = seccionesActivas(silabo.estructura).flatMap(s => partesDeSeccion(s, silabo, lista))
  const contadas = partes.filter(p => p.cuenta)
  return {
    isCompletado: isCompletadoDe(lista, partes, silabo),
    faltas: lista,
    partes,
    completas: contadas.filter(p => p.luz === 'success').length,
    total: contadas.length,
    resumen: resumenDeFaltas(lista, silabo.estructura.unidad),
  }
}

/**
 * 3 when nothing lacks. 1 while of what the lecturer writes (sections that neither the institution nor the carta says already, units) no part is finished and
 * at most one is begun: nothing or nearly nothing. Else 2.
 */
function isCompletadoDe(
  lista: readonly Falta[],
  partes: readonly ParteDeSilabo[],
  silabo: SilaboMedible,
): IsCompletado {
  if (lista.length === 0) return 3
  const fijas = silabo.estructura.secciones
    .filter(s => isDichaPorTextoFijo(s) || isSoloHeredada(s.clave, silabo))
    .map(s => s.clave)
  const escritas = partes.filter(p => isSeccionEscrita(p.clave) && !fijas.includes(p.clave))
  const hecha = escritas.some(p => p.luz === 'success')
  const empezadas = escritas.filter(p => p.luz === 'warning').length
  return !hecha && empezadas <= 1 ? 1 : 2
}

function partesDeSeccion(
  s: SeccionDeSilabo,
  silabo: SilaboMedible,
  lista: readonly Falta[],
): ParteDeSilabo[] {
  const unidades = s.clave === 'unidadesaprendizaje' ? (silabo.contenido.unidadesaprendizaje ?? []) : []
  const isVacia = isSeccionVacia(s.clave, silabo) && !isDichaPorTextoFijo(s)
  if (unidades.length > 0 && (s.requerida || !isVacia))
    return unidades.map(u => ({
      clave: s.clave,
      unidad_id: u.id,
      nombre: u.nombre,
      luz: luzDeUnidad(u, lista),
      cuenta: true,
    }))
  const suyas = lista.filter(f => f.clave === s.clave)
  const luz: Luz = isVacia ? 'danger' : suyas.length > 0 ? 'warning' : 'success'
  return [{ clave: s.clave, unidad_id: null, nombre: s.nombre, luz, cuenta: s.requerida || !isVacia }]
}

function luzDeUnidad(unidad: Unidad, lista: readonly Falta[]): Luz {
  const ids = [unidad.id, ...unidad.semanas.map(s => s.id)]
  if (!lista.some(f => f.clave === 'unidadesaprendizaje' && f.donde !== null && ids.includes(f.donde)))
    return 'success'
  const textos = semanasDe([unidad]).flatMap(s => [s.contenidos, s.actividades, s.recursos, s.evidencias])
  return [unidad.resultado, ...textos].every(isTextoVacio) ? 'danger' : 'warning'
}
