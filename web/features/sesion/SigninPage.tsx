import { mensajes } from '@malla/contracts/mensajes.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../app/ApiError.ts'
import { Link } from '../../app/Link.tsx'
import { preloadPage } from '../../app/preload.ts'
import { signIn, takeExpired, takeRememberedPath } from '../../app/session.ts'
import { paths } from '../../paths.ts'
import { Mark } from '../portada/Mark.tsx'
import classes from './SigninPage.module.css'

type Errors = Record<string, string[]>

const errorsOf = (error: unknown): Errors => {
  if (error instanceof ApiError && Object.keys(error.errors).length > 0) return error.errors
  return { general: [error instanceof Error ? error.message : mensajes.errores.interno] }
}

/** Sign-in (§2). Light on purpose: it loads without the kit, which arrives while the person types. */
export function SigninPage() {
  const router = useRouter()
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const [expired] = useState(takeExpired)
  const box = useRef<HTMLParagraphElement>(null)
  const fetched = useRef(false)
  useEffect(() => {
    document.title = `${mensajes.sesion.iniciar} · ${mensajes.producto.nombre}`
  }, [])

  const fetchDesk = () => {
    if (!fetched.current) preloadPage(router, paths.escritorio())
    fetched.current = true
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setErrors({})
    try {
      await signIn(String(form.get('usuario')).trim(), String(form.get('password')))
      await router.navigate({ href: takeRememberedPath(), replace: true })
    } catch (error) {
      setErrors(errorsOf(error))
      setBusy(false)
      requestAnimationFrame(() => box.current?.focus())
    }
  }
  const general = errors.general ?? []

  return (
    <main className={classes.page}>
      <form className={classes.form} onSubmit={submit} onInput={fetchDesk} noValidate>
        <Link href={paths.inicio()} className={classes.brand}>
          <Mark /> {mensajes.producto.nombre}
        </Link>
        <h1>{mensajes.sesion.iniciar}</h1>
        {expired && <p className={classes.note}>{mensajes.sesion.vencida}</p>}
        {general.length > 0 && (
          <p ref={box} className={classes.error} role="alert" tabIndex={-1}>
            {general.join(' ')}
          </p>
        )}
        <Field name="usuario" label="Usuario" autoComplete="username" errors={errors.usuario} autoFocus />
        <Field
          name="password"
          label="Contraseña"
          type="password"
          autoComplete="current-password"
          errors={errors.password}
        />
        <button type="submit" className={classes.submit} disabled={busy}>
          {busy ? 'Entrando…' : 'Entrar'}
        </button>
        <p className={classes.help}>
          ¿No puede entrar? El administrador de su institución puede darle una contraseña nueva.
        </p>
      </form>
    </main>
  )
}

interface FieldProps {
  name: string
  label: string
  type?: string
  autoComplete: string
  errors?: string[]
  autoFocus?: boolean
}

function Field({ name, label, type = 'text', autoComplete, errors = [], autoFocus }: FieldProps) {
  const [shown, setShown] = useState(false)
  const isSecret = type === 'password'
  return (
    <div className={classes.field}>
      <label htmlFor={name}>{label}</label>
      <div className={classes.box}>
        <input
          id={name}
          name={name}
          type={isSecret && shown ? 'text' : type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the form is all there is on this page
          autoFocus={autoFocus}
          aria-invalid={errors.length > 0}
          aria-describedby={errors.length > 0 ? `${name}-error` : undefined}
        />
        {isSecret && (
          <button
            type="button"
            className={classes.show}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Ocultar' : 'Mostrar'}
          </button>
        )}
      </div>
      {errors.length > 0 && (
        <p id={`${name}-error`} className={classes.fieldError}>
          {errors[0]}
        </p>
      )}
    </div>
  )
}
