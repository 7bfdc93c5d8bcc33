import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Ajustes } from './preguntar.ts'

const respuestas = vi.hoisted(() => ({ propia: null as object | null, dejan: 2 }))
const api = vi.hoisted(() =>
  vi.fn(async (llamada: string, _pedido?: unknown) =>
    llamada === 'estructuras.show'
      ? { data: { propia: respuestas.propia } }
      : { data: { completos: 5, dejan: respuestas.dejan, entregados: 1, pasan: 0 } },
  ),
)
const confirm = vi.hoisted(() => vi.fn(async (_pregunta: { text: string }) => false))
vi.mock('../../app/api.ts', () => ({ api }))
vi.mock('../../ui/dialogs.tsx', () => ({ confirm }))
const { preguntar } = await import('./preguntar.ts')

const escala = { minimo: 0, maximo: 20, aprobatoria: 11 }
const ajustes = { semanas: null, escala } as unknown as Ajustes

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(respuestas, { propia: null, dejan: 2 })
})

it.each([
  ['weeks', { semanas: 17 }],
  ['the scale', { escala: { ...escala, maximo: 100 } }],
])('what %s would do to complete syllabi is told before', async (_caso, cambio) => {
  expect(await preguntar(ajustes, { ...ajustes, ...cambio })).toBe(false)
  expect(api.mock.calls.at(-1)).toEqual([
    'estructuras.previa',
    { estructura: { ...ESTRUCTURA_INICIAL, ...cambio } },
  ])
  expect(confirm.mock.calls[0]![0].text).toMatch(
    /^2 de los 5 sílabos completos dejarán de estarlo\. 1 ya está entregado: .*¿Guardar los ajustes\?$/,
  )
})

it('nothing is asked where nothing would change', async () => {
  respuestas.dejan = 0
  expect(await preguntar(ajustes, { ...ajustes, semanas: 17 })).toBe(true)
  respuestas.dejan = 2
  // What stands in the empty field is written into it.
  expect(await preguntar(ajustes, { ...ajustes, semanas: ESTRUCTURA_INICIAL.semanas })).toBe(true)
  expect(await preguntar(ajustes, { ...ajustes, encabezadoArbol: 'Otro' })).toBe(true)
  respuestas.propia = { revision: 3 }
  expect(await preguntar(ajustes, { ...ajustes, semanas: 17 })).toBe(true)
  expect(confirm).not.toHaveBeenCalled()
})

it('where it cannot be asked the saving says why', async () => {
  api.mockRejectedValueOnce(new Error('422'))
  expect(await preguntar(ajustes, { ...ajustes, semanas: 17 })).toBe(true)
})
