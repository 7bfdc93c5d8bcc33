import { Button, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import classes from './Importar.module.css'

const TIPOS = '.xlsx,.xls,.ods,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Where a file is chosen or dropped. */
export function ZonaDeArchivo({
  archivo,
  nota,
  pide = 'Arrastre aquí el archivo de Excel (.xlsx)',
  etiqueta = 'Archivo de Excel',
  tipos = TIPOS,
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
  const entrada = useRef<HTMLInputElement>(null)
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
      <Button onClick={() => entrada.current?.click()}>Elegir archivo</Button>
      <input
        ref={entrada}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={etiqueta}
        accept={tipos}
        onChange={e => {
          const [elegido] = e.currentTarget.files ?? []
          // The same file can be chosen again after it was mended.
          e.currentTarget.value = ''
          if (elegido) onArchivo(elegido)
        }}
      />
      <Text size="xs" c="dimmed">
        {nota}
      </Text>
    </div>
  )
}
