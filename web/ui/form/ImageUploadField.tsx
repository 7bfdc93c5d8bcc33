import { mensajes } from '@malla/contracts/mensajes.ts'
import { porciento } from '@malla/domain/planes/porciento.ts'
import { Button, FileButton, Input, Progress } from '@mantine/core'
import { IconPhoto, IconUser, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { isSinRespuesta } from '../reasons.ts'
import type { FieldProps } from './fields.tsx'
import { IMAGES, OTRA_VEZ } from './files.ts'
import classes from './ImageUploadField.module.css'
import { useSubida } from './subidas.ts'

const MOST_BYTES = 10 * 1024 * 1024

/** Sends the file, tells how far it is (0 to 1), answers the address of the kept picture. */
export type Upload = (file: Blob, onProgress: (part: number) => void, signal: AbortSignal) => Promise<string>

interface Sending {
  part: number
  /** Null once it is there. */
  stop: AbortController | null
}

/** The bar stays a moment when all is sent (§9). */
const STAYS_MS = 2200

/**
 * A picture that is sent at once and stands in the form as its address; saving the form makes it count. `round` for people. Why one was
 * refused stays until another is chosen; one that did not arrive can be sent again.
 */
export function ImageUploadField({
  field,
  label,
  hint = 'JPG, PNG, WebP o GIF, hasta 10 MB',
  disabled,
  alt,
  upload,
  round = false,
}: FieldProps<string | null | undefined> & { alt: string; upload: Upload; round?: boolean }) {
  const [sending, setSending] = useState<Sending | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [caida, setCaida] = useState<File | null>(null)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])
  const isDone = sending?.stop === null
  const isBusy = !!sending && !isDone
  useSubida(isBusy)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setSending(null), STAYS_MS)
    return () => clearTimeout(timer)
  }, [isDone])

  const send = async (file: File) => {
    const stop = new AbortController()
    current.current = stop
    setRefused(null)
    setCaida(null)
    if (file.size > MOST_BYTES) return setRefused('La imagen pesa más de 10 MB: elija una más pequeña.')
    setSending({ part: 0, stop })
    try {
      field.onChange(await upload(file, part => setSending({ part, stop }), stop.signal))
      setSending({ part: 1, stop: null })
    } catch (reason) {
      if (!stop.signal.aborted) {
        setRefused((reason as Error).message)
        if (isSinRespuesta(reason)) setCaida(file)
      }
      setSending(null)
    }
  }
  const remove = () => {
    setRefused(null)
    setCaida(null)
    field.onChange(null)
  }

  return (
    <Input.Wrapper id={field.id} label={label} description={hint} error={refused ?? field.error}>
      <div className={classes.row}>
        <Shown url={field.value ?? null} alt={alt} round={round} />
        <FileButton
          accept={IMAGES}
          disabled={disabled || isBusy}
          inputProps={OTRA_VEZ}
          onChange={file => file && void send(file)}
        >
          {props => (
            <Button {...props} id={field.id} variant="default" disabled={disabled || isBusy}>
              {field.value ? 'Cambiar imagen' : 'Elegir imagen'}
            </Button>
          )}
        </FileButton>
        {caida && !disabled && (
          <Button variant="subtle" onClick={() => void send(caida)}>
            {mensajes.errores.reintentar}
          </Button>
        )}
        {sending && <Advance part={sending.part} onStop={isBusy ? () => sending.stop?.abort() : undefined} />}
        {field.value && !disabled && !isBusy && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconX size={16} aria-hidden />}
            onClick={remove}
          >
            Quitar imagen
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}

function Shown({ url, alt, round }: { url: string | null; alt: string; round: boolean }) {
  const shape = `${classes.image} ${round ? classes.round : classes.wide}`
  if (url) return <img className={shape} src={url} alt={alt} />
  const Icon = round ? IconUser : IconPhoto
  return (
    <span className={`${shape} ${classes.none}`} aria-hidden>
      <Icon size={round ? 28 : 22} stroke={1.4} />
    </span>
  )
}

function Advance({ part, onStop }: { part: number; onStop: (() => void) | undefined }) {
  const percent = porciento(part, 1)
  return (
    <div className={classes.advance}>
      <Progress value={percent} aria-label="Imagen subida" className={classes.bar} />
      <span aria-hidden>{percent} %</span>
      {onStop && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onStop}>
          Cancelar
        </Button>
      )}
    </div>
  )
}
