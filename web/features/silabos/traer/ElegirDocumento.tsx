import { MAYOR_ARCHIVO } from '@malla/contracts/archivos.ts'
import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import type { LecturaDeSilabo } from '@malla/contracts/traerSilabo.ts'
import { Button, Group, Textarea } from '@mantine/core'
import { IconFileTypeDocx } from '@tabler/icons-react'
import { type ClipboardEvent, useRef, useState } from 'react'
import { api } from '../../../app/api.ts'
import { useTrabajo } from '../../../app/importar/useTrabajo.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { QuietError } from '../../../ui/QuietError.tsx'
import { limpiarPegado } from '../../../ui/rico/pegar.ts'
import { comoParrafos, isPegadoEntero } from './eleccion.ts'
import classes from './Traer.module.css'

/** Where a document comes from: a Word file, dropped or chosen, or what is pasted with its tables and formats. */
export function ElegirDocumento({
  cursoId,
  onLectura,
  onClose,
}: {
  cursoId: number
  onLectura: (lectura: LecturaDeSilabo) => void
  onClose: () => void
}) {
  const [texto, setTexto] = useState('')
  /** What was pasted with its tables, while nobody changed its letters. */
  const [html, setHtml] = useState<string | null>(null)
  const { ocupado, error, trabajar, negar } = useTrabajo<'archivo' | 'pegado'>()
  const [isEncima, setEncima] = useState(false)
  const entrada = useRef<HTMLInputElement>(null)

  const leer = (que: 'archivo' | 'pegado', origen: { archivo: File } | { html: string }) =>
    void trabajar(que, async isVigente => {
      const { data } = await api('traerSilabo.leer', { id: cursoId, ...origen })
      if (isVigente()) onLectura(data)
    })
  const subir = (archivo: File | undefined) => {
    if (!archivo) return
    if (archivo.size > MAYOR_ARCHIVO) negar('El documento pesa más de 50 MB: elija uno más pequeño.')
    else leer('archivo', { archivo })
  }
  const pegar = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pegado = event.clipboardData.getData('text/html')
    if (pegado === '' || !isPegadoEntero(event.currentTarget)) return
    event.preventDefault()
    const limpio = limpiarPegado(pegado)
    setHtml(limpio)
    setTexto(textoLlano(limpio))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped here; the button does the same by keyboard */}
      <div
        className={classes.soltar}
        data-encima={isEncima || undefined}
        onDragOver={event => {
          event.preventDefault()
          setEncima(true)
        }}
        onDragLeave={() => setEncima(false)}
        onDrop={event => {
          event.preventDefault()
          setEncima(false)
          subir(event.dataTransfer.files[0])
        }}
      >
        <Button
          leftSection={<IconFileTypeDocx size={18} aria-hidden />}
          loading={ocupado === 'archivo'}
          disabled={ocupado === 'pegado'}
          onClick={() => entrada.current?.click()}
          data-autofocus
        >
          Subir un documento de Word
        </Button>
        <p>o suéltelo aquí: un archivo .docx de hasta 50 MB.</p>
        <input
          ref={entrada}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label="Documento de Word"
          accept=".docx"
          onChange={event => {
            const [elegido] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            subir(elegido)
          }}
        />
      </div>
      <Textarea
        label="O pegue el sílabo"
        description="De Word, de un correo o de una página, con sus títulos y tablas."
        autosize
        minRows={5}
        maxRows={10}
        mt={16}
        value={texto}
        onPaste={pegar}
        onChange={event => {
          setTexto(event.currentTarget.value)
          setHtml(null)
        }}
      />
      {error && (
        <div role="alert" className={classes.error}>
          <QuietError text={error} />
        </div>
      )}
      <p className={classes.nota}>
        Primero se muestra lo que se reconoce, sección por sección; nada cambia hasta que usted lo elija.
      </p>
      <Group justify="flex-end" gap={8} mt={16}>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <ActionButton
          whyNot={texto.trim() === '' ? 'Pegue primero el texto.' : null}
          loading={ocupado === 'pegado'}
          onClick={() => leer('pegado', { html: html ?? comoParrafos(texto) })}
        >
          Leer lo pegado
        </ActionButton>
      </Group>
    </>
  )
}
