import { type KeyboardEvent, useState } from 'react'
import { type ColumnaId, type Contexto, columnaDe } from './columnas.ts'
import classes from './Editor.module.css'
import { EditorDeOpcion } from './EditorDeOpcion.tsx'
import { EditorDeRequisitos } from './EditorDeRequisitos.tsx'
import { type Despues, despuesDe, inicial, useCampo, useUnaVez } from './editores.ts'
import type { Fila } from './fila.ts'

export interface EditorProps {
  columna: ColumnaId
  /** Null in the place for a new course. */
  fila: Fila | null
  ctx: Contexto
  modo: 'reemplazar' | 'editar'
  /** What was typed to begin it; mostly empty. */
  letra: string
  /** `texto` null: the cell stays as it was. `enTodas`: into the whole selection (Ctrl + Enter). */
  onListo: (texto: string | null, despues: Despues, enTodas?: boolean) => void
  /** `conFoco` false: the person has gone elsewhere already. */
  onCancelar: (conFoco?: boolean) => void
}

/** The field in which a cell is written, by its kind. */
export function EditorDeCelda(props: EditorProps) {
  const { clase } = columnaDe(props.columna)
  if (clase === 'opcion') return <EditorDeOpcion {...props} />
  if (clase === 'requisitos') return <EditorDeRequisitos {...props} />
  return <EditorDeTexto {...props} />
}

function EditorDeTexto(props: EditorProps) {
  const { columna, modo } = props
  const [texto, setTexto] = useState(() => inicial(props))
  const campo = useCampo()
  const { listo, cancelar } = useUnaVez(props.onListo, props.onCancelar)
  const onKeyDown = (e: KeyboardEvent) => {
    e.stopPropagation()
    if (e.key === 'Escape') return cancelar()
    const despues = despuesDe(e, modo)
    if (!despues) return
    e.preventDefault()
    listo(texto, despues, despues === 'aqui')
  }
  return (
    <input
      ref={campo}
      className={classes.campo}
      data-clase={columnaDe(columna).clase}
      aria-label={columnaDe(columna).nombre}
      inputMode={columnaDe(columna).clase === 'numero' ? 'decimal' : undefined}
      autoComplete="off"
      value={texto}
      onChange={e => setTexto(e.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => listo(texto, 'nada')}
    />
  )
}
