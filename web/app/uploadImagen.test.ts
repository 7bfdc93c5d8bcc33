import { expect, it, vi } from 'vitest'

const upload = vi.hoisted(() =>
  vi.fn(async (_call: string, _input: { tags?: string }) => ({ secure_url: '/i/1.png' })),
)
vi.mock('./upload.ts', () => ({ upload }))
const { uploadImagen } = await import('./uploadImagen.ts')

const tagsDe = async (nombre: string): Promise<unknown> => {
  await uploadImagen('contenido', new File(['x'], nombre), () => undefined)
  return upload.mock.lastCall?.[1].tags
}

it.each([
  ['its file', 'aula 3.png', 'aula 3.png'],
  ['its file, without what parts tags', 'aula,patio.png', 'aula patio.png'],
  ['the beginning of a long name, in whole letters', `${'a'.repeat(199)}😀.png`, 'a'.repeat(199)],
])('a picture is called in the library as %s', async (_what, nombre, tags) =>
  expect(await tagsDe(nombre)).toBe(tags),
)
