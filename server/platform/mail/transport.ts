import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Bucket } from '../files/bucket.ts'
import { makeFolder, writeWhole } from '../files/enDisco.ts'
import { bucketOf, raizDe, type Where } from '../files/openStorage.ts'

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

type Keep = (name: string, message: Buffer) => Promise<void>

/** Files that mail programs open, whole or not there. */
function outbox(keep: Keep): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED })
  return {
    async deliver(id, mensaje) {
      const { message } = await writer.sendMail(mensaje)
      await keep(`${id}.eml`, message as Buffer)
      return 'guardado'
    },
  }
}

const inFolder =
  (folder: string): Keep =>
  async (name, message) => {
    await makeFolder(folder, 0o700)
    await writeWhole(path.join(folder, name), message, 0o600)
  }

/** Where files are in a bucket no node has a folder that others see: kept mails are beside the files. */
function inBucket(where: Where): Keep {
  let opened: Promise<Bucket | null> | undefined
  return async (name, message) => {
    opened ??= bucketOf(where)
    await (await opened)!.put(`outbox/${name}`, message, 'message/rfc822')
  }
}

/** The mail server of SMTP_URL; without one the folder DATA_DIR/outbox, or `outbox/` of the bucket of STORAGE_URL. */
export const createMailTransport = ({ smtpUrl, ...where }: Where & Pick<Config, 'smtpUrl'>): Transport => {
  if (smtpUrl !== null) return smtp(smtpUrl)
  return outbox(where.storageUrl === null ? inFolder(path.join(raizDe(where), 'outbox')) : inBucket(where))
}
