import { IconArrowDown, IconArrowUp, IconDots, IconPlus } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import type { MenuAction } from '../../ui/ActionItems.tsx'
import { RowMenu } from '../../ui/table/RowMenu.tsx'
import { tecla } from '../../ui/tecla.ts'
import classes from './Arbol.module.css'
import type { PropsDeCompetencia } from './FilaDeCompetencia.tsx'
import type { Que } from './filas.ts'

const PRIMERA = 'Ya es la primera.'
const ULTIMA = 'Ya es la última.'

/**
 * The buttons of a line: up, down, one more in it, and the rest behind the three points. By keyboard only those of the line that has the focus.
 * The tree hears what they say (`data-hacer`); the menu is made when it is first opened, for a plan may have hundreds of lines.
 */
export function AccionesDeFila(props: PropsDeCompetencia) {
  const { competencia: c, permisos, isAlcanzable, clave, hacer } = props
  const [isAbierto, setAbierto] = useState(false)
  const boton = (que: Que, Icon: Icono, label: string, title: string, disabled = false) => (
    <button
      type="button"
      className={classes.boton}
      data-hacer={que}
      aria-label={label}
      title={title}
      tabIndex={isAlcanzable ? 0 : -1}
      disabled={disabled}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
  return (
    <span className={`${classes.acciones} no-print`}>
      {!permisos.editar && (
        <>
          {boton('subir', IconArrowUp, `Subir ${c.codigo}`, tecla('Subir (Alt ↑)'), props.posicion === 1)}
          {boton(
            'bajar',
            IconArrowDown,
            `Bajar ${c.codigo}`,
            tecla('Bajar (Alt ↓)'),
            props.posicion === props.hermanos,
          )}
        </>
      )}
      {!permisos.crear &&
        boton('dentro', IconPlus, `Añadir dentro de ${c.codigo}`, tecla('Añadir dentro (Mayús Insert)'))}
      {isAbierto ? (
        <RowMenu name={c.codigo} actions={accionesDe(props, que => hacer(que, clave))} defaultOpened />
      ) : (
        <button
          type="button"
          className={classes.boton}
          aria-label={`Acciones de ${c.codigo}`}
          aria-haspopup="menu"
          tabIndex={isAlcanzable ? 0 : -1}
          onClick={() => setAbierto(true)}
        >
          <IconDots size={18} aria-hidden />
        </button>
      )}
    </span>
  )
}

type Icono = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

function accionesDe(
  { competencia: c, permisos, posicion, hermanos }: PropsDeCompetencia,
  hacer: (que: Que) => void,
): MenuAction[] {
  const primera = posicion === 1 ? PRIMERA : null
  const ultima = posicion === hermanos ? ULTIMA : null
  const raiz = c.competencia_id === 0 ? 'Ya está en el primer nivel.' : null
  const accion = (label: string, que: Que, whyNot: string | null = null): MenuAction => ({
    label,
    onClick: () => hacer(que),
    whyNot,
  })
  return [
    accion(permisos.editar ? 'Ver' : 'Editar', 'abrir'),
    accion('Cambiar el nombre', 'nombre', permisos.editar),
    accion('Añadir al lado', 'nueva', permisos.crear),
    accion('Añadir dentro', 'dentro', permisos.crear),
    accion('Subir', 'subir', permisos.editar ?? primera),
    accion('Bajar', 'bajar', permisos.editar ?? ultima),
    accion('Poner dentro de la anterior', 'adentro', permisos.editar ?? primera),
    accion('Sacar al nivel superior', 'afuera', permisos.editar ?? raiz),
    accion('Historial', 'historial'),
    { ...accion('Eliminar', 'eliminar', permisos.eliminar), danger: true },
  ]
}
