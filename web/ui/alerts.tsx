import { mensajes } from '@malla/contracts/mensajes.ts'
import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { SinPartir } from './SinPartir.tsx'

let last: string | null = null

/** What can be done about what is told: the words of its button, and the doing. */
export interface Accion {
  nombre: string
  hacer: () => void
}

/**
 * The success alert: «¡Bien!» and what was done; top centre, gone after 5 s (§8, §9). Mounted once by the shell. It takes the place of the one
 * before: several would cover the title of what one works on. With something that can be done about it, it stays three times as long.
 */
export function notifyGood(message: string, accion?: Accion): void {
  if (last) notifications.hide(last)
  const dicho = <SinPartir>{message}</SinPartir>
  const id = notifications.show({
    title: mensajes.alertas.bien,
    message: accion ? (
      <Group justify="space-between" gap={8} wrap="nowrap">
        <span>{dicho}</span>
        <Button
          variant="light"
          size="compact-sm"
          onClick={() => {
            notifications.hide(id)
            accion.hacer()
          }}
        >
          {accion.nombre}
        </Button>
      </Group>
    ) : (
      dicho
    ),
    ...(accion && { autoClose: 15_000 }),
    color: 'palta',
    icon: <IconCheck size={18} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Cerrar el aviso' },
  })
  last = id
}

/**
 * Tells what nothing else could tell: a dialog's own code did not come, the browser does not copy. It stays until the person closes it. Other errors are
 * dialogs or lines (§8).
 */
export function notifyBad(message: string): void {
  notifications.show({
    title: mensajes.alertas.cuidado,
    message: <SinPartir>{message}</SinPartir>,
    color: 'rocoto',
    autoClose: false,
    icon: <IconAlertTriangle size={18} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Cerrar el aviso' },
  })
}
