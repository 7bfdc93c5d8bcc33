import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { explicacionDeGramatica, format, parse } from '@malla/domain/asignaturas/gramatica.ts'
import type { Lexico } from '@malla/domain/asignaturas/lexico.ts'
import { Combobox, Textarea, useCombobox } from '@mantine/core'
import { useRef, useState } from 'react'
import type { CursoDeMalla } from '../curso.ts'
import classes from './requisitos.module.css'
import { conTrozo, sugerencias, trozoEn } from './sugerir.ts'

/** Requisites as they are written, with the courses that the piece under the cursor may mean. */
export function RequisitosEscritos({
  valor,
  onChange,
  lexico,
  cursos,
}: {
  valor: Requisito | null
  onChange: (valor: Requisito | null) => void
  lexico: Lexico
  /** Courses that may be asked for. */
  cursos: readonly CursoDeMalla[]
}) {
  const [escrito, setEscrito] = useState(() => format(valor, lexico))
  const [cursor, setCursor] = useState(escrito.length)
  const campo = useRef<HTMLTextAreaElement>(null)
  const lista = useCombobox()
  const trozo = trozoEn(escrito, cursor)
  const posibles = sugerencias(cursos, trozo.texto).filter(c => lexico.etiqueta(c.id) !== trozo.texto)

  const escribir = (texto: string, donde: number) => {
    setEscrito(texto)
    setCursor(donde)
    onChange(parse(texto, lexico).requisitos)
  }
  const tomar = (id: string) => {
    const [texto, donde] = conTrozo(escrito, trozo, lexico.etiqueta(Number(id)))
    escribir(texto, donde)
    lista.closeDropdown()
    requestAnimationFrame(() => {
      campo.current?.focus()
      campo.current?.setSelectionRange(donde, donde)
    })
  }

  return (
    <>
      <Combobox store={lista} onOptionSubmit={tomar} withinPortal zIndex={400}>
        <Combobox.Target>
          <Textarea
            ref={campo}
            autosize
            minRows={2}
            label="Requisitos"
            placeholder="MAT101; FIS101 | FIS102; 120 cr"
            value={escrito}
            data-autofocus
            onChange={e => {
              escribir(e.currentTarget.value, e.currentTarget.selectionStart)
              lista.openDropdown()
              lista.updateSelectedOptionIndex()
            }}
            onSelect={e => setCursor(e.currentTarget.selectionStart)}
            onBlur={() => lista.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={posibles.length === 0}>
          <Combobox.Options aria-label="Cursos del plan">
            {posibles.map(c => (
              <Combobox.Option key={c.id} value={String(c.id)}>
                {c.codigo && <span className={classes.codigo}>{c.codigo} </span>}
                {c.nombre}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <details className={classes.ayuda}>
        <summary>Cómo se escriben</summary>
        {explicacionDeGramatica}
      </details>
    </>
  )
}
