import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../startError.ts'

/** Whom PostgreSQL runs as: it refuses root, so as root it gets an account that can do nothing else. */
export type Account = { uid: number; gid: number }

const ACCOUNT = 'malla'
const CAP_DAC_READ_SEARCH = 1n << 2n

const idOf = (kind: '-u' | '-g', name: string): number | null => {
  const { status, stdout } = spawnSync('id', [kind, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : null
}

const accountNamed = (name: string): Account | null => {
  const uid = idOf('-u', name)
  const gid = idOf('-g', name)
  return uid === null || gid === null ? null : { uid, gid }
}

const createAccount = (): void => {
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin']
  spawnSync('useradd', ['--system', '--user-group', ...home, ACCOUNT], { stdio: 'ignore' })
}

/**
 * The account for a database in `dir`, or null when we are no root and PostgreSQL simply runs as we do.
 * A folder that belongs to someone already keeps its owner: it may have been made before `sudo`.
 */
export const accountFor = (dir: string): Account | null => {
  if (process.getuid?.() !== 0) return null
  if (existsSync(dir)) {
    const { uid, gid } = statSync(dir)
    if (uid !== 0) return { uid, gid }
  }
  if (accountNamed(ACCOUNT) === null) createAccount()
  const account = accountNamed(ACCOUNT) ?? accountNamed('nobody')
  if (account === null)
    throw new StartError('No hay ninguna cuenta sin privilegios (malla o nobody) para PostgreSQL.')
  return account
}

/** The first folder above `file` that strangers may not enter, or null. */
const closedAbove = (file: string): string | null => {
  for (let dir = path.dirname(file); ; dir = path.dirname(dir)) {
    if (!(statSync(dir).mode & 0o001)) return dir
    if (dir === path.dirname(dir)) return null
  }
}

const mayLendReading = (): boolean => {
  const status = readFileSync('/proc/self/status', 'utf8')
  return ['CapPrm', 'CapBnd'].every(name => {
    const mask = new RegExp(`^${name}:\\s*([0-9a-f]+)`, 'm').exec(status)?.[1]
    return mask !== undefined && (BigInt(`0x${mask}`) & CAP_DAC_READ_SEARCH) !== 0n
  })
}

/** Drops every capability but passing through closed folders, which has to survive the change of user. */
const ONLY_READING = [
  '--securebits=+no_setuid_fixup',
  ...['inh-caps', 'ambient-caps', 'bounding-set'].map(set => `--${set}=-all,+dac_read_search`),
]

/**
 * The command line that runs `program` as `account` and ends it when our process ends, however that
 * happens. `dir` is the database's folder; when it or the program lies behind a closed folder
 * (a clone in /root) the account is lent the one capability to pass through.
 * @throws {StartError} when that capability is needed and we do not have it.
 */
export const commandAs = (
  account: Account | null,
  dir: string,
  program: string,
  args: readonly string[],
): [string, string[]] => {
  const identity = account
    ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', '--no-new-privs']
    : []
  const closed = account && (closedAbove(dir) ?? closedAbove(program))
  if (closed && !mayLendReading()) {
    throw new StartError(
      `PostgreSQL no puede correr como root y su cuenta no puede entrar en ${closed}: ` +
        'ábrala con chmod o+x o ponga Malla y DATA_DIR en otra carpeta.',
    )
  }
  return [
    'setpriv',
    ['--pdeathsig=INT', ...identity, ...(closed ? ONLY_READING : []), '--', program, ...args],
  ]
}
