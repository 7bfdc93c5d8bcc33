import { type ReactNode, useState } from 'react'
import classes from './Hoja.module.css'

interface Props {
  name: string
  label: string
  autoComplete: string
  type?: 'text' | 'password'
  /** Which keys a phone shows; of themselves those of its type. */
  inputMode?: 'email' | 'numeric'
  /** For names of people and places; else what is typed stays as it is. */
  autoCapitalize?: 'words'
  errors?: readonly string[]
  hint?: string
  autoFocus?: boolean
  defaultValue?: string
  onBlur?: (value: string) => void
  /** At the left, inside the box: the person's picture. */
  left?: ReactNode
}

/** A field of the sheet; what a password field holds can be looked at. */
export function Campo({
  name,
  label,
  autoComplete,
  type = 'text',
  inputMode,
  autoCapitalize,
  errors = [],
  hint,
  autoFocus,
  defaultValue,
  onBlur,
  left,
}: Props) {
  const [shown, setShown] = useState(false)
  const isSecret = type === 'password'
  const isBad = errors.length > 0
  const described = [hint && `${name}-hint`, isBad && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.box} data-left={left ? true : undefined}>
        {left}
        <input
          id={name}
          name={name}
          type={isSecret && shown ? 'text' : type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize={autoCapitalize ?? 'none'}
          spellCheck={autoCapitalize ? undefined : false}
          defaultValue={defaultValue}
          onBlur={event => onBlur?.(event.currentTarget.value)}
          // biome-ignore lint/a11y/noAutofocus: the form is all there is on this page
          autoFocus={autoFocus}
          aria-invalid={isBad}
          aria-describedby={described || undefined}
          data-secret={isSecret || undefined}
        />
        {isSecret && (
          <button
            type="button"
            className={classes.show}
            aria-label={`${shown ? 'Ocultar' : 'Mostrar'} ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Ocultar' : 'Mostrar'}
          </button>
        )}
      </div>
      {isBad && (
        <p id={`${name}-error`} className={classes.fieldError}>
          {errors[0]}
        </p>
      )}
    </div>
  )
}
