import { MultiSelect, type MultiSelectProps, type Primitive } from '@mantine/core'
import { useLaPrimera } from './useLaPrimera.ts'

/** Any of several, found by typing: Enter takes the first match. `isPorVenir`: what was typed is looked for elsewhere, and not here yet. */
export function MultiSelectBuscable<T extends Primitive = string>({
  isPorVenir = false,
  ...props
}: MultiSelectProps<T> & { isPorVenir?: boolean }) {
  const primera = useLaPrimera(props.data?.length ?? 0, isPorVenir)
  return <MultiSelect<T> {...props} searchable hidePickedOptions {...primera} />
}
