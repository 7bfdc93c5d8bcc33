import { CLAVE_MINIMA } from '@malla/domain/sesion/claveMinima.ts'
import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { refresh } from '../../app/query.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { FieldGroup, FormSection } from '../../ui/form/FormSection.tsx'
import { type Field, useForm } from '../../ui/form/useForm.ts'

const vacia = { actual: '', password: '', repetida: '' }
type Valores = typeof vacia

function check({ actual, password, repetida }: Valores): Record<string, string[]> {
  return {
    ...(actual === '' ? { actual: ['Escriba la contraseña que usa ahora.'] } : {}),
    ...(password.length < CLAVE_MINIMA ? { password: [`Use ${CLAVE_MINIMA} caracteres o más.`] } : {}),
    ...(password !== repetida ? { repetida: ['Las dos contraseñas no son iguales.'] } : {}),
  }
}

/** Changes one's password; all other sessions end with it. */
export function ClaveTab() {
  const form = useForm<Valores, { message: string }>({
    initial: vacia,
    check,
    save: ({ actual, password }, options) => api('auth.changePassword', { actual, password }, options),
    onSaved: ({ message }) => {
      notifyGood(message)
      form.adopt(vacia)
      void refresh('auth')
    },
  })
  return (
    <FormSection form={form} label="Contraseña" saveLabel="Cambiar contraseña">
      <FieldGroup
        title="Contraseña"
        hint="Una frase se recuerda mejor que una palabra rara. Al cambiarla se cierran sus demás sesiones."
      >
        <ClaveField field={form.field('actual')} label="Contraseña actual" autoComplete="current-password" />
        <ClaveField
          field={form.field('password')}
          label="Contraseña nueva"
          hint={`${CLAVE_MINIMA} caracteres o más`}
          autoComplete="new-password"
        />
        <ClaveField field={form.field('repetida')} label="Repita la nueva" autoComplete="new-password" />
      </FieldGroup>
    </FormSection>
  )
}

/** A password of one's own, which can be looked at. */
export function ClaveField({
  field,
  label,
  hint,
  autoComplete,
}: {
  field: Field<string>
  label: string
  hint?: string
  autoComplete: string
}) {
  const [isVisible, setVisible] = useState(false)
  return (
    <PasswordInput
      id={field.id}
      name={field.name}
      label={label}
      description={hint}
      autoComplete={autoComplete}
      maw={360}
      value={field.value}
      error={field.error}
      onChange={e => field.onChange(e.currentTarget.value)}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': `${isVisible ? 'Ocultar' : 'Mostrar'}: ${label.toLowerCase()}`,
        // Its name says it.
        'aria-pressed': undefined,
      }}
    />
  )
}
