import type { Primitive, SelectProps } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import { marcadaEn } from './useLaPrimera.ts'

type Tecla = KeyboardEvent<HTMLInputElement>

/** Whether a key says that none is to be chosen: Enter in the box that was emptied; Supr or Retroceso in one that is not written in. */
function isDeVaciar({ key, currentTarget: caja }: Tecla, searchable: boolean): boolean {
  if (!searchable) return key === 'Delete' || key === 'Backspace'
  return key === 'Enter' && caja.value.trim() === '' && marcadaEn(caja) === null
}

/**
 * How what is chosen of a list is taken off by the keyboard: by emptying its box, where none is an answer. Enter on it leaves it, which for the kit takes it
 * off: who goes through a form by Tab and Enter would lose what was there.
 */
export function useQuitarElegida<T extends Primitive>({
  value,
  onChange,
  clearable,
  allowDeselect = true,
  searchable = true,
  disabled,
  readOnly,
}: SelectProps<T>) {
  const isEnter = useRef(false)
  const isVaciable = value != null && (clearable || allowDeselect) && !disabled && !readOnly
  return {
    /** Before the kit hears of it. Answers whether that was all. */
    alPulsar: (e: Tecla): boolean => {
      isEnter.current = e.key === 'Enter'
      // The kit chooses while the key goes down; a click that comes later means what it says.
      setTimeout(() => {
        isEnter.current = false
      })
      if (!isVaciable || !isDeVaciar(e, searchable)) return false
      e.preventDefault()
      e.stopPropagation()
      onChange?.(null, null)
      return true
    },
    onChange: (elegida: T | null, opcion: Parameters<NonNullable<typeof onChange>>[1]) => {
      if (elegida !== null || !isEnter.current) onChange?.(elegida, opcion)
    },
  }
}
