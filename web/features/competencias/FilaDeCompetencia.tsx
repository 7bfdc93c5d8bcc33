import type { Competencia } from '@malla/contracts/competencias.ts'
import type { Terminos } from '@malla/domain/planes/terminos.ts'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconChevronRight, IconPlus } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { RowMenu } from '../../ui/table/RowMenu.tsx'
import classes from './Arbol.module.css'
import { type Comunes, propsDeFila } from './filas.ts'
import { palabraDeNivel } from './nodos.ts'
import { useRecientes } from './recientes.ts'
import type { Paso } from './useMover.ts'

interface Props extends Comunes {
  competencia: Competencia
  terminos: Terminos
  isActual: boolean
  isEnMano: boolean
  onAbrir: () => void
  onNombre: () => void
  onHermana: () => void
  onEliminar: () => void
  onHistorial: () => void
  onPaso: (cual: Paso) => void
  /** In the place of its name while that is written. */
  children: ReactNode
}

/** A competency: its code, its name, what it is attached to, and what can be done with it. */
export function FilaDeCompetencia(props: Props) {
  const { fila, competencia: c, permisos } = props
  const isReciente = useRecientes().has(c.id)
  const notas = notasDe(c)
  const { clave } = fila.nodo
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('button, form, [data-abrir]')) return
    props.onFoco()
    props.onAbrir()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys
    <div
      {...propsDeFila(props)}
      role="treeitem"
      tabIndex={props.isAlcanzable ? 0 : -1}
      className={classes.fila}
      aria-labelledby={`${clave}-codigo ${clave}-nombre`}
      aria-current={props.isActual || undefined}
      data-reciente={isReciente || undefined}
      data-en-mano={props.isEnMano || undefined}
      data-agrupa={!c.iscompetencia || undefined}
      draggable={!permisos.editar && !props.children}
      onClick={onClick}
    >
      <span className={classes.abrir} aria-hidden data-abrir onClick={props.onAlternar}>
        {fila.nodo.hijos.length > 0 && (
          <IconChevronRight size={14} data-abierta={props.isAbierta || undefined} />
        )}
      </span>
      <span id={`${clave}-codigo`} className={classes.codigo}>
        {c.codigo}
      </span>{' '}
      {props.children || (
        <>
          <span id={`${clave}-nombre`} className={classes.titulo}>
            {c.nombre}
            {notas.length > 0 && <span className={classes.nota}> {notas.join(' · ')}</span>}
          </span>
          <Acciones {...props} />
        </>
      )}
    </div>
  )
}

const notasDe = (c: Competencia): string[] => [
  ...(c.iscompetencia ? [] : ['agrupa otras']),
  ...(c.perfil_egreso_id === null ? [] : ['perfil de egreso']),
  ...(c.resultados_ids.length === 0
    ? []
    : [c.resultados_ids.length === 1 ? '1 resultado' : `${c.resultados_ids.length} resultados`]),
]

/** The buttons of a line: up, down, one more in it, and the rest behind the three points. By keyboard only those of the line that has the focus. */
function Acciones(props: Props) {
  const { competencia: c, fila, permisos, terminos, isAlcanzable, onPaso } = props
  const tabIndex = isAlcanzable ? 0 : -1
  const primera = fila.posicion === 1 ? 'Ya es la primera.' : null
  const ultima = fila.posicion === fila.hermanos ? 'Ya es la última.' : null
  return (
    <span className={`${classes.acciones} no-print`}>
      {!permisos.editar && (
        <>
          <ActionIcon
            aria-label={`Subir ${c.codigo}`}
            title="Subir (Alt + ↑)"
            tabIndex={tabIndex}
            disabled={primera !== null}
            onClick={() => onPaso('subir')}
          >
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={`Bajar ${c.codigo}`}
            title="Bajar (Alt + ↓)"
            tabIndex={tabIndex}
            disabled={ultima !== null}
            onClick={() => onPaso('bajar')}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
      {!permisos.crear && (
        <ActionIcon
          aria-label={`Añadir dentro de ${c.codigo}`}
          title={`${palabraDeNivel(fila.nivel, terminos)} dentro (Mayús + Insert)`}
          tabIndex={tabIndex}
          onClick={props.onDentro}
        >
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      )}
      <RowMenu
        name={c.codigo}
        actions={[
          { label: permisos.editar ? 'Ver' : 'Editar', onClick: props.onAbrir },
          { label: 'Cambiar el nombre', onClick: props.onNombre, whyNot: permisos.editar },
          { label: 'Añadir al lado', onClick: props.onHermana, whyNot: permisos.crear },
          { label: 'Añadir dentro', onClick: props.onDentro, whyNot: permisos.crear },
          { label: 'Subir', onClick: () => onPaso('subir'), whyNot: permisos.editar ?? primera },
          { label: 'Bajar', onClick: () => onPaso('bajar'), whyNot: permisos.editar ?? ultima },
          {
            label: 'Poner dentro de la anterior',
            onClick: () => onPaso('adentro'),
            whyNot: permisos.editar ?? primera,
          },
          {
            label: 'Sacar un nivel',
            onClick: () => onPaso('afuera'),
            whyNot: permisos.editar ?? (c.competencia_id === 0 ? 'Ya está en el primer nivel.' : null),
          },
          { label: 'Historial', onClick: props.onHistorial },
          { label: 'Eliminar', danger: true, onClick: props.onEliminar, whyNot: permisos.eliminar },
        ]}
      />
    </span>
  )
}

/** The line in which something new is written. */
export const FilaNueva = ({ nivel, children }: { nivel: number; children: ReactNode }) => (
  <div
    role="treeitem"
    tabIndex={-1}
    aria-level={nivel}
    aria-label="Nueva"
    className={classes.fila}
    style={{ '--nivel': nivel } as object}
  >
    <span className={classes.abrir} aria-hidden />
    {children}
  </div>
)
