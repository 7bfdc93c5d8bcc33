import type { EstadoDeCorreo } from '@malla/domain/correos/estados.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { ENLACE } from '../../platform/mail/carta.ts'
import { DIAS_DE_TEXTO } from '../../platform/mail/forgetMails.ts'

/** Why a mail cannot be sent again, in Spanish; null when it can. `smtpUrl`: the mail server of the installation. */
export function whyNotReenviar(
  { estado, texto }: { estado: string; texto: string },
  smtpUrl: string | null,
): string | null {
  const reasons: Partial<Record<EstadoDeCorreo, string>> = {
    pendiente: 'El correo espera su turno: todavía no hace falta reenviarlo.',
    enviado: 'El correo ya se envió.',
  }
  const reason = reasons[estado as EstadoDeCorreo]
  if (reason) return reason
  if (texto === '') return `Su texto ya no se guarda: pasaron más de ${DIAS_DE_TEXTO} días.`
  if (texto.includes(ENLACE)) return 'Lleva un enlace personal: quien lo pidió debe pedir otro.'
  return estado === 'guardado' && smtpUrl === null
    ? 'Esta instalación todavía no tiene servidor de correo: volvería a quedar guardado.'
    : null
}

/** The failed ones that can be sent again, of rows of `correos`. */
export const isPorReenviar = sql`estado = 'fallido' and texto <> '' and position(${ENLACE} in texto) = 0`
