import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'

/** A mail ready to go. */
export type Mensaje = SendMailOptions & { messageId: string }

/** Where mails go: `deliver` answers what became of it. */
export interface Transport {
  /** `id`: of the mail's row, which names its file. Throws what the mail server said. */
  deliver(id: number, mensaje: Mensaje): Promise<'enviado' | 'guardado'>
}

/** Nothing that a mail names is read from disk or fetched: it brings all it has. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

function smtp(url: string): Transport {
  const transporter = createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    ...CLOSED,
  } as Parameters<typeof createTransport>[0])
  return {
    async deliver(_id, mensaje) {
      await transporter.sendMail(mensaje)
      return 'enviado'
    },
  }
}

/** Files that mail programs open, whole or not there. */
function outbox(folder: string): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED })
  return {
    async deliver(id, mensaje) {
      const { message } = await writer.sendMail(mensaje)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const place = path.join(folder, `${id}.eml`)
      const file = await open(`${place}.part`, 'w', 0o600)
      try {
        await file.writeFile(message as Buffer)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${place}.part`, place)
      return 'guardado'
    },
  }
}

/** The mail server of SMTP_URL, or without one the folder DATA_DIR/outbox. */
export const createMailTransport = ({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): Transport =>
  smtpUrl === null ? outbox(path.join(dataDir, 'outbox')) : smtp(smtpUrl)
