import { Button, Popover } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { tecla } from '../../../../ui/tecla.ts'
import { teclas } from './lugares.ts'
import classes from './Teclas.module.css'

/** What the keys do. */
export function Teclas() {
  return (
    <Popover position="top-end" width={360} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<IconKeyboard size={14} aria-hidden />}
          className={classes.teclas}
        >
          Atajos de teclado
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Atajos de teclado">
        <dl className={classes.atajos}>
          {teclas.map(([cual, hace]) => (
            <div key={cual}>
              <dt>{tecla(cual)}</dt>
              <dd>{tecla(hace)}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  )
}
