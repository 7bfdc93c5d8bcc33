import { mensajes } from '@malla/contracts/mensajes.ts'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useAddress } from '../../app/address.ts'
import { signIn } from '../../app/entrada.ts'
import { Link } from '../../app/Link.tsx'
import { preloadPage } from '../../app/preload.ts'
import { takeRememberedPath } from '../../app/returnPath.ts'
import { takeExpired } from '../../app/session.ts'
import { paths } from '../../paths.ts'
import { Campo } from './Campo.tsx'
import { type Errores, erroresDe } from './errores.ts'
import classes from './Hoja.module.css'
import { Hoja } from './Hoja.tsx'
import { Retrato } from './Retrato.tsx'
import { keepTemporal } from './temporal.ts'

/** Sign-in (§2). It loads without the kit, which arrives while the person types. */
export function SigninPage() {
  const router = useRouter()
  const { empresa, rol, programa } = useAddress()
  const [errors, setErrors] = useState<Errores>({})
  const [busy, setBusy] = useState(false)
  const [usuario, setUsuario] = useState('')
  const [expired] = useState(takeExpired)
  const fetched = useRef(false)

  const fetchDesk = () => {
    if (!fetched.current) preloadPage(router, paths.escritorio())
    fetched.current = true
  }
  const submit = async (form: FormData) => {
    const password = String(form.get('password'))
    setBusy(true)
    setErrors({})
    try {
      await signIn(String(form.get('usuario')).trim(), password, { empresa, rol, programa })
      keepTemporal(password)
      await router.navigate({ href: takeRememberedPath(), replace: true })
    } catch (error) {
      setErrors(erroresDe(error))
      setBusy(false)
    }
  }

  return (
    <Hoja
      title={mensajes.sesion.iniciar}
      note={expired && mensajes.sesion.vencida}
      general={errors.general}
      boton="Entrar"
      ocupado="Entrando…"
      busy={busy}
      onSubmit={submit}
      onInput={fetchDesk}
      pie={
        <p className={classes.help}>
          <Link href={paths.recuperar()}>Olvidé mi contraseña</Link>
        </p>
      }
    >
      <Campo
        name="usuario"
        label="Usuario"
        autoComplete="username"
        errors={errors.usuario}
        onBlur={value => setUsuario(value.trim())}
        left={usuario ? <Retrato usuario={usuario} /> : undefined}
        autoFocus
      />
      <Campo
        name="password"
        label="Contraseña"
        type="password"
        autoComplete="current-password"
        errors={errors.password}
      />
    </Hoja>
  )
}
