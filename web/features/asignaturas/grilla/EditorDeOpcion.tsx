import { Combobox, type ComboboxStore, useCombobox } from '@mantine/core'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { columnaDe } from './columnas.ts'
import classes from './Editor.module.css'
import type { EditorProps } from './EditorDeCelda.tsx'
import { despuesDe, useCampo, useUnaVez } from './editores.ts'
import { escribirCelda } from './leer.ts'
import { isOpcionEscrita, listaDe, opcionesPara, quedaEnCelda } from './opciones.ts'

/** The field for what is chosen from a list: what is typed narrows it. */
export function EditorDeOpcion(props: EditorProps) {
  const { columna, fila, ctx } = props
  const lista = listaDe(columna)!
  const [texto, setTexto] = useState(props.letra)
  const campo = useCampo()
  const { listo, cancelar, dejar } = useUnaVez(props.onListo, props.onCancelar)
  const combobox = useCombobox({ opened: true })
  // What stands in the cell and is no entry, or none that can still be chosen, is none of these.
  const actual = fila?.crudo[columna] === undefined ? (fila && lista.actual(fila)) || null : undefined
  const opciones = opcionesPara(columna, texto, ctx)

  const onKeyDown = (e: KeyboardEvent) => {
    e.stopPropagation()
    if (e.key === 'Escape') return cancelar()
    if (e.key.startsWith('Arrow')) return
    const despues = despuesDe(e, 'editar')
    if (!despues) return
    e.preventDefault()
    listo(quedaEnCelda(opciones, combobox.getSelectedOptionIndex(), texto), despues, despues === 'aqui')
  }

  /** What was typed counts as in any other cell, where it says an entry word for word; a list that was only looked at changes nothing. */
  const alSalir = () => (isOpcionEscrita(columna, texto, ctx) ? listo(texto, 'nada') : dejar())

  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      width={260}
      onOptionSubmit={valor => listo(valor, 'aqui')}
    >
      <Combobox.Target withKeyboardNavigation>
        <input
          ref={campo}
          className={classes.campo}
          data-clase="opcion"
          aria-label={columnaDe(columna).nombre}
          autoComplete="off"
          placeholder={fila ? escribirCelda(columna, fila, ctx) : undefined}
          value={texto}
          onChange={e => setTexto(e.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={alSalir}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={256} style={{ overflowY: 'auto' }} aria-label={columnaDe(columna).nombre}>
          {opciones.map(o => (
            <Combobox.Option key={String(o.valor)} value={o.nombre} active={o.valor === actual}>
              {o.nombre || o.detalle}
              {o.nombre && o.detalle && o.detalle !== o.nombre && <small> · {o.detalle}</small>}
            </Combobox.Option>
          ))}
          {opciones.length === 0 && <Combobox.Empty>Sin coincidencias</Combobox.Empty>}
        </Combobox.Options>
        <Marca combobox={combobox} texto={texto} isPuesta={opciones.some(o => o.valor === actual)} />
      </Combobox.Dropdown>
    </Combobox>
  )
}

interface MarcaProps {
  combobox: ComboboxStore
  texto: string
  /** Whether what stands in the cell is one of the list. */
  isPuesta: boolean
}

/** Marks the likeliest entry for what is typed; while nothing is, the one that stands in the cell. Behind the list, which is drawn later than its field. */
function Marca({ combobox, texto, isPuesta }: MarcaProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed marks the likeliest
  useEffect(() => {
    if (texto) combobox.selectFirstOption()
    else if (isPuesta) combobox.selectActiveOption()
    else combobox.resetSelectedOption()
  }, [texto])
  return null
}
