import type { Registro } from '@malla/contracts/logs.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { Checkbox, Skeleton } from '@mantine/core'
import { Avatar } from '../../ui/Avatar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { hmAqui } from '../../ui/form/dates.ts'
import { useHoy } from '../../ui/hoy.ts'
import { QuietError } from '../../ui/QuietError.tsx'
import { Sentence } from '../../ui/Sentence.tsx'
import type { ListState } from '../../ui/table/list.ts'
import { SelectionBar } from '../../ui/table/SelectionBar.tsx'
import { TableFooter } from '../../ui/table/TableFooter.tsx'
import { useDelayed } from '../../ui/useDelayed.ts'
import { porDias, tituloDeDia } from './dias.ts'
import classes from './ListaDeActividades.module.css'

const SISTEMA = 'El sistema'

interface ListaProps {
  list: ListState<Registro>
  chosen: ReadonlySet<number>
  onChoose: (ids: ReadonlySet<number>) => void
  onDelete: () => void
}

/** A page of the log by days: hour, who, what, where. Chosen entries can be taken off the list. */
export function ListaDeActividades({ list, chosen, onChoose, onDelete }: ListaProps) {
  const late = useDelayed(list.loading)
  const hoy = useHoy()
  const rows = list.rows ?? []
  const here = rows.filter(row => chosen.has(row.id)).length
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  // What was chosen on other pages stays.
  const toggleAll = () => {
    const others = [...chosen].filter(id => !rows.some(row => row.id === id))
    onChoose(new Set(here === rows.length ? others : [...others, ...rows.map(row => row.id)]))
  }

  return (
    <div>
      {list.error && <QuietError error={list.error} retry={list.retry} />}
      {chosen.size > 0 && (
        <SelectionBar count={chosen.size} onClear={() => onChoose(new Set())} onDelete={onDelete} />
      )}
      {late && !list.rows && <Skeleton height={320} />}
      {rows.length > 0 && (
        <Checkbox
          className={`${classes.all} no-print`}
          size="xs"
          label="Seleccionar todas las de esta página"
          checked={here === rows.length}
          indeterminate={here > 0 && here < rows.length}
          onChange={toggleAll}
        />
      )}
      <div aria-busy={list.loading}>
        {porDias(rows).map(([dia, delDia]) => (
          <section key={dia} aria-labelledby={`dia-${dia}`}>
            <h2 id={`dia-${dia}`} className={classes.dia}>
              {tituloDeDia(dia, hoy)}
            </h2>
            <ul className={classes.list}>
              {delDia.map(row => (
                <Actividad
                  key={row.id}
                  row={row}
                  checked={chosen.has(row.id)}
                  onToggle={() => toggle(row.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {list.rows?.length === 0 && !list.loading && (
        <EmptyState title={list.filtered ? mensajes.tabla.sinCoincidencias : 'Todavía no hay actividades'}>
          {list.filtered
            ? 'Cambie o quite los filtros de arriba.'
            : 'Aquí aparece lo que cada persona crea, cambia o elimina en la institución.'}
        </EmptyState>
      )}
      {list.pagination.total > 0 && <TableFooter list={list} />}
    </div>
  )
}

interface ActividadProps {
  row: Registro
  checked: boolean
  onToggle: () => void
}

const Actividad = ({ row, checked, onToggle }: ActividadProps) => (
  <li className={classes.row} data-checked={checked || undefined}>
    <Checkbox size="xs" aria-label={`Seleccionar: ${row.evento}`} checked={checked} onChange={onToggle} />
    <time className={classes.hora} dateTime={row.cuando}>
      {hmAqui(row.cuando)}
    </time>
    <Avatar name={row.user?.nombres ?? SISTEMA} image={row.user?.imagen_url} size={24} />
    <span className={classes.evento}>
      <Sentence who={row.user?.nombres ?? SISTEMA} pieces={row.tramos} />
      {row.donde && <span className={classes.donde}>{row.donde}</span>}
    </span>
  </li>
)
