import { comienzo } from '@malla/domain/texto/cortar.ts'

/** What nodemailer says of a failure. */
export interface FalloDeCorreo {
  code?: string
  responseCode?: number
  response?: string
  message?: string
}

const CONEXION = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED', 'ECONNRESET'])
const MOST = 500

/** Why a mail did not go out, for the administrator. Never holds what SMTP_URL holds. */
export function motivoDe(e: FalloDeCorreo): string {
  const said = (e.response ?? e.message ?? '').replace(/\s+/g, ' ').trim()
  const reason =
    e.code === 'EAUTH'
      ? `El servidor de correo no aceptó el usuario o la contraseña de SMTP_URL: ${said}`
      : e.response
        ? `El servidor de correo respondió: ${said}`
        : CONEXION.has(e.code ?? '')
          ? `No hay conexión con el servidor de correo: ${said}`
          : said || 'No se pudo enviar.'
  return comienzo(reason, MOST)
}

/** The mail server refuses this address or this mail for good (5xx): trying again changes nothing. */
export const isForGood = (e: FalloDeCorreo): boolean =>
  (e.code === 'EENVELOPE' || e.code === 'EMESSAGE') && (e.responseCode ?? 0) >= 500
