import { isIP } from 'node:net'
import path from 'node:path'
import { readBucketUrl } from './files/bucketUrl.ts'
import { StartError } from './startError.ts'

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/** Everything the environment decides, read once at the start. README.md has the same list for people. */
export type Config = {
  /** NODE_ENV=production: no demonstration by default, terse errors. */
  production: boolean
  port: number
  host: string
  /** Origin under which people reach the app, without a final slash: the banner names it, the session's cookie and the check of origins follow it. */
  publicUrl: string
  /** Absolute folder of everything that must survive: database and files. */
  dataDir: string
  /** An outside PostgreSQL (its owner's connection string), or null for the embedded one. */
  databaseUrl: string | null
  /** S3-compatible bucket of files (s3://, with its secret; see files/bucketUrl.ts), or null: they are kept in DATA_DIR/archivos. */
  storageUrl: string | null
  /** Folder within both in which all that is kept lies, with a slash at its end; empty: none. The database says it, not the environment (files/carpeta.ts). */
  carpeta: string
  /** Absolute folder of backups, or null: DATA_DIR/respaldos, and with a bucket the bucket. */
  backupDir: string | null
  /** Mail server (smtp:// or smtps://, with its password), or null: mails are kept in DATA_DIR/outbox. */
  smtpUrl: string | null
  /** Whom mails come from. */
  mailFrom: { name: string; address: string }
  /** Second port of the live channel; 0 = none. */
  realtimePort: number
  /** Proxies whose X-Forwarded-For is believed: names and networks of addresses, with commas between them. */
  trustProxy: string
  rootEmail: string | null
  rootPassword: string | null
  /** What temporary passwords are encrypted with, the same on every node; null: a key in DATA_DIR, made at its first use. */
  secretKey: string | null
  /** For how long a server that is told to end (SIGTERM) still answers, so that the proxy before it sends people elsewhere. */
  drainSeconds: number
  demo: boolean
  logLevel: LogLevel
}

/** A setting that cannot be used; the message names it, its value and what would be right. */
export class ConfigError extends StartError {
  override name = 'ConfigError'
}

export type Env = Readonly<Record<string, string | undefined>>

const SECRET = new Set(['ROOT_PASSWORD', 'DATABASE_URL', 'SMTP_URL', 'SECRET_KEY', 'STORAGE_URL'])
const SHORTEST_PASSWORD = 8
const SHORTEST_KEY = 32
const LONGEST_DRAIN = 600
/** Where there may be other nodes: time for a proxy that asks each second. */
const DRAIN = 3

const wrong = (name: string, value: string, expected: string): ConfigError =>
  new ConfigError(`${name} ${expected}${SECRET.has(name) ? '' : ` (vale «${value}»)`}.`)

/** An empty setting counts as absent, so that `PORT= npm start` and compose files mean the default. */
const text = (env: Env, name: string): string | null => env[name]?.trim() || null

const port = (env: Env, name: string, fallback: number): number => {
  const value = text(env, name)
  if (value === null) return fallback
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(number <= 65535)) throw wrong(name, value, 'debe ser un número de puerto entre 0 y 65535')
  return number
}

const oneOf = <T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T => {
  const value = text(env, name)
  if (value === null) return fallback
  const found = allowed.find(option => option === value)
  if (found === undefined) throw wrong(name, value, `debe ser uno de: ${allowed.join(', ')}`)
  return found
}

const url = (env: Env, name: string, schemes: readonly string[]): string | null => {
  const value = text(env, name)
  if (value === null) return null
  const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : ''
  if (!schemes.includes(scheme)) {
    throw wrong(
      name,
      value,
      `debe ser una dirección que empiece por ${schemes.map(s => `${s}://`).join(' o ')}`,
    )
  }
  return value
}

/** A wildcard address is where the server listens, not where a person can go. */
const placeOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Name of the machine of PUBLIC_URL in addresses of mail; a bare IP number is no name. */
export const mailHost = (origin: string): string => {
  const { hostname } = new URL(origin)
  return /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname
}

const publicUrl = (env: Env, host: string, serverPort: number): string => {
  const value = url(env, 'PUBLIC_URL', ['http', 'https'])
  if (value === null) return `http://${placeOf(host)}:${serverPort}`
  const { origin, pathname, search } = new URL(value)
  if (pathname !== '/' || search)
    throw wrong('PUBLIC_URL', value, 'no puede llevar ruta: solo protocolo, nombre y puerto')
  return origin
}

const hostOf = (env: Env): string => {
  const value = text(env, 'HOST') ?? '127.0.0.1'
  if (!/^[\w.:-]+$/.test(value)) throw wrong('HOST', value, 'debe ser una dirección o un nombre de máquina')
  return value
}

const smtpUrlOf = (env: Env): string | null => {
  const value = url(env, 'SMTP_URL', ['smtp', 'smtps'])
  if (value !== null && !new URL(value).hostname)
    throw wrong('SMTP_URL', value, 'debe nombrar el servidor de correo: smtp://servidor:puerto')
  return value
}

/** `correo@ejemplo.edu`, or with a name: `Malla <correo@ejemplo.edu>`. */
const mailFromOf = (env: Env, origin: string): Config['mailFrom'] => {
  const value = text(env, 'MAIL_FROM')
  if (value === null) return { name: 'Malla', address: `no-responder@${mailHost(origin)}` }
  const found = /^(?:([^<>"@]*)<([^\s<>@,]+@[^\s<>@,]+)>|([^\s<>@,]+@[^\s<>@,]+))$/.exec(value)
  if (!found)
    throw wrong('MAIL_FROM', value, 'debe ser un correo electrónico: «Malla <no-responder@ejemplo.edu>»')
  return { name: found[1]?.trim() || 'Malla', address: (found[2] ?? found[3])! }
}

const rootEmailOf = (env: Env): string | null => {
  const value = text(env, 'ROOT_EMAIL')
  if (value !== null && !/^[^\s@]+@[^\s@]+$/.test(value))
    throw wrong('ROOT_EMAIL', value, 'debe ser un correo electrónico')
  return value
}

const rootPasswordOf = (env: Env): string | null => {
  const value = env.ROOT_PASSWORD || null
  if (value !== null && value.length < SHORTEST_PASSWORD) {
    throw wrong('ROOT_PASSWORD', value, `debe tener al menos ${SHORTEST_PASSWORD} caracteres`)
  }
  return value
}

const secretKeyOf = (env: Env): string | null => {
  const value = text(env, 'SECRET_KEY')
  if (value !== null && value.length < SHORTEST_KEY)
    throw wrong('SECRET_KEY', value, `debe tener al menos ${SHORTEST_KEY} caracteres al azar`)
  return value
}

const drainSecondsOf = (env: Env): number => {
  const value = text(env, 'DRAIN_SECONDS')
  if (value === null) return text(env, 'DATABASE_URL') === null ? 0 : DRAIN
  const seconds = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN
  if (!(seconds <= LONGEST_DRAIN))
    throw wrong('DRAIN_SECONDS', value, `debe ser un número de segundos entre 0 y ${LONGEST_DRAIN}`)
  return seconds
}

/** Names of networks that a proxy may stand in. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
const isNetwork = (x: string): boolean => {
  const [address = '', bits, ...more] = x.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const isMask = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most)
  return NETWORKS.includes(x) || (isIP(address) !== 0 && isMask && more.length === 0)
}

/** Whoever believes everybody lets everybody choose their address, and with it escape the limits of tries: there is no «all». */
const trustProxyOf = (env: Env): string => {
  const value = text(env, 'TRUST_PROXY')
  if (value === null) return 'loopback'
  const networks = value.split(',').map(x => x.trim())
  if (!networks.every(isNetwork))
    throw wrong('TRUST_PROXY', value, `debe ser ${NETWORKS.join(', ')} o direcciones (10.0.0.0/8), con comas`)
  return networks.join(',')
}

const realtimePortOf = (env: Env, serverPort: number): number => {
  const value = port(env, 'REALTIME_PORT', 6002)
  if (value !== 0 && value === serverPort) {
    throw wrong('REALTIME_PORT', String(value), 'no puede ser el mismo puerto que PORT; 0 = ninguno')
  }
  return value
}

const storageUrlOf = (env: Env): string | null => {
  const value = text(env, 'STORAGE_URL')
  const read = value === null ? null : readBucketUrl(value)
  if (typeof read === 'string') throw wrong('STORAGE_URL', value!, read)
  return value
}

const backupDirOf = (env: Env, cwd: string): string | null => {
  const value = text(env, 'BACKUP_DIR')
  return value === null ? null : path.resolve(cwd, value)
}

/**
 * The settings out of environment variables; `cwd` is where a relative DATA_DIR starts.
 * @throws {ConfigError} at the first setting that cannot be used.
 */
export const readConfig = (env: Env, cwd: string = process.cwd()): Config => {
  const production = env.NODE_ENV === 'production'
  const host = hostOf(env)
  const serverPort = port(env, 'PORT', 3000)
  const origin = publicUrl(env, host, serverPort)
  return {
    production,
    port: serverPort,
    host,
    publicUrl: origin,
    dataDir: path.resolve(cwd, text(env, 'DATA_DIR') ?? 'data'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgresql', 'postgres']),
    storageUrl: storageUrlOf(env),
    carpeta: '',
    backupDir: backupDirOf(env, cwd),
    smtpUrl: smtpUrlOf(env),
    mailFrom: mailFromOf(env, origin),
    realtimePort: realtimePortOf(env, serverPort),
    trustProxy: trustProxyOf(env),
    rootEmail: rootEmailOf(env),
    rootPassword: rootPasswordOf(env),
    secretKey: secretKeyOf(env),
    drainSeconds: drainSecondsOf(env),
    demo: oneOf(env, 'DEMO', ['0', '1'], production ? '0' : '1') === '1',
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
  }
}
