import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import estilo from './CabezaDeGrilla.module.css'
import { Casilla } from './Casilla.tsx'
import { cuantasFijas } from './CeldaDeCurso.tsx'
import { type ColumnaId, columnaDe } from './columnas.ts'
import type { Columnas } from './columnasDeTabla.ts'
import classes from './Grilla.module.css'
import { Parte, Renglon, Titulo } from './roles.tsx'
import type { EnVista } from './useVista.ts'

/**
 * The titles: a click sorts inside the groups, the other way round, and not at all; the edge changes the width, and so do arrows with Mayús. One of them
 * takes Tab, arrows walk.
 */
export function CabezaDeGrilla({
  columnas,
  vista,
  marcadas,
  onMarcarTodas,
}: {
  columnas: Columnas
  vista: EnVista
  marcadas: 'todas' | 'algunas' | 'ninguna'
  onMarcarTodas: () => void
}) {
  const [enTab, setEnTab] = useState<ColumnaId>('lugar')
  const { orden } = vista.vista
  const titulos = columnas.table.getHeaderGroups()[0]!.headers
  const tab = columnas.ids.includes(enTab) ? enTab : columnas.ids[0]

  const onKeyDown = (e: KeyboardEvent) => {
    const paso = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0
    const titulo = (e.target as Element).closest<HTMLElement>('[data-columna]')
    if (paso && titulo && e.shiftKey) {
      e.preventDefault()
      columnas.ensanchar(titulo.dataset.columna as ColumnaId, paso)
      return
    }
    const siguiente = columnas.ids[columnas.ids.indexOf(tab!) + paso]
    if (!paso || !siguiente) return
    e.preventDefault()
    setEnTab(siguiente)
    e.currentTarget.querySelector<HTMLElement>(`[data-columna="${siguiente}"] button`)?.focus()
  }
  const ordenar = (columna: ColumnaId) => {
    const isMisma = orden?.columna === columna
    vista.cambiar({
      orden: isMisma && orden.isDescendente ? null : { columna, isDescendente: isMisma },
    })
  }

  const dibujados = titulos.map((titulo, i) => {
    const { id, titulo: texto, nombre, clase } = columnaDe(titulo.id as ColumnaId)
    const asc = orden?.columna === id ? !orden.isDescendente : null
    return (
      <Titulo
        key={id}
        aria-colindex={i + 2}
        aria-sort={asc === null ? undefined : asc ? 'ascending' : 'descending'}
        className={estilo.titulo}
        data-columna={id}
        data-clase={clase}
      >
        <button
          type="button"
          tabIndex={id === tab ? 0 : -1}
          title={nombre}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          aria-label={nombre.startsWith(texto) ? nombre : `${texto}, ${nombre}`}
          onClick={() => ordenar(id)}
          onFocus={() => setEnTab(id)}
        >
          {texto}
          {asc !== null &&
            (asc ? <IconArrowUp size={12} aria-hidden /> : <IconArrowDown size={12} aria-hidden />)}
        </button>
        <span
          aria-hidden
          className={estilo.asa}
          data-tirando={titulo.column.getIsResizing() || undefined}
          onMouseDown={titulo.getResizeHandler()}
          onTouchStart={titulo.getResizeHandler()}
          onDoubleClick={() => titulo.column.resetSize()}
        />
      </Titulo>
    )
  })
  const fijas = cuantasFijas(columnas.ids)

  return (
    <Parte className={classes.cabeza} onKeyDown={onKeyDown}>
      <Renglon aria-rowindex={1} className={classes.fila}>
        <div className={classes.fijas}>
          <Titulo className={`${estilo.titulo} ${classes.marca}`} aria-colindex={1}>
            <Casilla
              rotulo="Elegir todos los cursos que se ven"
              marcada={marcadas === 'todas'}
              aMedias={marcadas === 'algunas'}
              isEnTab
              onCambio={onMarcarTodas}
            />
          </Titulo>
          {dibujados.slice(0, fijas)}
        </div>
        {dibujados.slice(fijas)}
      </Renglon>
    </Parte>
  )
}
