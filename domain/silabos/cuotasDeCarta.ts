import { enProporcion } from '../planes/reparto.ts'
import { clave } from '../texto/normalizar.ts'
import type { Unidad, UnidadDeCarta } from './contenido.ts'
import { repartirSemanas } from './semanas.ts'

/** How the weeks of a period go to the units of a syllabus as the carta of its course orders them. */

/**
 * What the carta calls each unit: that of its name; of those left over the first is the first where there are as many units here as there, for a
 * lecturer may have named them anew. Undefined where it knows none.
 */
function enCarta(
  unidades: readonly Pick<Unidad, 'nombre'>[],
  carta: readonly UnidadDeCarta[],
): (UnidadDeCarta | undefined)[] {
  const quedan = [...carta]
  const suyas = unidades.map(({ nombre }) => {
    const i = nombre.trim() === '' ? -1 : quedan.findIndex(c => clave(c.nombre) === clave(nombre))
    return i < 0 ? undefined : quedan.splice(i, 1)[0]
  })
  return unidades.length === carta.length ? suyas.map(c => c ?? quedan.shift()) : suyas
}

/**
 * How many of all weeks each unit should have, `total` together: what the carta says of it; those of which it says nothing share what is left, one at
 * least. What does not come out at the weeks of the period is brought to them in its proportion. Undefined where the carta says nothing of any, or no week is
 * left for what it says.
 */
export function cuotasDeCarta(
  unidades: readonly Pick<Unidad, 'nombre'>[],
  carta: readonly UnidadDeCarta[],
  total: number,
): number[] | undefined {
  const dichas = enCarta(unidades, carta).map(c => c?.semanas ?? null)
  const suma = dichas.reduce<number>((n, s) => n + (s ?? 0), 0)
  const calladas = dichas.filter(s => s === null).length
  if (suma === 0 || total <= calladas) return undefined
  const quedan = calladas === 0 ? 0 : Math.max(calladas, total - suma)
  const deDichas = enProporcion(
    dichas.filter(s => s !== null),
    total - quedan,
  )
  const deCalladas = repartirSemanas(quedan, calladas)
  return dichas.map(s => (s === null ? deCalladas : deDichas).shift()!)
}
