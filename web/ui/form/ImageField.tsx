import { Button, FileButton, Input } from '@mantine/core'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { FieldProps } from './fields.tsx'
import { IMAGES, OTRA_VEZ } from './files.ts'
import classes from './ImageField.module.css'

/**
 * A picture: shows the chosen one, or the stored one (`current`), and takes another. `onRemove` takes the stored one away at once, and only where
 * it is given. The server checks the content again.
 */
export function ImageField({
  field,
  label,
  hint,
  disabled,
  current,
  alt,
  onRemove,
}: FieldProps<Blob | undefined> & { current?: string | null; alt: string; onRemove?: () => void }) {
  const chosen = useObjectUrl(field.value)
  const shown = chosen ?? current
  const remove = field.value ? () => field.onChange(undefined) : current ? onRemove : undefined
  return (
    <Input.Wrapper id={field.id} label={label} description={hint} error={field.error}>
      <div className={classes.row}>
        {shown ? (
          <img className={classes.image} src={shown} alt={alt} />
        ) : (
          <span className={classes.none} aria-hidden>
            <IconPhoto size={20} aria-hidden />
          </span>
        )}
        <FileButton
          accept={IMAGES}
          disabled={disabled}
          inputProps={OTRA_VEZ}
          onChange={file => field.onChange(file ?? undefined)}
        >
          {props => (
            <Button {...props} id={field.id} variant="default" disabled={disabled}>
              {shown ? 'Cambiar imagen' : 'Elegir imagen'}
            </Button>
          )}
        </FileButton>
        {remove && !disabled && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconX size={16} aria-hidden />}
            onClick={remove}
          >
            {field.value ? 'No usar esta' : 'Quitar imagen'}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}

/** An address of what was chosen, for as long as it is shown. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setUrl(null)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
