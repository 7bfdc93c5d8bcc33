import { mensajes } from '@malla/contracts/mensajes.ts'
import { hasSessionHint } from '../../app/keptSession.ts'
import { useSession } from '../../app/session.ts'
import { paths } from '../../paths.ts'

/** The way into the product (§2, «sign-in/panel entry»). */
export interface Entrada {
  href: string
  label: string
  /** Whether somebody is signed in on this device, as far as is known without asking. */
  isSigned: boolean
}

/** To the desk for who is signed in, else to the sign-in. */
export function useEntrada(): Entrada {
  const { user } = useSession()
  const isSigned = user !== null || hasSessionHint()
  return isSigned
    ? { href: paths.escritorio(), label: 'Ir al escritorio', isSigned }
    : { href: paths.signin(), label: mensajes.sesion.iniciar, isSigned }
}
