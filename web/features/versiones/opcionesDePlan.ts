import { contiene } from '@malla/domain/texto/normalizar.ts'
import type { ComboboxParsedItem } from '@mantine/core'
import { quedan } from '../../ui/filtrarOpciones.ts'

/** A plan as a chooser names it. */
export interface PlanDicho {
  id: number
  full_name: string
  programa?: string | undefined
  /** How many things of it there are, said behind its name. */
  cuantas?: number
}

export interface GrupoDePlanes {
  group: string
  planes: readonly PlanDicho[]
}

const label = ({ full_name, programa, cuantas }: PlanDicho): string =>
  `${full_name}${programa ? ` · ${programa}` : ''}${cuantas ? ` (${cuantas})` : ''}`

/** Plans as options: each once, in the first group that has it, with its programme if any group knows it; a group without plans is none. */
export function opcionesDePlan(grupos: readonly GrupoDePlanes[], menos: number) {
  const programas = new Map(
    grupos.flatMap(g => g.planes.flatMap(p => (p.programa ? [[p.id, p.programa] as const] : []))),
  )
  const dichos = new Set([menos])
  const nuevo = ({ id }: PlanDicho) => !dichos.has(id) && dichos.add(id)
  return grupos
    .map(({ group, planes }) => ({
      group,
      items: planes
        .filter(nuevo)
        .map(p => ({ value: p.id, label: label({ ...p, programa: p.programa ?? programas.get(p.id) }) })),
    }))
    .filter(g => g.items.length > 0)
}

/** What a search leaves of them: what says every word of it, and what the server found by it. */
export function losBuscados(
  opciones: readonly ComboboxParsedItem<number>[],
  texto: string,
  hallados: readonly PlanDicho[],
): ComboboxParsedItem<number>[] {
  const ids = new Set(hallados.map(p => p.id))
  return quedan(opciones, o => ids.has(o.value) || contiene(o.label, texto))
}
