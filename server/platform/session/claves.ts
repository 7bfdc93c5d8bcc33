import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BYTES_DE_CLAVE, claveLegible } from '@malla/domain/usuarios/claves.ts'
import { hash, type Options } from '@node-rs/argon2'

/**
 * The one password that stays readable (§6): the temporary one that an administrator gave, until its owner changes it. It is
 * encrypted with AES-256-GCM; the key is a file beside the database or the setting SECRET_KEY, never in it, so that a copy of the database alone tells nothing.
 */
const FILE = 'clave-temporal.key'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

const keys = new Map<string, Promise<Buffer>>()

async function readKey(file: string): Promise<Buffer | null> {
  const bytes = await readFile(file).catch((e: NodeJS.ErrnoException) => {
    if (e.code === 'ENOENT') return null
    throw e
  })
  if (bytes && bytes.length !== KEY_BYTES) throw new Error(`${file} is no key`)
  return bytes
}

/** Made whole under another name first: whoever reads it, or makes it at the same time, sees all of it or none. */
async function makeKey(file: string): Promise<Buffer> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(draft, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, file).catch((e: NodeJS.ErrnoException) => {
      if (e.code !== 'EEXIST') throw e
    })
  } finally {
    await unlink(draft)
  }
  return (await readKey(file))!
}

/** The key of a data folder, made at its first use with mode 600. Nodes that share the folder share the key. */
function keyOf(dataDir: string): Promise<Buffer> {
  const file = path.join(dataDir, FILE)
  let key = keys.get(file)
  if (!key) {
    key = readKey(file).then(there => there ?? makeKey(file))
    key.catch(() => keys.delete(file))
    keys.set(file, key)
  }
  return key
}

/** Uses this key instead of the one in the data folder: nodes that share no folder share the setting SECRET_KEY. */
export const useKey = (dataDir: string, secret: string): void =>
  void keys.set(path.join(dataDir, FILE), Promise.resolve(createHash('sha256').update(secret).digest()))

/**
 * A mark that tells one secret from another under one name: whoever has the database alone cannot try guesses against it, for it is made with the
 * key of temporary passwords.
 */
export async function marcaDeSecreto(dataDir: string, nombre: string, secreto: string): Promise<string> {
  const marca = createHmac('sha256', await keyOf(dataDir)).update(`marca:${nombre}:${secreto}`)
  return marca.digest('base64url')
}

/** Ties what is encrypted to its person: copied into another row it opens nothing. */
const boundTo = (personaId: number): Buffer => Buffer.from(`persona:${personaId}`)

/** The password as it is kept in usuarios.clave_temporal. */
export async function encryptClave(dataDir: string, personaId: number, clave: string): Promise<string> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(dataDir), iv).setAAD(boundTo(personaId))
  const sealed = Buffer.concat([cipher.update(clave, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The password back; null when it was encrypted for another person, with another key, or changed. */
export async function decryptClave(dataDir: string, personaId: number, kept: string): Promise<string | null> {
  const bytes = Buffer.from(kept, 'base64url')
  const key = await keyOf(dataDir)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    }).setAAD(boundTo(personaId))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** What a user's row holds of a temporary password. */
export interface ClaveTemporal {
  clave_hash: string
  clave_temporal: string
  debe_cambiar: true
}

/**
 * 59 bits of chance cannot be guessed however quick the hash; a file may bring a thousand new people, and each slow hash takes
 * 40 ms and 19 MB. A password that a person thought up has the slow one.
 */
export const QUICK: Options = { memoryCost: 4096, timeCost: 1, parallelism: 1 }

const newClave = (): string => claveLegible(randomBytes(BYTES_DE_CLAVE))

/** The given password, or a readable one made here, as the row of this person's user keeps it; and itself, to be told once. */
export async function temporal(
  dataDir: string,
  personaId: number,
  given?: string,
): Promise<{ clave: string; columns: ClaveTemporal }> {
  const clave = given ?? newClave()
  const [clave_hash, clave_temporal] = await Promise.all([
    hash(clave, given === undefined ? QUICK : undefined),
    encryptClave(dataDir, personaId, clave),
  ])
  return { clave, columns: { clave_hash, clave_temporal, debe_cambiar: true } }
}
