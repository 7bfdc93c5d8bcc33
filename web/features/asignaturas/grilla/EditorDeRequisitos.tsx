import { Combobox } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { OpcionesDeCursos } from '../OpcionesDeCursos.tsx'
import { Significado } from '../Significado.tsx'
import { useSugerencias } from '../useSugerencias.ts'
import { columnaDe } from './columnas.ts'
import { useCursosEscritos } from './cursosEscritos.ts'
import classes from './Editor.module.css'
import type { EditorProps } from './EditorDeCelda.tsx'
import { despuesDe, inicial, useCampo, useUnaVez } from './editores.ts'

/** The field for requisites: written in the grammar, with the courses that a word may mean, and what it means so far in words. */
export function EditorDeRequisitos(props: EditorProps) {
  const { columna, fila, ctx } = props
  const [texto, setTexto] = useState(() => inicial(props))
  const campo = useCampo()
  const { listo, cancelar } = useUnaVez(props.onListo, props.onCancelar)
  const cursos = useCursosEscritos()
  const propio = fila?.id ?? null
  const { combobox, hallados, elegir, ...mano } = useSugerencias({
    campo,
    texto,
    setTexto,
    cursos,
    propio,
    lexico: ctx.lexico,
    isAbierto: true,
  })

  const onKeyDown = (e: KeyboardEvent) => {
    e.stopPropagation()
    if (e.key === 'Escape') return cancelar()
    const isEligiendo = combobox.getSelectedOptionIndex() >= 0
    if (e.key.startsWith('Arrow') || (e.key === 'Enter' && !e.ctrlKey && isEligiendo)) return
    const despues = despuesDe(e, 'editar')
    if (!despues) return
    e.preventDefault()
    listo(texto, despues, despues === 'aqui')
  }

  return (
    <Combobox store={combobox} position="bottom-start" width={340} onOptionSubmit={elegir}>
      <Combobox.Target>
        <input
          ref={campo}
          className={classes.campo}
          data-clase="requisitos"
          aria-label={columnaDe(columna).nombre}
          autoComplete="off"
          value={texto}
          {...mano}
          onKeyDown={onKeyDown}
          onBlur={() => listo(texto, 'nada')}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <OpcionesDeCursos cursos={hallados} />
        <Combobox.Footer>
          <Significado
            texto={texto}
            lexico={ctx.lexico}
            nombreDe={id => cursos.find(c => c.id === id)?.nombre ?? null}
          />
        </Combobox.Footer>
      </Combobox.Dropdown>
    </Combobox>
  )
}
