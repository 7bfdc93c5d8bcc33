import { contiene } from '@malla/domain/texto/normalizar.ts'
import type { ComboboxItem, ComboboxParsedItem, OptionsFilter, Primitive } from '@mantine/core'

type Buscadas<V extends Primitive> = Parameters<OptionsFilter<V>>[0]

/** What is left of the options, of their groups too, where only these are wanted; a group of which nothing is left goes. */
export const quedan = <V extends Primitive>(
  options: readonly ComboboxParsedItem<V>[],
  isBuscada: (option: ComboboxItem<V>) => boolean,
): ComboboxParsedItem<V>[] =>
  options.flatMap((option): ComboboxParsedItem<V>[] => {
    if (!('group' in option)) return isBuscada(option) ? [option] : []
    const items = option.items.filter(isBuscada)
    return items.length > 0 ? [{ ...option, items }] : []
  })

/** What a list of options shows of what is typed in its box: as everywhere else accents and case count for nothing, and words come in any order. */
export const filtrarOpciones = <V extends Primitive>({
  options,
  search,
}: Buscadas<V>): ComboboxParsedItem<V>[] =>
  // Closed lists are asked too, each time that they are drawn.
  search.trim() === '' ? options : quedan(options, ({ label }) => contiene(label, search))
