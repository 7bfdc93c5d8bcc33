import { Button, CloseButton } from '@mantine/core'
import { useEffect } from 'react'
import classes from './AvisoDeMalla.module.css'
import type { Aviso } from './puertos.ts'

const VISTO_MS = 9000

/** What the person is told about the last thing done: said aloud too, and gone by itself unless something can be done about it. */
export function AvisoDeMalla({ aviso, onClose }: { aviso: Aviso | null; onClose: () => void }) {
  useEffect(() => {
    if (!aviso || (aviso.accion && !aviso.pasajero)) return
    const reloj = setTimeout(onClose, VISTO_MS)
    return () => clearTimeout(reloj)
  }, [aviso, onClose])
  return (
    <div className={`${classes.sitio} no-print`} role="status">
      {aviso && (
        <div className={classes.aviso}>
          <span>{aviso.texto}</span>
          {aviso.accion && (
            <Button variant="light" size="compact-sm" onClick={aviso.accion.hacer}>
              {aviso.accion.nombre}
            </Button>
          )}
          {aviso.mas && (
            <Button variant="subtle" size="compact-sm" onClick={aviso.mas.hacer}>
              {aviso.mas.nombre}
            </Button>
          )}
          <CloseButton size="sm" aria-label="Cerrar el aviso" onClick={onClose} />
        </div>
      )}
    </div>
  )
}
