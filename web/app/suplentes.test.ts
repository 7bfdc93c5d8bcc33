import { expect, it, vi } from 'vitest'

/** What the browser has of its own, and what stands in for it, asked the same. */
const propios = {
  withResolvers: Promise.withResolvers.bind(Promise),
  groupBy: Map.groupBy,
  any: AbortSignal.any.bind(AbortSignal),
  canParse: URL.canParse.bind(URL),
}
const DE_LISTAS = ['toSorted', 'toReversed', 'toSpliced', 'with'] as const
const lista: number[] = Object.assign([3, 1], { 3: 2 })
const CASOS: [nombre: (typeof DE_LISTAS)[number], ...como: unknown[]][] = [
  ['toSorted'],
  ['toSorted', (a: number, b: number) => b - a],
  ['toReversed'],
  ['toSpliced', 1],
  ['toSpliced', 1, 1],
  ['toSpliced', -1, 0, 7, 8],
  ['toSpliced', 9, 0, 7],
  ['with', 0, 9],
  ['with', -1, 9],
  ['with', 4, 9],
  ['with', -5, 9],
]
const PALABRAS = ['Cálculo', 'a\uD800b', '\uDC00', '😀', '😀\uD83D']

/** What a call gives, or the kind of error that it ends with. */
const loQueDa = (hacer: () => unknown): unknown => {
  try {
    return hacer()
  } catch (error) {
    return (error as Error).name
  }
}
const deListas = () =>
  CASOS.map(([nombre, ...como]) => loQueDa(() => (lista[nombre] as (...c: unknown[]) => unknown)(...como)))
const dePalabras = () => PALABRAS.map(p => p.toWellFormed())

const conLoPropio = { listas: deListas(), palabras: dePalabras() }
for (const [de, nombres] of [
  [Promise, ['withResolvers']],
  [Map, ['groupBy']],
  [AbortSignal, ['any']],
  [URL, ['canParse']],
  [Array.prototype, DE_LISTAS],
  [String.prototype, ['toWellFormed']],
] as const)
  for (const nombre of nombres) Reflect.deleteProperty(de, nombre)
expect(() => lista.toSorted()).toThrow(TypeError)
await import('./suplentes.ts')

it('lists are copied as the browser itself would, and stay as they are', () => {
  expect(deListas()).toEqual(conLoPropio.listas)
  expect(lista).toEqual(Object.assign([3, 1], { 3: 2 }))
})

it('halves of letters are written over, whole ones stay', () =>
  expect(dePalabras()).toEqual(conLoPropio.palabras))

it('what is grouped stands in its order, under any key', () => {
  const cosas = [1, 2, 3, -0, 0, Number.NaN, 'a', Number.NaN]
  const claveDe = (cosa: unknown, i: number) => (i === 1 ? 'segunda' : cosa)
  expect([...Map.groupBy(new Set(cosas), claveDe)]).toEqual([...propios.groupBy(new Set(cosas), claveDe)])
  expect(Map.groupBy([], claveDe).size).toBe(0)
})

it.each(['/x', 'https://x.pe', 'https://', 'x:'])('an address is known for one: %s', direccion => {
  expect(URL.canParse(direccion)).toBe(propios.canParse(direccion))
  expect(URL.canParse(direccion, 'https://x.pe')).toBe(propios.canParse(direccion, 'https://x.pe'))
})

it('a promise is kept or broken from outside', async () => {
  const bien = Promise.withResolvers<number>()
  bien.resolve(7)
  expect(await bien.promise).toBe(7)
  const mal = Promise.withResolvers<number>()
  mal.reject(new Error('no'))
  await expect(mal.promise).rejects.toThrow('no')
  expect(Object.keys(bien).sort()).toEqual(Object.keys(propios.withResolvers()).sort())
})

it.each(['propio', 'suplente'])('the first of several signals stops, with its reason: %s', cual => {
  const any = cual === 'propio' ? propios.any : AbortSignal.any
  const [una, otra] = [new AbortController(), new AbortController()]
  const junta = any([una.signal, otra.signal])
  const oido = vi.fn()
  junta.addEventListener('abort', oido)
  expect(junta.aborted).toBe(false)
  otra.abort('otra')
  una.abort('una')
  expect([junta.aborted, junta.reason]).toEqual([true, 'otra'])
  expect(oido).toHaveBeenCalledTimes(1)
  expect(
    any([new AbortController().signal, AbortSignal.abort('ya'), AbortSignal.abort('tarde')]).reason,
  ).toBe('ya')
  expect(any([]).aborted).toBe(false)
})

it('what is there already stays', async () => {
  const puesto = Map.groupBy
  vi.resetModules()
  await import('./suplentes.ts')
  expect(Map.groupBy).toBe(puesto)
})
