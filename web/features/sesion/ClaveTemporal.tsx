import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { loadSession, signOut } from '../../app/session.ts'
import { Campo } from './Campo.tsx'
import { ClaveNueva, leerClaves } from './ClaveNueva.tsx'
import { crearEnvio } from './envio.ts'
import { type Errores, erroresDe } from './errores.ts'
import classes from './Hoja.module.css'
import { Hoja } from './Hoja.tsx'
import { takeTemporal } from './temporal.ts'

/** Stands before everything while the password is a temporary one (§6): the person chooses one of their own. */
export default function ClaveTemporal() {
  const router = useRouter()
  const [actual] = useState(takeTemporal)
  const [errors, setErrors] = useState<Errores>({})
  const [busy, setBusy] = useState(false)
  const [enviar] = useState(crearEnvio)

  const submit = async (form: FormData) => {
    const { password, errores } = leerClaves(form)
    const sinActual = actual === null && form.get('actual') === ''
    setErrors({ ...errores, ...(sinActual && { actual: ['Escriba la contraseña temporal.'] }) })
    if (!password || sinActual) return
    setBusy(true)
    try {
      const claves = { actual: actual ?? String(form.get('actual')), password }
      await enviar(claves, async (valores, options) => {
        await api('auth.changePassword', valores, options)
        await loadSession()
      })
      await router.invalidate()
    } catch (error) {
      setErrors(erroresDe(error))
      setBusy(false)
    }
  }
  return (
    <Hoja
      title="Elija su contraseña"
      note="La que tiene es temporal y la conoce quien se la dio. Elija una que solo conozca usted."
      general={errors.general ?? (actual ? errors.actual : undefined)}
      boton="Guardar y seguir"
      ocupado="Guardando…"
      busy={busy}
      onSubmit={submit}
      pie={
        <p className={classes.help}>
          <button type="button" className={classes.link} onClick={() => void signOut()}>
            Salir
          </button>
        </p>
      }
    >
      {actual === null && (
        <Campo
          name="actual"
          label="Contraseña temporal"
          type="password"
          autoComplete="current-password"
          errors={errors.actual}
          autoFocus
        />
      )}
      <ClaveNueva errors={errors} autoFocus={actual !== null} />
    </Hoja>
  )
}
