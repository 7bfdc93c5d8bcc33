import { type Primitive, Select, type SelectProps } from '@mantine/core'
import { useLaPrimera } from './useLaPrimera.ts'

/** One of several, found by typing: Enter takes the first match. `isPorVenir`: what was typed is looked for elsewhere, and not here yet. */
export function SelectBuscable<T extends Primitive = string>({
  searchable = true,
  isPorVenir = false,
  ...props
}: SelectProps<T> & { isPorVenir?: boolean }) {
  const primera = useLaPrimera(props.data?.length ?? 0, isPorVenir)
  return <Select<T> {...props} searchable={searchable} {...(searchable && primera)} />
}
