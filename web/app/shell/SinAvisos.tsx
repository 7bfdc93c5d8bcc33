import { Button } from '@mantine/core'
import { hideNotification, notificationsStore, useNotifications } from '@mantine/notifications'
import classes from './SinAvisos.module.css'

/** In the place of the notices when their code did not come: what was done and what failed is said all the same, until it is closed. */
export function SinAvisos() {
  const { notifications } = useNotifications(notificationsStore)
  return (
    <div className={`${classes.avisos} no-print`} role="status">
      {notifications.map(({ id, title, message }) => (
        <div key={id} className={classes.aviso}>
          <b>{title}</b>
          <div>{message}</div>
          <Button variant="subtle" size="compact-sm" onClick={() => hideNotification(id!)}>
            Cerrar
          </Button>
        </div>
      ))}
    </div>
  )
}
