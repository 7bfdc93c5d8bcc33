import type { Terminos } from '@malla/domain/planes/terminos.ts'
import { IconChevronRight, IconPlus } from '@tabler/icons-react'
import { ActionButton } from '../../ui/ActionButton.tsx'
import classes from './Arbol.module.css'
import { type Comunes, type Hacer, propsDeFila } from './filas.ts'
import { palabraDeNivel, tiposCon } from './nodos.ts'

interface Props extends Comunes {
  tipopadre: number
  cuantas: number
  terminos: Terminos
  whyNotCrear: string | null
  hacer: Hacer
}

/** The head of a kind: how the plan calls it, how many, and the button for one more. The tree takes clicks and keys. */
export function FilaDeTipo(props: Props) {
  const { clave, isAbierta, terminos } = props
  const tipo = tiposCon(terminos).find(t => t.tipopadre === props.tipopadre)!
  return (
    <div
      {...propsDeFila(props)}
      role="treeitem"
      tabIndex={props.isAlcanzable ? 0 : -1}
      className={`${classes.fila} ${classes.tipo}`}
    >
      <span className={classes.abrir} aria-hidden data-hacer="alternar">
        {isAbierta !== undefined && (
          <IconChevronRight className="no-print" size={14} data-abierta={isAbierta || undefined} />
        )}
      </span>
      <span className={classes.titulo}>
        {tipo.titulo} <span className={classes.nota}>{tipo.nota}</span>
      </span>
      <span className={classes.nota}>{props.cuantas}</span>
      <ActionButton
        className="no-print"
        variant="subtle"
        size="compact-sm"
        whyNot={props.whyNotCrear}
        leftSection={<IconPlus size={14} aria-hidden />}
        aria-label={`${palabraDeNivel(1, terminos)}: añadir en ${tipo.titulo}`}
        onClick={() => props.hacer('dentro', clave)}
      >
        {palabraDeNivel(1, terminos)}
      </ActionButton>
    </div>
  )
}
