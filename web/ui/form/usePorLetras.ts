import { clave } from '@malla/domain/texto/normalizar.ts'
import { getParsedComboboxData, type Primitive, type SelectProps } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'

/** Letters that come within so many milliseconds of the last one go on with it. */
const JUNTAS = 1000

interface Opcion<T> {
  value: T
  label: string
  disabled?: boolean
}

const empieza = (texto: string, escrito: string): boolean => clave(texto).startsWith(escrito)
const tienePalabra = (texto: string, escrito: string): boolean =>
  clave(texto)
    .split(' ')
    .some(p => p.startsWith(escrito))

/**
 * The option that typed letters mean, accents aside: one that begins so, else one of whose words does. A single letter, and the same one again, goes on from what is
 * chosen to the next, as in any list of the system. Undefined where there is none.
 */
export function queEmpieza<T>(
  opciones: readonly Opcion<T>[],
  actual: T | null,
  escrito: string,
): Opcion<T> | undefined {
  const letras = clave(escrito)
  const isUna = [...letras].every(l => l === letras[0])
  const texto = isUna ? letras.slice(0, 1) : letras
  const desde = opciones.findIndex(o => o.value === actual) + (isUna ? 1 : 0)
  const enOrden = [...opciones.slice(Math.max(0, desde)), ...opciones.slice(0, Math.max(0, desde))]
  const elegibles = enOrden.filter(o => !o.disabled)
  return elegibles.find(o => empieza(o.label, texto)) ?? elegibles.find(o => tienePalabra(o.label, texto))
}

/** How a list whose box is not written in is chosen from by typed letters. Answers the handler of its keys, before the kit's; that answers whether it was a letter. */
export function usePorLetras<T extends Primitive>({
  data,
  value,
  onChange,
  disabled,
  readOnly,
}: SelectProps<T>) {
  const escrito = useRef({ texto: '', hora: 0 })
  return (e: KeyboardEvent<HTMLInputElement>): boolean => {
    const { texto, hora } = escrito.current
    const antes = e.timeStamp - hora < JUNTAS ? texto : ''
    // A blank opens the list, but in the midst of a name.
    const isLetra =
      e.key.length === 1 && !(e.ctrlKey || e.metaKey || e.altKey) && (e.key !== ' ' || antes !== '')
    if (!isLetra || disabled || readOnly) return false
    e.preventDefault()
    e.stopPropagation()
    escrito.current = { texto: antes + e.key, hora: e.timeStamp }
    const opciones = getParsedComboboxData<T>(data).flatMap(o => ('group' in o ? o.items : [o]))
    const elegida = queEmpieza(opciones, value ?? null, antes + e.key)
    // The list would go on marking what was chosen before: pressed, the box closes it.
    if (e.currentTarget.hasAttribute('data-expanded')) e.currentTarget.click()
    if (elegida && elegida.value !== value) onChange?.(elegida.value, elegida)
    return true
  }
}
