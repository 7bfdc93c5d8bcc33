import { Button, Checkbox, Popover, Radio, Stack } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { type ColumnaId, columnaDe } from './columnas.ts'
import type { Columnas } from './columnasDeTabla.ts'
import type { EnVista } from './useVista.ts'
import type { Ver } from './vista.ts'

const vistas: readonly { value: Ver; label: string }[] = [
  { value: 'todos', label: 'Todos los cursos' },
  { value: 'avisos', label: 'Solo con avisos' },
  { value: 'incompletos', label: 'Solo sin horas o sin área' },
  { value: 'cambios', label: 'Solo con cambios sin guardar' },
]

/** How the grid is looked at: which courses, grouped or not, which columns. */
export function VistaMenu({ vista, columnas }: { vista: EnVista; columnas: Columnas }) {
  const { ver, agrupada } = vista.vista
  return (
    <Popover width={280} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant={ver === 'todos' ? 'default' : 'light'}
          leftSection={<IconAdjustments size={16} aria-hidden />}
        >
          {ver === 'todos' ? 'Vista' : vistas.find(v => v.value === ver)!.label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={12}>
          <Radio.Group label="Cursos" value={ver} onChange={v => vista.cambiar({ ver: v as Ver })}>
            <Stack gap={12} mt={4}>
              {vistas.map(v => (
                <Radio key={v.value} size="xs" data-autofocus={v.value === ver || undefined} {...v} />
              ))}
            </Stack>
          </Radio.Group>
          <Checkbox
            size="xs"
            label="Agrupar por ciclo y sección"
            checked={agrupada}
            onChange={e => vista.cambiar({ agrupada: e.currentTarget.checked })}
          />
          <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
            <legend className="mantine-InputWrapper-label">Columnas</legend>
            <Stack gap={12}>
              {columnas.table.getAllLeafColumns().map(c => (
                <Checkbox
                  key={c.id}
                  size="xs"
                  label={columnaDe(c.id as ColumnaId).nombre}
                  checked={c.getIsVisible()}
                  disabled={!c.getCanHide()}
                  onChange={c.getToggleVisibilityHandler()}
                />
              ))}
            </Stack>
          </fieldset>
          <Button size="compact-sm" variant="subtle" onClick={columnas.restablecer}>
            Restablecer columnas
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
