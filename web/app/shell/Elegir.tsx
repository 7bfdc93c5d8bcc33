import { mensajes } from '@malla/contracts/mensajes.ts'
import { contiene } from '@malla/domain/texto/normalizar.ts'
import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { QuietError } from '../../ui/QuietError.tsx'
import classes from './Elegir.module.css'

export interface Opcion {
  id: number
  nombre: string
}

interface Props {
  title: string
  /** «Buscar institución». */
  buscar: string
  opciones: readonly Opcion[]
  activa: number | null
  /** False where one has to be chosen. */
  closable: boolean
  elegir: (id: number) => Promise<void>
  onClose: () => void
}

const FILTERED_FROM = 8

/** A dialog that asks for one of several and shows which is in use (§4). Nothing closes it while it changes. */
export function Elegir({ title, buscar, opciones, activa, closable, elegir, onClose }: Props) {
  const [filter, setFilter] = useState('')
  const [busy, setBusy] = useState<number | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const shown = opciones.filter(o => contiene(o.nombre, filter))

  const choose = async (id: number) => {
    setBusy(id)
    setError(null)
    try {
      await elegir(id)
    } catch (reason) {
      setError(reason as Error)
    }
    setBusy(null)
  }

  return (
    <Dialog
      opened
      onClose={() => {
        if (busy === null && closable) onClose()
      }}
      title={title}
      closable={closable && busy === null}
    >
      <Stack gap={8}>
        {error && <QuietError error={error} />}
        {opciones.length >= FILTERED_FROM && (
          <TextInput
            type="search"
            label={buscar}
            value={filter}
            onChange={event => setFilter(event.currentTarget.value)}
          />
        )}
        {shown.map(({ id, nombre }) => (
          <Button
            key={id}
            classNames={{ root: classes.opcion, label: classes.nombre }}
            variant={id === activa ? 'light' : 'default'}
            justify="flex-start"
            aria-current={id === activa || undefined}
            data-autofocus={id === activa || undefined}
            loading={busy === id}
            disabled={busy !== null && busy !== id}
            onClick={() => void choose(id)}
          >
            {nombre}
          </Button>
        ))}
        {shown.length === 0 && <p role="status">{mensajes.tabla.sinCoincidencias}</p>}
      </Stack>
    </Dialog>
  )
}
