import type { ItemDeTexto } from '@malla/contracts/textos.ts'
import { type Versionada, versionSiguiente } from '@malla/domain/planes/entradas.ts'
import type { MenuAction } from '../../ui/ActionItems.tsx'
import { newKey } from '../../ui/newKey.ts'
import type { ItemEditado } from '../textos/items.ts'

/** An entry that is open in its form. */
export interface EntradaAbierta {
  item: ItemEditado
  isNueva: boolean
}

/** A new version begins as the one in force, and unfinished. */
function nuevaVersion({ vigente, anteriores }: Versionada<ItemDeTexto>): ItemEditado {
  const { resumen: _, ...item } = vigente
  return { ...item, id: newKey(), version: versionSiguiente([vigente, ...anteriores]), status: 2 }
}

/** What can be done with a module or unit and its versions. `eliminar`: what taking all of it away is called; `documentos`: what it prints. */
export function accionesDeVersiones(
  cosa: Versionada<ItemDeTexto>,
  {
    whyNot,
    eliminar,
    documentos = [],
    abrir,
    quitar,
    quitarVersion,
  }: {
    whyNot: string | null
    eliminar: string
    documentos?: readonly MenuAction[]
    abrir: (entrada: EntradaAbierta) => void
    quitar: (cosa: Versionada<ItemDeTexto>) => Promise<unknown>
    quitarVersion: (cosa: Versionada<ItemDeTexto>) => Promise<unknown>
  },
): MenuAction[] {
  const { vigente, anteriores } = cosa
  const ver = (item: ItemDeTexto) => () => abrir({ item, isNueva: false })
  const ultima: MenuAction = {
    label: `Eliminar la versión ${vigente.version}`,
    danger: true,
    whyNot,
    onClick: () => void quitarVersion(cosa),
  }
  return [
    { label: 'Abrir', onClick: ver(vigente) },
    {
      label: 'Nueva versión',
      whyNot,
      onClick: () => abrir({ item: nuevaVersion(cosa), isNueva: true }),
    },
    ...anteriores.map(a => ({ label: `Ver la versión ${a.version}`, onClick: ver(a) })),
    ...documentos,
    ...(anteriores.length > 0 ? [ultima] : []),
    { label: eliminar, danger: true, whyNot, onClick: () => void quitar(cosa) },
  ]
}
