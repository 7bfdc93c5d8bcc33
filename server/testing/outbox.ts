import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A mail of the outbox, with its quoted-printable parts read back. */
export interface CorreoGuardado {
  para: string
  texto: string
}

/** A mail as it came, read. */
export const decoded = (source: string): string =>
  Buffer.from(
    source
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** The mails that a server without a mail server kept, oldest first. */
export function readOutbox(dataDir: string): CorreoGuardado[] {
  const folder = path.join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => name.endsWith('.eml'))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map(name => {
      const source = readFileSync(path.join(folder, name), 'latin1')
      return { para: /^To: (.+)\r$/m.exec(source)?.[1] ?? '', texto: decoded(source) }
    })
}
