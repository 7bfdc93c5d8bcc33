import { ActionIcon, Kbd, Popover } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { tecla } from '../../../ui/tecla.ts'
import classes from './Barra.module.css'

const atajos = [
  ['Enter · F2', 'Escribir en la celda; al terminar, Enter baja y Tab avanza'],
  ['Supr', 'Vaciar lo seleccionado'],
  ['Mayús flechas', 'Seleccionar un rango'],
  ['Ctrl C · X · V', 'Copiar, cortar y pegar; también con Excel y LibreOffice'],
  ['Ctrl D', 'Rellenar hacia abajo'],
  ['Ctrl Enter', 'Al escribir: en todas las celdas seleccionadas'],
  ['Ctrl Z · Ctrl Mayús Z', 'Deshacer y rehacer'],
  ['Mayús Espacio', 'Marcar los cursos seleccionados'],
  ['Ctrl Supr', 'Eliminar los cursos seleccionados'],
  ['Alt Enter', 'Abrir la ficha del curso'],
  ['Ctrl S', 'Guardar'],
  ['Mayús ← →', 'En un título: más angosta o más ancha la columna'],
  ['Esc y Tab', 'Salir de la tabla'],
] as const

/** The keys of the grid. */
export function Atajos() {
  return (
    <Popover width={400} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon size={36} variant="default" aria-label="Atajos de teclado">
          <IconKeyboard size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <dl className={classes.atajos}>
          {atajos.map(([cual, que]) => (
            <div key={cual} style={{ display: 'contents' }}>
              <dt>
                <Kbd>{tecla(cual)}</Kbd>
              </dt>
              <dd>{que}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  )
}
