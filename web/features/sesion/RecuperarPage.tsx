import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import { useTitulo } from '../../ui/useTitulo.ts'
import { Campo } from './Campo.tsx'
import { ClaveNueva, leerClaves } from './ClaveNueva.tsx'
import { crearEnvio } from './envio.ts'
import { type Errores, erroresDe } from './errores.ts'
import classes from './Hoja.module.css'
import { Hoja, Marca } from './Hoja.tsx'

const volver = (
  <p className={classes.help}>
    <Link href={paths.signin()}>Volver a iniciar sesión</Link>
  </p>
)

/** Password recovery (§2): asks for the link; opened by the link, asks for the new password. */
export function RecuperarPage() {
  const { codigo } = useAddress()
  return codigo ? <Elegir key={codigo} codigo={codigo} /> : <Pedir />
}

function Pedir() {
  const [errors, setErrors] = useState<Errores>({})
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [enviar] = useState(crearEnvio)

  const submit = async (form: FormData) => {
    setBusy(true)
    setErrors({})
    setMessage(null)
    try {
      const usuario = String(form.get('usuario')).trim()
      setMessage((await enviar({ usuario }, (v, options) => api('auth.recover', v, options))).message)
    } catch (error) {
      setErrors(erroresDe(error))
    }
    setBusy(false)
  }
  return (
    <Hoja
      title="Recuperar la contraseña"
      hecho={message}
      general={errors.general}
      boton="Enviar el enlace"
      ocupado="Enviando…"
      busy={busy}
      onSubmit={submit}
      pie={volver}
    >
      <Campo
        name="usuario"
        label="Usuario o correo"
        hint="Le enviaremos por correo un enlace para elegir otra contraseña."
        autoComplete="username"
        errors={errors.usuario}
        autoFocus
      />
    </Hoja>
  )
}

function Elegir({ codigo }: { codigo: string }) {
  const [errors, setErrors] = useState<Errores>({})
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [vale, setVale] = useState(true)
  const [enviar] = useState(crearEnvio)

  // Nobody thinks up a password for a link that is good for nothing. Where it is not known the form stands, and says so once it is sent.
  useEffect(() => {
    const asked = new AbortController()
    api('auth.enlace', { codigo }, { signal: asked.signal, anonymous: true, once: true })
      .then(answer => setVale(answer.vale))
      .catch(() => undefined)
    return () => asked.abort()
  }, [codigo])

  const submit = async (form: FormData) => {
    const { password, errores } = leerClaves(form)
    setErrors(errores)
    if (!password) return
    setBusy(true)
    try {
      const { message } = await enviar({ codigo, password }, (v, options) =>
        api('auth.reset', v, { ...options, anonymous: true }),
      )
      setMessage(message)
    } catch (error) {
      const why = erroresDe(error)
      setErrors(why)
      if (why.codigo) setVale(false)
    }
    setBusy(false)
  }
  if (message) return <Hecho message={message} />
  if (!vale) return <NoVale />
  return (
    <Hoja
      title="Elija otra contraseña"
      general={errors.general}
      boton="Guardar la contraseña"
      ocupado="Guardando…"
      busy={busy}
      onSubmit={submit}
      pie={
        <p className={classes.help}>
          <Link href={paths.recuperar()}>Pedir otro enlace</Link>
        </p>
      }
    >
      <ClaveNueva errors={errors} autoFocus />
    </Hoja>
  )
}

/** The sheet with nothing to fill in. */
function Aviso({ title, children }: { title: string; children: ReactNode }) {
  useTitulo(title)
  return (
    <main className={classes.page}>
      <div className={classes.form}>
        <Marca />
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

/** The way on is the only thing left to do. */
const Hecho = ({ message }: { message: string }) => (
  <Aviso title="Contraseña cambiada">
    <p className={classes.hecho} role="status">
      {message}
    </p>
    <Link href={paths.signin()} className={classes.submit}>
      Iniciar Sesión
    </Link>
  </Aviso>
)

const enfocar = (node: HTMLElement | null): void => node?.focus()

/** The link is good for nothing any more: another one is asked for. The field that one was in is gone, so the reason takes the focus. */
const NoVale = () => (
  <Aviso title="Enlace no válido">
    <p ref={enfocar} className={classes.error} role="alert" tabIndex={-1}>
      {mensajesDeError.enlaceVencido}
    </p>
    <Link href={paths.recuperar()} className={classes.submit}>
      Pedir otro enlace
    </Link>
    {volver}
  </Aviso>
)
