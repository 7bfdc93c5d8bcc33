import { mensajes } from '@malla/contracts/mensajes.ts'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'

let last: string | null = null

/**
 * The success alert: «¡Bien!» and what was done; top centre, gone after 5 s (§8, §9). Mounted once by the shell. It takes the place of the one
 * before: several would cover the title of what one works on.
 */
export function notifyGood(message: string): void {
  if (last) notifications.hide(last)
  last = notifications.show({
    title: mensajes.alertas.bien,
    message,
    color: 'palta',
    icon: <IconCheck size={18} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Cerrar el aviso' },
  })
}

/** Tells of something that failed while the person did something else; it stays until they close it. */
export function notifyBad(message: string): void {
  notifications.show({
    title: mensajes.alertas.cuidado,
    message,
    color: 'rocoto',
    autoClose: false,
    icon: <IconAlertTriangle size={18} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Cerrar el aviso' },
  })
}
