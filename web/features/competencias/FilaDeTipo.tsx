import type { Terminos } from '@malla/domain/planes/terminos.ts'
import { IconChevronRight, IconPlus } from '@tabler/icons-react'
import { ActionButton } from '../../ui/ActionButton.tsx'
import classes from './Arbol.module.css'
import { type Comunes, propsDeFila } from './filas.ts'
import { palabraDeNivel, tiposCon } from './nodos.ts'

/** The head of a kind: how the plan calls it, how many, and the button for one more. */
export function FilaDeTipo(props: Comunes & { terminos: Terminos }) {
  const { fila, isAbierta, permisos, terminos } = props
  const { nodo } = fila
  const tipo = tiposCon(terminos).find(t => t.tipopadre === nodo.tipopadre)!
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys
    <div
      {...propsDeFila(props)}
      role="treeitem"
      tabIndex={props.isAlcanzable ? 0 : -1}
      className={`${classes.fila} ${classes.tipo}`}
      onClick={() => {
        props.onFoco()
        props.onAlternar()
      }}
    >
      <span className={classes.abrir} aria-hidden>
        {nodo.hijos.length > 0 && <IconChevronRight size={14} data-abierta={isAbierta || undefined} />}
      </span>
      <span className={classes.titulo}>
        {tipo.titulo} <span className={classes.nota}>{tipo.nota}</span>
      </span>
      <span className={classes.nota}>{nodo.cuantas}</span>
      <ActionButton
        variant="subtle"
        size="compact-sm"
        whyNot={permisos.crear}
        leftSection={<IconPlus size={14} aria-hidden />}
        aria-label={`${palabraDeNivel(1, terminos)}: añadir en ${tipo.titulo}`}
        onClick={event => {
          event.stopPropagation()
          props.onDentro()
        }}
      >
        {palabraDeNivel(1, terminos)}
      </ActionButton>
    </div>
  )
}
