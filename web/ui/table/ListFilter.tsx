import { mensajes } from '@malla/contracts/mensajes.ts'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ListState } from './list.ts'
import { useFilterText } from './useFilterText.ts'
import { useFilterWord } from './words.ts'

/** As many letters as the server looks for (contracts/campos.ts). */
const MAX_LETRAS = 200

/** The filter of a list: follows the typing after a breath, and the address when «Atrás» changes it. */
export function ListFilter<Row>({
  list,
  label = mensajes.tabla.filtrar,
}: {
  list: Pick<ListState<Row>, 'filter' | 'setFilter'>
  label?: string
}) {
  const [text, type] = useFilterText(list.filter, list.setFilter)
  useFilterWord(label, list.filter ? `«${list.filter}»` : undefined)
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={MAX_LETRAS}
      onChange={event => type(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
      w={240}
      wrapperProps={{ 'data-filtro': true }}
    />
  )
}
