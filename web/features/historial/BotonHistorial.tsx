import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { HistorialDrawer, type HistorialProps } from './HistorialDrawer.tsx'

const HISTORIAL = 'historial'

/** The versions of what the page shows, behind a button; that they are open stands in the address. */
export function BotonHistorial({
  enBarra,
  ...props
}: Omit<HistorialProps, 'enDireccion' | 'onClose'> & {
  /** Among the buttons of a bar, and as high as they are. */
  enBarra?: boolean
}) {
  const { vista } = useAddress()
  const setAddress = useSetAddress()
  return (
    <>
      <Button
        variant="default"
        size={enBarra ? 'sm' : 'compact-sm'}
        leftSection={<IconHistory size={14} aria-hidden />}
        onClick={() => setAddress({ vista: HISTORIAL })}
      >
        Historial
      </Button>
      {vista === HISTORIAL && (
        <HistorialDrawer
          {...props}
          enDireccion
          onClose={() => setAddress({ vista: undefined }, { replace: true })}
        />
      )}
    </>
  )
}
