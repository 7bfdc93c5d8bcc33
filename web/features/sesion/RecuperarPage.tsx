import { useState } from 'react'
import { useAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
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
  return codigo ? <Elegir codigo={codigo} /> : <Pedir />
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
        label="Usuario"
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
  const [enviar] = useState(crearEnvio)

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
      // The link itself is to blame: there is no field for it.
      setErrors(why.codigo ? { ...why, general: why.codigo } : why)
    }
    setBusy(false)
  }
  if (message) return <Hecho message={message} />
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

/** The way on is the only thing left to do. */
function Hecho({ message }: { message: string }) {
  return (
    <main className={classes.page}>
      <div className={classes.form}>
        <Marca />
        <h1>Contraseña cambiada</h1>
        <p className={classes.hecho} role="status">
          {message}
        </p>
        <Link href={paths.signin()} className={classes.submit}>
          Iniciar Sesión
        </Link>
      </div>
    </main>
  )
}
