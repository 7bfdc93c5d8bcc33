import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A real mail server for tests: it keeps what it was given, and refuses while it is told to. */
export interface MailServer {
  url: string
  /** What it accepted, as it came. */
  received: { para: string[]; source: string }[]
  /** How often a mail was begun. */
  tries(): number
  /** Answers the next mails with this, until null. */
  refuse(answer: { code: number; text: string } | null): void
  /** Takes mails in and never says that it has them, until false: whoever sends hangs. */
  hang(isHanging: boolean): void
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = []
  let refusal: { code: number; text: string } | null = null
  let isHanging = false
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      tries++
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString()
        received.push({ para: session.envelope.rcptTo.map(a => a.address), source })
        if (!isHanging) done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    tries: () => tries,
    refuse: answer => {
      refusal = answer
    },
    hang: yes => {
      isHanging = yes
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
