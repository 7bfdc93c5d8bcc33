import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { conDecision, type Disputa } from '@malla/domain/planes/fusion.ts'
import { dePersonas, type Eleccion, UnirVersiones } from '../historial/UnirVersiones.tsx'
import type { Conflicto } from './estadoDeEdicion.ts'
import type { ItemEditado } from './items.ts'

const llano = (item: ItemEditado | null): string => textoLlano(item?.descripcion ?? '')

/** What a decision leaves of an entry; null: it goes. */
function decidido({ mio, suyo }: Disputa<ItemEditado>, eleccion: Eleccion): ItemEditado | null {
  if (eleccion === 'mio') return mio
  if (eleccion === 'suyo') return suyo
  return mio && suyo ? { ...suyo, descripcion: suyo.descripcion + mio.descripcion, status: 2 } : (mio ?? suyo)
}

/** How the two texts are called: another person's save, or what one typed oneself in two tabs that are gone. */
const palabras = {
  ajeno: {
    titulo: 'Otra persona guardó antes',
    texto: 'Los dos cambiaron el mismo texto. Elija qué queda; lo que cambió solo uno ya está unido.',
    dicho: dePersonas,
  },
  propio: {
    titulo: 'Dos textos suyos',
    texto:
      'Usted escribió en el mismo apartado en dos lugares y no guardó ninguno. Elija con qué se queda; lo demás ya está unido.',
    dicho: {
      mio: 'Lo que hay ahora',
      suyo: 'Lo que escribió en el otro lugar',
      quedaMio: 'Queda lo que hay ahora',
      quedaSuyo: 'Queda lo del otro lugar',
    },
  },
}

/**
 * Two people changed the same text, or one in two tabs. Both versions stand side by side with what each changed, and the person says which stays, or both. Nobody's
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
      {...palabras[conflicto.actual ? 'ajeno' : 'propio']}
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
