import type { ItemDeTexto } from '@malla/contracts/textos.ts'
import { mover } from '@malla/domain/listas/mover.ts'
import { type ClaveConVersiones, porVersiones, type Versionada } from '@malla/domain/planes/entradas.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete, warnOf } from '../../ui/dialogs.tsx'
import { cambiarEntradas } from './guardar.ts'

type Modulo = Versionada<ItemDeTexto>
const ELIMINADO = 'Acabamos de eliminar el registro.'

/** What can be done with a module or unit as a whole, or with the last of its versions. */
export function useVersiones(planId: number, clave: ClaveConVersiones) {
  const sin = (ids: readonly string[]) =>
    cambiarEntradas(planId, clave, todas => todas.filter(i => !ids.includes(i.id)))

  return {
    /** Deletes it with all its versions. */
    quitar: ({ vigente, anteriores }: Modulo) =>
      confirmDelete({
        name: vigente.nombre ?? '',
        note:
          anteriores.length > 0 ? `Tiene ${anteriores.length + 1} versiones: se eliminan todas.` : undefined,
        work: async () => {
          await sin([vigente, ...anteriores].map(i => i.id))
          notifyGood(ELIMINADO)
        },
      }),
    /** Deletes the version in force: the one before comes back. */
    quitarVersion: ({ vigente, anteriores }: Modulo) =>
      confirmDelete({
        name: `${vigente.nombre ?? ''} · versión ${vigente.version}`,
        note: `Volverá a valer la versión ${anteriores[0]!.version}.`,
        work: async () => {
          await sin([vigente.id])
          notifyGood(ELIMINADO)
        },
      }),
    /**
     * Puts it, with its versions, at another place among all of them. `visibles`: ids in force among which `to` counts, in the order that they have by then.
     * Rejects when it was refused, which the person has read by then (ui/ordenPedido.ts).
     */
    poner: async (id: string, to: number, visibles?: readonly string[]) => {
      try {
        await cambiarEntradas(planId, clave, todas => {
          const cosas = porVersiones(clave, todas)
          const cual = cosas.find(c => c.vigente.id === id)
          const destino = cosas.filter(c => !visibles || visibles.includes(c.vigente.id))[to]
          if (!cual || !destino) return todas
          return mover(cosas, cual, cosas.indexOf(destino)).flatMap(c => [c.vigente, ...c.anteriores])
        })
      } catch (error) {
        warnOf(error)
        throw error
      }
    },
  }
}
