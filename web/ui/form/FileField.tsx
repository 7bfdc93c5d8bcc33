import { pesoDe } from '@malla/domain/texto/peso.ts'
import { Button, FileButton, Input, Text } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import classes from './fields.module.css'
import type { FieldProps } from './fields.tsx'
import { OTRA_VEZ } from './files.ts'

/** One file. `current` shows the stored one; `accept` as in HTML. The server checks the content again. */
export function FileField({
  field,
  label,
  hint,
  required,
  disabled,
  accept,
  current,
}: FieldProps<Blob | undefined> & { accept?: string; current?: { name: string; url: string } | null }) {
  const file = field.value
  return (
    <Input.Wrapper id={field.id} label={label} description={hint} withAsterisk={required} error={field.error}>
      <div className={classes.fileRow}>
        <FileButton
          onChange={picked => field.onChange(picked ?? undefined)}
          accept={accept}
          disabled={disabled}
          inputProps={OTRA_VEZ}
        >
          {props => (
            <Button
              {...props}
              id={field.id}
              variant="default"
              // A button has no other word for it.
              aria-description={required ? 'Obligatorio' : undefined}
              leftSection={<IconPaperclip size={16} aria-hidden />}
            >
              {file || current ? 'Cambiar archivo' : 'Elegir archivo'}
            </Button>
          )}
        </FileButton>
        {file && (
          <>
            <Text size="sm" className={classes.fileName}>
              {file instanceof File ? `${file.name} · ${pesoDe(file.size)}` : pesoDe(file.size)}
            </Text>
            <Button
              variant="subtle"
              color="gray"
              px={8}
              aria-label="Quitar el archivo elegido"
              onClick={() => field.onChange(undefined)}
            >
              <IconX size={16} aria-hidden />
            </Button>
          </>
        )}
        {!file && current && (
          <a className={classes.fileName} href={current.url} target="_blank" rel="noreferrer">
            {current.name}
          </a>
        )}
      </div>
    </Input.Wrapper>
  )
}
