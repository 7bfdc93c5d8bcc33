import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLAVES } from '../../features/respaldos/claves.ts'
import { createTestApp } from '../../testing/app.ts'
import { comprobar } from './comprobar.ts'
import { escribirRespaldo } from './escribir.ts'
import { place } from './testing/place.ts'

describe('what is no whole backup is refused before anything is written', () => {
  let folder: string
  let good: Buffer
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'malla-respaldo-'))
    const t = await createTestApp()
    const aqui = await place(t.dataDir)
    const clave = await aqui.storage.put(randomBytes(200_000))
    await t.owner.query(
      "insert into archivos (empresa_id, clave, nombre, tipo, bytes) values ($1, $2, 'a.pdf', 'application/pdf', 200000)",
      [t.gente.empresa, clave],
    )
    const file = path.join(folder, 'bueno.tar.gz')
    await escribirRespaldo(file, { databaseUrl: t.databaseUrl, claves: CLAVES, ...aqui })
    good = readFileSync(file)
    await t.close()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const refused = async (bytes: Buffer): Promise<string> => {
    const file = path.join(folder, 'malo.tar.gz')
    writeFileSync(file, bytes)
    const error = await comprobar(file).catch((e: unknown) => e as Error)
    expect((error as Error).name).toBe('RespaldoNoValido')
    return (error as Error).message
  }

  it.each([0, 1, 1000, 0.5, 0.99])('cut at %d', async at => {
    expect(await refused(good.subarray(0, at < 1 ? Math.floor(good.length * at) : at))).toMatch(
      /^El respaldo está/,
    )
  })

  it('is told in Spanish, also where it broke in the middle', async () => {
    const CORTADO = 'El respaldo está incompleto: el archivo termina antes de tiempo.'
    expect(await refused(good.subarray(0, -200))).toBe(CORTADO)
    expect(await refused(gzipSync(gunzipSync(good).subarray(0, 1000)))).toBe(CORTADO)
    const roto = Buffer.from(good)
    const medio = Math.floor(good.length / 2)
    roto.fill(0, medio, medio + 100)
    // What its letters mean after that is chance: mostly nothing, at times something else, or that more should follow.
    expect(await refused(roto)).toMatch(
      /^El respaldo está (dañado: (no se puede descomprimir|.+ no es como se escribió)|incompleto: el archivo termina antes de tiempo)\.$/,
    )
  })

  it('with one byte changed, also where the container does not notice', async () => {
    const tar = gunzipSync(good)
    const at = tar.indexOf('Universidad')
    expect(at).toBeGreaterThan(0)
    tar[at] = tar[at]! + 1
    expect(await refused(gzipSync(tar, { level: 1 }))).toMatch(/no es como se escribió/)
  })

  it('without its end', async () => {
    const tar = gunzipSync(good)
    const end = tar.indexOf('manifiesto.json')
    expect(
      await refused(gzipSync(Buffer.concat([tar.subarray(0, end), Buffer.alloc(1024)]), { level: 1 })),
    ).toMatch(/le falta el final/)
  })

  it('that is another file', async () => {
    expect(await refused(Buffer.from('%PDF-1.7'))).toBe('El respaldo está dañado: no se puede descomprimir.')
    expect(await refused(gzipSync('hola'))).toMatch(/dañado|incompleto/)
  })

  it.each([
    ['../../etc/passwd', 'file'],
    ['archivos/../../x', 'file'],
    ['/etc/passwd', 'file'],
    ['outbox/../1.eml', 'file'],
    ['tablas/pg_catalog.pg_class/000001', 'file'],
    ['archivos/ab', 'symlink'],
  ] as const)('that brings «%s» (%s)', async (name, type) => {
    const tar = pack()
    tar.entry({ name, type, ...(type === 'symlink' ? { linkname: '/etc' } : {}) }, type === 'file' ? 'x' : '')
    tar.finalize()
    const bytes = Buffer.concat((await Array.fromAsync(tar as AsyncIterable<Buffer>)) as Buffer[])
    expect(await refused(gzipSync(bytes))).toMatch(/^No es un respaldo de Malla: contiene/)
  })
})
