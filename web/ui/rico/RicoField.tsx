import { InputWrapper, Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { FieldProps } from '../form/fields.tsx'
import { useSubida } from '../form/subidas.ts'
import type { EditorRicoProps } from './EditorRico.tsx'
import { EditorRico } from './porTraer.ts'

/** A field of rich text in a form; its error stands under the editor (§5). */
export function RicoField({
  field,
  label,
  hint,
  required,
  placeholder,
  disabled,
  modo,
  upload,
  onBlur,
}: FieldProps<string> & Pick<EditorRicoProps, 'modo' | 'upload' | 'onBlur'>) {
  const [isSubiendo, setSubiendo] = useState(false)
  useSubida(isSubiendo)
  return (
    <InputWrapper
      id={field.id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${field.id}-nombre` }}
      description={hint}
      withAsterisk={required}
      error={field.error}
    >
      <Suspense fallback={<Skeleton height={modo === 'linea' ? 100 : 220} />}>
        <EditorRico
          value={field.value}
          onChange={html => field.onChange(html)}
          onBlur={onBlur}
          labelledBy={`${field.id}-nombre`}
          describedBy={field.error ? `${field.id}-error` : undefined}
          modo={modo}
          required={required}
          placeholder={placeholder}
          invalid={Boolean(field.error)}
          disabled={disabled}
          upload={upload}
          onSubiendo={setSubiendo}
        />
      </Suspense>
    </InputWrapper>
  )
}
