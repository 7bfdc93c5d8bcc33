import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../app/Loaded.tsx'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { dmy } from '../../ui/form/dates.ts'
import { deshacerPaquete } from './eliminar.tsx'
import classes from './Impacto.module.css'

/** The button that opens the last changes of what all plans share: its areas, types, laboratories. */
export function BotonDeCambios() {
  const [isOpen, setOpen] = useState(false)
  const whyNot = useWhyNot('estructura.eliminar', DE_LA_INSTITUCION)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Cambios en bloque
      </Button>
      {isOpen && <CambiosEnUnPaso whyNot={whyNot} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The last changes that were made in one step in a plan, or without one those of what all plans share; each to be taken back in one too. */
export function CambiosEnUnPaso({
  planId,
  whyNot,
  onClose,
}: {
  planId?: number
  whyNot: string | null
  onClose: () => void
}) {
  const query = useCall('impactos.list', planId === undefined ? {} : { planestudio_id: planId }, {
    meta: { shown: true },
  })
  const [busy, setBusy] = useState<number | null>(null)
  const deshacer = async (id: number) => {
    setBusy(id)
    await deshacerPaquete(id)
    await query.refetch()
    setBusy(null)
  }
  return (
    <Dialog opened onClose={onClose} title="Últimos cambios en bloque">
      <Loaded query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <Text size="sm">
              Todavía no hay ninguno. Aparecen aquí cuando se elimina o se reemplaza algo con todo lo que
              depende de él.
            </Text>
          ) : (
            <ul className={classes.paquetes}>
              {data.map(p => (
                <li key={p.id}>
                  <span>
                    {p.titulo}
                    <Text component="span" size="xs" c="dimmed" display="block">
                      {[p.quien, dmy(p.created_at), p.deshecho_at && 'ya deshecho']
                        .filter(Boolean)
                        .join(' · ')}
                    </Text>
                  </span>
                  {!p.deshecho_at && !whyNot && (
                    <Button
                      variant="default"
                      size="compact-sm"
                      loading={busy === p.id}
                      aria-label={`Deshacer: ${p.titulo}`}
                      onClick={() => void deshacer(p.id)}
                    >
                      Deshacer
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  )
}
