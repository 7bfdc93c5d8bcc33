import type { SesionAbierta } from '@malla/contracts/sesion.ts'
import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { Loaded } from '../../app/Loaded.tsx'
import { useCall, useWrite } from '../../app/query.ts'
import { confirm } from '../../ui/dialogs.tsx'
import { dmyTime } from '../../ui/form/dates.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import classes from './SesionesTab.module.css'

/** Where one is signed in, and signing out there. */
export function SesionesTab() {
  const sesiones = useCall('auth.sesiones', {}, { meta: { shown: true } })
  const closeOtras = useWrite('auth.closeOtras', { form: true })
  const otras = (rows: readonly SesionAbierta[]) => rows.filter(s => !s.actual).length
  return (
    <Loaded query={sesiones}>
      {({ data }) => (
        <>
          <p className={classes.lead}>
            Su cuenta está abierta en estos equipos. Si no reconoce un equipo, cierre esa sesión y cambie su
            contraseña.
          </p>
          <ul className={classes.list}>
            {data.map(sesion => (
              <Fila key={sesion.id} sesion={sesion} />
            ))}
          </ul>
          {otras(data) > 1 && (
            <Button
              variant="default"
              onClick={() =>
                void confirm({
                  text: `¿Realmente desea cerrar las otras ${otras(data)} sesiones?`,
                  work: () => closeOtras.mutateAsync({}),
                })
              }
            >
              Cerrar todas las demás
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}

function Fila({ sesion }: { sesion: SesionAbierta }) {
  const close = useWrite('auth.closeSesion')
  const Icon = /android|iphone|ipad|móvil/i.test(sesion.equipo) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.row}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div className={classes.what}>
        <strong>{sesion.equipo}</strong>
        <span>
          {[
            sesion.direccion,
            `usada el ${dmyTime(sesion.usada_at)}`,
            `desde el ${dmyTime(sesion.created_at)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {sesion.actual ? (
        <StateBadge tone="good">Esta sesión</StateBadge>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          loading={close.isPending}
          aria-label={`Cerrar sesión en ${sesion.equipo}`}
          onClick={() => close.mutate({ id: sesion.id })}
        >
          Cerrar sesión
        </Button>
      )}
    </li>
  )
}
