import { mensajes } from '@malla/contracts/mensajes.ts'
import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import type { ClaveDePlan } from '@malla/domain/planes/claves.ts'
import { ApiError } from '../../app/ApiError.ts'
import { useCall } from '../../app/query.ts'
import { type SaveOptions, useSaveForm } from '../../app/useSaveForm.ts'
import type { EnCola } from '../../ui/form/useForm.ts'
import { type Fuente, guardarSeccion, seccionEnCache } from '../textos/fuente.ts'
import { editables, type ItemEditado } from '../textos/items.ts'
import { vacia } from '../textos/secciones.ts'
import { type Cambio, conEntrada, type Lectura } from './conEntrada.ts'

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
      await guardarSeccion(fuenteDe(planId), key, { items, revision: seccion.revision })
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

interface EntradaDe<V> extends Lectura<V> {
  planId: number
  isNueva: boolean
  check?: (valores: V) => Record<string, string[]>
}

/** What is typed of a new entry is one draft a section; of a new version, one of the module or unit that it is of, whichever number it will have. */
const borradorDeNueva = ({ version, modulo_id, unidad_id }: ItemEditado): string =>
  version > 1 ? `nueva-${modulo_id ?? unidad_id}` : 'nueva'

/** The form of one entry. What somebody else changed in the same entry meanwhile is merged like any other record (409). */
export function useEntradaForm<V extends object>(o: EntradaDe<V>) {
  // What is merged comes from `conEntrada`, in the form's own values.
  return useSaveForm({
    initial: o.valoresDe(o.item),
    draft: `plan/${o.planId}/${o.clave}/${o.isNueva ? borradorDeNueva(o.item) : o.item.id}`,
    touches: ['planes', 'historial'],
    ...(o.check && { check: o.check }),
    save: async (valores: V, { cola }: { cola: EnCola }) => {
      await cambiarEntradas(o.planId, o.clave, conEntrada(o, valores, cola.base))
      return { message: mensajes.exito.guardado }
    },
  } as unknown as SaveOptions<V, { message: string }>)
}
