import { Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { ElegirArchivo } from './ElegirArchivo.tsx'
import classes from './Importar.module.css'

/** Where a file is chosen or dropped. */
export function ZonaDeArchivo({
  archivo,
  nota,
  pide = 'Arrastre aquí el archivo de Excel (.xlsx)',
  etiqueta,
  tipos,
  onArchivo,
}: {
  archivo: string | null
  /** What is to be dropped here, what it is called, and which files are offered: a workbook where nothing else is said. */
  pide?: string
  etiqueta?: string
  tipos?: string
  /** What happens with it, below the button. */
  nota: string
  onArchivo: (archivo: File) => void
}) {
  const [encima, setEncima] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the pointer; the button beside does the same
    <div
      className={classes.zona}
      data-encima={encima || undefined}
      onDragOver={e => {
        e.preventDefault()
        setEncima(true)
      }}
      onDragLeave={() => setEncima(false)}
      onDrop={e => {
        e.preventDefault()
        setEncima(false)
        const [soltado] = e.dataTransfer.files
        if (soltado) onArchivo(soltado)
      }}
    >
      <IconFileSpreadsheet size={28} aria-hidden />
      <Text>{archivo ?? pide}</Text>
      <ElegirArchivo etiqueta={etiqueta} tipos={tipos} onArchivo={onArchivo}>
        Elegir archivo
      </ElegirArchivo>
      <Text size="xs" c="dimmed">
        {nota}
      </Text>
    </div>
  )
}
