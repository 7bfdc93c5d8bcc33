import { medidas } from '@malla/domain/analitica/palabras.ts'
import { Button, Select, Tooltip } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconLock,
  IconMinus,
  IconPlus,
  IconRoute,
  IconVectorBezier2,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { tecla } from '../../ui/tecla.ts'
import classes from './Barra.module.css'
import type { ModoDeColor } from './colores.ts'
import { escalon } from './useZoom.ts'

const modos = [
  {
    group: 'Del curso',
    items: [
      { value: 'area', label: 'Área' },
      { value: 'tipo', label: 'Tipo' },
      { value: 'silabo', label: 'Sílabo' },
    ],
  },
  {
    group: 'Analítica curricular',
    items: medidas.map(({ clave, nombre }) => ({ value: clave, label: nombre })),
  },
]

export interface BarraProps {
  modo: ModoDeColor
  onModo: (modo: ModoDeColor) => void
  /** Whether the longest chain of the plan is drawn; null where colours say nothing about chains. */
  cadena: boolean | null
  onCadena: (cadena: boolean) => void
  /** Null on phones: there the malla is a list, without zoom and lines. */
  zoom: number | null
  /** Null where the browser draws it at one size. */
  onZoom: ((zoom: number) => void) | null
  todas: boolean
  onTodas: (todas: boolean) => void
  /** What Ctrl Z would take back and bring again; null when nothing. */
  deshacer: string | null
  rehacer: string | null
  onDeshacer: () => void
  onRehacer: () => void
  /** Why nothing can be moved; else the hint of the keys is shown. */
  whyNot: string | null
  guardado: string
  leyenda: ReactNode
  agregar: ReactNode
}

/** Over the board: what colours mean, zoom, lines, undo, and how far saving is. */
export function Barra(props: BarraProps) {
  const { zoom, onZoom, todas, whyNot } = props
  return (
    <div className={classes.barra} role="toolbar" aria-label="Malla">
      <Select
        size="xs"
        w={150}
        aria-label="Qué muestra el color"
        data={modos}
        value={props.modo}
        onChange={modo => modo && props.onModo(modo as ModoDeColor)}
        allowDeselect={false}
        withCheckIcon={false}
        maxDropdownHeight={320}
        comboboxProps={{ width: 190, position: 'bottom-start' }}
      />
      {props.cadena !== null && (
        <Button
          size="compact-xs"
          variant={props.cadena ? 'light' : 'subtle'}
          color={props.cadena ? 'anil' : 'gray'}
          aria-pressed={props.cadena}
          leftSection={<IconRoute size={14} aria-hidden />}
          onClick={() => props.onCadena(!props.cadena)}
        >
          Cadena más larga
        </Button>
      )}
      {zoom !== null && onZoom && (
        <div className={classes.zoom}>
          <Boton nombre="Alejar" onClick={() => onZoom(escalon(zoom, -1))}>
            <IconMinus size={14} aria-hidden />
          </Boton>
          <Tooltip label="Volver al 100 %">
            <Button variant="subtle" color="gray" size="compact-xs" onClick={() => onZoom(1)}>
              {Math.round(zoom * 100)} %
            </Button>
          </Tooltip>
          <Boton nombre="Acercar" onClick={() => onZoom(escalon(zoom, 1))}>
            <IconPlus size={14} aria-hidden />
          </Boton>
        </div>
      )}
      <div className={classes.grupo}>
        {zoom !== null && (
          <Boton nombre="Mostrar todas las líneas" pulsado={todas} onClick={() => props.onTodas(!todas)}>
            <IconVectorBezier2 size={16} aria-hidden />
          </Boton>
        )}
        {!whyNot && (
          <>
            <Boton
              nombre={
                props.deshacer ? `Deshacer: ${props.deshacer} (${tecla('Ctrl Z')})` : 'Nada que deshacer'
              }
              apagado={!props.deshacer}
              onClick={props.onDeshacer}
            >
              <IconArrowBackUp size={16} aria-hidden />
            </Boton>
            <Boton
              nombre={
                props.rehacer ? `Rehacer: ${props.rehacer} (${tecla('Ctrl Mayús Z')})` : 'Nada que rehacer'
              }
              apagado={!props.rehacer}
              onClick={props.onRehacer}
            >
              <IconArrowForwardUp size={16} aria-hidden />
            </Boton>
          </>
        )}
      </div>
      {props.agregar}
      {whyNot ? (
        <p className={classes.nota}>
          <IconLock size={14} aria-hidden /> {whyNot}
        </p>
      ) : (
        <p className={classes.nota} data-ayuda={!props.guardado || undefined} role="status">
          {props.guardado || tecla('Ctrl Z deshace · Alt con las flechas mueve')}
        </p>
      )}
      {props.leyenda}
    </div>
  )
}

function Boton({
  nombre,
  apagado,
  pulsado,
  onClick,
  children,
}: {
  nombre: string
  apagado?: boolean
  pulsado?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <IconButton
      size={28}
      label={nombre}
      off={apagado}
      pressed={pulsado}
      variant={pulsado ? 'light' : 'subtle'}
      color={pulsado ? 'anil' : 'gray'}
      onClick={onClick}
    >
      {children}
    </IconButton>
  )
}
