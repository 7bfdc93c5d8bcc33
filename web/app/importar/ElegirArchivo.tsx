import { Button, type ButtonProps } from '@mantine/core'
import { useRef } from 'react'

const TIPOS = '.xlsx,.xls,.ods,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface ElegirArchivoProps extends ButtonProps {
  children: string
  /** What is chosen and which files are offered: a workbook where nothing else is said. */
  etiqueta?: string | undefined
  tipos?: string | undefined
  onArchivo: (archivo: File) => void
}

/** A button that opens the system's window for choosing a file. */
export function ElegirArchivo({
  children,
  etiqueta = 'Archivo de Excel',
  tipos = TIPOS,
  onArchivo,
  ...button
}: ElegirArchivoProps) {
  const entrada = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => entrada.current?.click()}>
        {children}
      </Button>
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
    </>
  )
}
