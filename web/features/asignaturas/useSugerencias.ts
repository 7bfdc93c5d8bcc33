import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { CursoEscrito, Lexico } from '@malla/domain/asignaturas/lexico.ts'
import { useCombobox } from '@mantine/core'
import { type ChangeEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useState } from 'react'
import { conSugerencia, palabraEn, sugerencias } from './sugerencias.ts'

interface Con {
  campo: RefObject<HTMLInputElement | null>
  texto: string
  setTexto: (texto: string) => void
  cursos: readonly CursoEscrito[]
  /** The course whose requisites these are: it is never offered. */
  propio: Id | null
  lexico: Lexico
  /** Whether it is open from the beginning: what it means so far stands in it. */
  isAbierto?: boolean
}

/** Courses offered while requisites are written, for the word at the cursor. */
export function useSugerencias({ campo, texto, setTexto, cursos, propio, lexico, isAbierto }: Con) {
  const combobox = useCombobox({ defaultOpened: isAbierto })
  const [cursor, setCursor] = useState(texto.length)
  const [pedido, setPedido] = useState<number | null>(null)
  const palabra = palabraEn(texto, cursor)

  // The cursor goes behind the course that was chosen.
  useLayoutEffect(() => {
    if (pedido === null) return
    campo.current?.setSelectionRange(pedido, pedido)
    setPedido(null)
  }, [pedido, campo])

  return {
    combobox,
    hallados: sugerencias(palabra.texto, cursos, propio),
    elegir: (id: string) => {
      const nuevo = conSugerencia(texto, palabra, Number(id), lexico)
      setTexto(nuevo.texto)
      setCursor(nuevo.cursor)
      setPedido(nuevo.cursor)
      combobox.resetSelectedOption()
    },
    onChange: (e: ChangeEvent<HTMLInputElement>) => {
      setTexto(e.currentTarget.value)
      setCursor(e.currentTarget.selectionStart ?? e.currentTarget.value.length)
      combobox.openDropdown()
      combobox.resetSelectedOption()
    },
    onSelect: (e: SyntheticEvent<HTMLInputElement>) => setCursor(e.currentTarget.selectionStart ?? 0),
  }
}
