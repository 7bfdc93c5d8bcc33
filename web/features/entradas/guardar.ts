import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import type { ClaveDePlan } from '@malla/domain/planes/claves.ts'
import { useRef } from 'react'
import { ApiError } from '../../app/ApiError.ts'
import { useCall } from '../../app/query.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { type Fuente, guardarSeccion, seccionEnCache } from '../textos/fuente.ts'
import { editables, type ItemEditado } from '../textos/items.ts'
import { vacia } from '../textos/secciones.ts'

/** Entries of a section in their order, before and after. */
type Cambio = (items: readonly ItemEditado[]) => readonly ItemEditado[]

/** How often a change is made anew upon what somebody else saved meanwhile. */
const INTENTOS = 4

const fuenteDe = (planId: number): Fuente => ({ tipo: 'plan', id: planId, whyNotEditar: null })

/** The section as it is now, when a save came too late; else null. */
function actualDe(error: unknown): SeccionDeTexto | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const actual = error.body.actual as SeccionDeTexto | undefined
  return actual?.items ? actual : null
}

/**
 * Changes the entries of a section of a plan. When somebody saved first, the change is made upon what is there then: two people in two entries
 * never collide. `cambio` throws what it cannot do.
 */
export async function cambiarEntradas(planId: number, key: ClaveDePlan, cambio: Cambio): Promise<void> {
  let seccion = seccionEnCache('plan', planId, key) ?? vacia(key)
  for (let intento = 1; ; intento++) {
    try {
      const items = [...cambio(editables(seccion.items))]
      await guardarSeccion(fuenteDe(planId), key, items, seccion.revision)
      return
    } catch (error) {
      const actual = actualDe(error)
      if (!actual || intento === INTENTOS) throw error
      seccion = actual
    }
  }
}

/** The entries of a section; undefined until they are there. */
export function useEntradas(planId: number, key: ClaveDePlan): SeccionDeTexto | undefined {
  const { data } = useCall('planes.secciones', { id: planId })
  return data && (data.data.find(s => s.key === key) ?? vacia(key))
}

interface EntradaDe<V> {
  planId: number
  clave: ClaveDePlan
  /** The entry that is edited, or what a new one begins with; its `id` is its own. */
  item: ItemEditado
  isNueva: boolean
  valoresDe: (item: ItemEditado) => V
  itemDe: (valores: V) => Partial<ItemEditado>
  check?: (valores: V) => Record<string, string[]>
}

/** What is typed of a new entry is one draft a section; of a new version, one of the module or unit that it is of. */
const borradorDeNueva = ({ version, modulo_id, unidad_id }: ItemEditado): string =>
  version > 1 ? `nueva-${modulo_id ?? unidad_id}-${version}` : 'nueva'

/** The form of one entry. What somebody else changed in the same entry meanwhile is merged like any other record (409). */
export function useEntradaForm<V extends object>(o: EntradaDe<V>) {
  const base = useRef(o.item)
  return useSaveForm<V, { message: string }>({
    initial: o.valoresDe(o.item),
    draft: `plan/${o.planId}/${o.clave}/${o.isNueva ? borradorDeNueva(o.item) : o.item.id}`,
    touches: ['planes', 'historial'],
    ...(o.check && { check: o.check }),
    save: async valores => {
      await cambiarEntradas(o.planId, o.clave, items => {
        const hay = items.find(i => i.id === o.item.id)
        const nueva = { ...(hay ?? o.item), ...o.itemDe(valores) }
        // Somebody deleted it meanwhile: what was written is not lost.
        if (!hay) return [...items, nueva]
        if (JSON.stringify(o.valoresDe(hay)) !== JSON.stringify(o.valoresDe(base.current))) {
          base.current = hay
          throw new ApiError(409, mensajesDeError.edicionAtrasada, { actual: o.valoresDe(hay) })
        }
        return items.map(i => (i === hay ? nueva : i))
      })
      return { message: 'Los cambios se han guardado correctamente.' }
    },
  })
}
