import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { verify } from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decryptClave, encryptClave, temporal, useKey } from './claves.ts'

describe('temporary passwords at rest', () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'malla-claves-'))
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  it('comes back for its person, and its text stands nowhere in what is kept', async () => {
    const kept = await encryptClave(dir, 7, 'mañana-9')
    expect(await decryptClave(dir, 7, kept)).toBe('mañana-9')
    expect(Buffer.from(kept, 'base64url').toString('utf8')).not.toContain('ana-9')
    expect(await encryptClave(dir, 7, 'mañana-9')).not.toBe(kept)
  })

  it('opens nothing in another row, cut or changed', async () => {
    const kept = await encryptClave(dir, 7, 'kf7m-x3hr')
    expect(await decryptClave(dir, 8, kept)).toBeNull()
    expect(await decryptClave(dir, 7, kept.slice(0, 12))).toBeNull()
    expect(await decryptClave(dir, 7, '')).toBeNull()
    const bytes = Buffer.from(kept, 'base64url')
    bytes[bytes.length - 1]! ^= 1
    expect(await decryptClave(dir, 7, bytes.toString('base64url'))).toBeNull()
  })

  it('the key is one file of mode 600, made once by many at the same time', async () => {
    const folder = path.join(dir, 'nuevo')
    const kept = await Promise.all([1, 2, 3, 4].map(i => encryptClave(folder, i, `clave-${i}`)))
    expect(readdirSync(folder)).toEqual(['clave-temporal.key'])
    expect(statSync(path.join(folder, 'clave-temporal.key')).mode & 0o777).toBe(0o600)
    expect(await Promise.all(kept.map((k, i) => decryptClave(folder, i + 1, k)))).toEqual(
      [1, 2, 3, 4].map(i => `clave-${i}`),
    )
  })

  it('with another key it is unreadable, not a failure; a file that is no key is told', async () => {
    const kept = await encryptClave(dir, 7, 'kf7m-x3hr')
    const other = path.join(dir, 'otra')
    await encryptClave(other, 7, 'x')
    expect(await decryptClave(other, 7, kept)).toBeNull()
    const broken = mkdtempSync(path.join(dir, 'rota-'))
    writeFileSync(path.join(broken, 'clave-temporal.key'), 'corta')
    await expect(encryptClave(broken, 7, 'x')).rejects.toThrow('no key')
  })

  it('nodes with folders of their own share the key of the setting, and leave no file', async () => {
    const [one, other] = [path.join(dir, 'uno'), path.join(dir, 'otro')]
    useKey(one, 'la misma llave en todos los servidores')
    useKey(other, 'la misma llave en todos los servidores')
    const kept = await encryptClave(one, 7, 'kf7m-x3hr')
    expect(await decryptClave(other, 7, kept)).toBe('kf7m-x3hr')
    useKey(other, 'otra llave, de treinta y dos letras')
    expect(await decryptClave(other, 7, kept)).toBeNull()
    expect(readdirSync(dir)).toEqual([])
  })

  it.each([
    ['made here', undefined],
    ['given', 'una clave dada'],
  ])('%s: signs in, is kept encrypted, and is to be changed', async (_case, given) => {
    const { clave, columns } = await temporal(dir, 7, given)
    expect(clave).toBe(given ?? clave)
    expect(await verify(columns.clave_hash, clave)).toBe(true)
    expect(await decryptClave(dir, 7, columns.clave_temporal)).toBe(clave)
    expect(columns.debe_cambiar).toBe(true)
  })
})
