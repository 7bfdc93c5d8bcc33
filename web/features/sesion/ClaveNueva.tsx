import { CLAVE_MINIMA } from '@malla/domain/sesion/claveMinima.ts'
import { Campo } from './Campo.tsx'
import type { Errores } from './errores.ts'

/** A new password, twice: the server's rules are said beforehand. */
export function ClaveNueva({ errors, autoFocus }: { errors: Errores; autoFocus?: boolean }) {
  return (
    <>
      <Campo
        name="password"
        label="Contraseña nueva"
        type="password"
        hint={`${CLAVE_MINIMA} caracteres o más. Una frase se recuerda mejor que una palabra rara.`}
        autoComplete="new-password"
        errors={errors.password}
        autoFocus={autoFocus}
      />
      <Campo
        name="repetida"
        label="Repita la nueva"
        type="password"
        autoComplete="new-password"
        errors={errors.repetida}
      />
    </>
  )
}

const whyNot = (password: string): string | null => {
  if (password === '') return 'Escriba su contraseña nueva.'
  if (password.length >= CLAVE_MINIMA) return null
  return `La contraseña nueva debe tener al menos ${CLAVE_MINIMA} caracteres.`
}

/** The password of the sheet, or what is wrong with how it was typed. */
export function leerClaves(form: FormData): { password: string | null; errores: Errores } {
  const [password, repetida] = [String(form.get('password')), String(form.get('repetida'))]
  const reason = whyNot(password)
  const errores: Errores = {
    ...(reason && { password: [reason] }),
    ...(password !== repetida && { repetida: ['Las dos contraseñas no son iguales.'] }),
  }
  return { password: Object.keys(errores).length === 0 ? password : null, errores }
}
