import { afterEach, expect, it, vi } from 'vitest'
import { copiar } from './copiar.ts'

afterEach(() => void vi.unstubAllGlobals())

const RECHAZO = { writeText: () => Promise.reject(new Error('NotAllowedError')) }

/** A page of a browser with this clipboard, and in which what is chosen can be copied or not; tells what was done in it, in order. */
function pagina(clipboard: object | undefined, seDeja: boolean) {
  const hecho: string[] = []
  const campo = {
    value: '',
    focus: () => void hecho.push('focus'),
    select: () => void hecho.push(`select ${campo.value}`),
    remove: () => void hecho.push('remove'),
  }
  const boton = { focus: () => void hecho.push('back') }
  const caja = (nombre: string) => ({ append: () => void hecho.push(`into ${nombre}`) })
  vi.stubGlobal('navigator', { clipboard })
  vi.stubGlobal('document', {
    activeElement: boton,
    body: caja('page'),
    createElement: () => campo,
    execCommand: (orden: string) => {
      hecho.push(orden)
      return seDeja
    },
  })
  const desde = (dialogo: boolean) =>
    ({ closest: () => (dialogo ? caja('dialog') : null) }) as unknown as Element
  return { hecho, desde }
}

it('a text goes to the clipboard where the browser gives one', async () => {
  const writeText = vi.fn(async () => undefined)
  const { hecho, desde } = pagina({ writeText }, true)
  expect(await copiar('clave', desde(true))).toBe(true)
  expect(writeText).toHaveBeenCalledWith('clave')
  expect(hecho).toEqual([])
})

it.each([
  ['there is none (plain http)', undefined],
  ['it refuses', RECHAZO],
])('where %s it is chosen and copied, in the dialog in which the focus has to stay', async (_, clipboard) => {
  const { hecho, desde } = pagina(clipboard, true)
  expect(await copiar('clave', desde(true))).toBe(true)
  expect(hecho).toEqual(['into dialog', 'focus', 'select clave', 'copy', 'remove', 'back'])
})

it('it is said where nothing helps, and nothing stays behind', async () => {
  const { hecho, desde } = pagina(undefined, false)
  expect(await copiar('clave', desde(false))).toBe(false)
  expect(hecho).toEqual(['into page', 'focus', 'select clave', 'copy', 'remove', 'back'])
})
