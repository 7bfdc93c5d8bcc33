import { type Primitive, Select, type SelectProps } from '@mantine/core'
import { useLaPrimera } from './useLaPrimera.ts'
import { usePorLetras } from './usePorLetras.ts'
import { useQuitarElegida } from './useQuitarElegida.ts'

/**
 * One of several, found by typing: Enter takes the first match, and never takes off what is chosen already. Where its box is not written in (`searchable`
 * false), letters choose what begins so. `isPorVenir`: what was typed is looked for elsewhere, and not here yet.
 */
export function SelectBuscable<T extends Primitive = string>({
  searchable = true,
  isPorVenir = false,
  ...props
}: SelectProps<T> & { isPorVenir?: boolean }) {
  const { onKeyDownCapture, ...primera } = useLaPrimera(props.data?.length ?? 0, isPorVenir)
  const { alPulsar, onChange } = useQuitarElegida<T>({ ...props, searchable })
  const porLetras = usePorLetras<T>(props)
  return (
    <Select<T>
      {...props}
      searchable={searchable}
      {...(searchable && primera)}
      onChange={onChange}
      onKeyDownCapture={e => {
        if (alPulsar(e)) return
        if (searchable) onKeyDownCapture(e)
        else porLetras(e)
      }}
    />
  )
}
