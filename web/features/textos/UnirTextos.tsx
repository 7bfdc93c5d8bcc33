import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { conDecision, type Disputa } from '@malla/domain/planes/fusion.ts'
import { type Eleccion, UnirVersiones } from '../historial/UnirVersiones.tsx'
import type { Conflicto } from './estadoDeEdicion.ts'
import type { ItemEditado } from './items.ts'

const llano = (item: ItemEditado | null): string => textoLlano(item?.descripcion ?? '')

/** What a decision leaves of an entry; null: it goes. */
function decidido({ mio, suyo }: Disputa<ItemEditado>, eleccion: Eleccion): ItemEditado | null {
  if (eleccion === 'mio') return mio
  if (eleccion === 'suyo') return suyo
  return mio && suyo ? { ...suyo, descripcion: suyo.descripcion + mio.descripcion, status: 2 } : (mio ?? suyo)
}

/**
 * Two people changed the same text. Both versions stand side by side with what each changed, and the person says which stays, or both. Nobody's
 * work is overwritten silently, and what is not chosen remains in the history or is still here until it is chosen.
 */
export function UnirTextos({
  conflicto,
  onResolver,
  onPosponer,
}: {
  conflicto: Conflicto
  onResolver: (items: ItemEditado[]) => void
  onPosponer: () => void
}) {
  const { fusion } = conflicto
  return (
    <UnirVersiones
      titulo="Otra persona guardó antes"
      texto="Los dos cambiaron el mismo texto. Elija qué queda; lo que cambió solo uno ya está unido."
      ido="Eliminó este apartado."
      disputadas={fusion.disputas.map((d, i) => ({
        id: d.id,
        pregunta: fusion.disputas.length > 1 ? `Texto ${i + 1}` : 'Qué texto queda',
        mio: { antes: llano(d.base), ahora: d.mio && llano(d.mio) },
        suyo: { antes: llano(d.base), ahora: d.suyo && llano(d.suyo) },
        cabenAmbos: d.mio !== null && d.suyo !== null,
      }))}
      onGuardar={elegido =>
        onResolver(
          fusion.disputas.reduce(
            (items, d) => conDecision(items, d.id, decidido(d, elegido[d.id]!)),
            fusion.items,
          ),
        )
      }
      onPosponer={onPosponer}
    />
  )
}
