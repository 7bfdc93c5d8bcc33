import type { Documento } from '@malla/documents/document.ts'
import { expect, it } from 'vitest'
import type { Storage } from '../../platform/files/storage.ts'
import { newKey } from '../../platform/files/storage.ts'
import { bytesParaInforme, conSusImagenes } from './porTraer.ts'

it('a picture that did not come is asked for again by the next document, and one that came is not', async () => {
  let veces = 0
  const get = async () => {
    veces++
    if (veces === 1) throw new Error('the bucket is away')
    return new Uint8Array([veces])
  }
  const bytes = bytesParaInforme({ storage: { get } as unknown as Storage }, newKey())
  const documento = { imagenes: { logo: bytes } } as unknown as Documento
  await expect(conSusImagenes(documento)).rejects.toThrow('away')
  for (let i = 0; i < 2; i++)
    expect((await conSusImagenes(documento)).imagenes).toEqual({ logo: new Uint8Array([2]) })
})
