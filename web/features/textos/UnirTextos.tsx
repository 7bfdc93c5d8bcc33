import type { ListaDeEntradas } from '../entradas/listas.ts'
import { dePersonas, UnirVersiones } from '../historial/UnirVersiones.tsx'
import type { Conflicto } from './estadoDeEdicion.ts'
import type { ItemEditado } from './items.ts'
import { decididos, disputadasDe } from './unir.ts'

/** How the two texts are called: another person's save, or what one typed oneself in two tabs that are gone. */
const palabras = {
  ajeno: {
    titulo: 'Otra persona guardó antes',
    texto: 'Usted y otra persona cambiaron lo mismo. Elija con qué se queda; lo demás ya está unido.',
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
 * Two people changed the same of one entry, or one in two tabs. Both versions stand side by side with what each changed, and the person says which stays, or of
 * texts both. Nobody's work is overwritten silently, and what is not chosen remains in the history or is still here until it is chosen.
 */
export function UnirTextos({
  conflicto: { actual, fusion },
  lista,
  onResolver,
  onPosponer,
}: {
  conflicto: Conflicto
  lista: ListaDeEntradas | null
  onResolver: (items: ItemEditado[]) => void
  onPosponer: () => void
}) {
  return (
    <UnirVersiones
      {...palabras[actual ? 'ajeno' : 'propio']}
      ido="Eliminó este apartado."
      disputadas={disputadasDe(fusion, lista)}
      onGuardar={elegido => onResolver(decididos(fusion, elegido))}
      onPosponer={onPosponer}
    />
  )
}
