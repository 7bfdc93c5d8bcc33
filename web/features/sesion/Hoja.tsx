import { mensajes } from '@malla/contracts/mensajes.ts'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import { useTitulo } from '../../ui/useTitulo.ts'
import { Mark } from '../portada/Mark.tsx'
import classes from './Hoja.module.css'

interface Props {
  title: string
  /** What the tab says, where the title does not name the page. */
  pagina?: string
  /** A line that is no error: «Su sesión terminó…». */
  note?: ReactNode
  /** What was done: «Le enviamos un correo…». */
  hecho?: ReactNode
  /** Why it was refused, when no field is to blame. Takes the focus. */
  general?: readonly string[]
  boton: string
  ocupado: string
  busy: boolean
  onSubmit: (form: FormData) => void
  onInput?: () => void
  children: ReactNode
  /** Under the button. */
  pie?: ReactNode
}

/** The product, and the way to what it is. */
export const Marca = () => (
  <Link href={paths.inicio()} className={classes.brand}>
    <Mark /> {mensajes.producto.nombre}
  </Link>
)

/** The sheet of sign-in and of passwords. Refused, the first field to blame takes the focus. Light on purpose: it stands without the kit. */
export function Hoja({
  title,
  pagina = title,
  note,
  hecho,
  general = [],
  boton,
  ocupado,
  busy,
  onSubmit,
  onInput,
  children,
  pie,
}: Props) {
  const box = useRef<HTMLParagraphElement>(null)
  const sheet = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState(0)
  const reason = general.join(' ')
  useTitulo(pagina)
  useEffect(() => {
    if (reason) box.current?.focus()
  }, [reason])
  useEffect(() => {
    if (sent > 0 && !busy) sheet.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [sent, busy])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(sent + 1)
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <main className={classes.page}>
      <form ref={sheet} className={classes.form} onSubmit={submit} onInput={onInput} noValidate>
        <Marca />
        <h1>{title}</h1>
        {note && (
          <p className={classes.note} role="status">
            {note}
          </p>
        )}
        {hecho && (
          <p className={classes.hecho} role="status">
            {hecho}
          </p>
        )}
        {reason && (
          <p ref={box} className={classes.error} role="alert" tabIndex={-1}>
            {reason}
          </p>
        )}
        {children}
        <button type="submit" className={classes.submit} disabled={busy}>
          {busy ? ocupado : boton}
        </button>
        {pie}
      </form>
    </main>
  )
}
