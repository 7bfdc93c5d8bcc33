import { beforeEach, expect, it, vi } from 'vitest'
import { almacenamiento } from '../../ui/almacenamientoDePrueba.ts'
import { item } from './mundoDePrueba.ts'

const { api, quien } = vi.hoisted(() => ({
  api: vi.fn(),
  quien: { user: null as { id: number; empresa: { id: number } } | null },
}))
vi.mock('../../app/api.ts', () => ({ api, askNow: vi.fn(), onWrite: () => {} }))
vi.mock('../../app/session.ts', () => ({ currentSession: () => quien }))
vi.mock('../../app/query.ts', () => ({ callKey: () => [], queryClient: { setQueryData: () => {} } }))
vi.mock('../../app/upload.ts', () => ({ upload: vi.fn() }))
vi.stubGlobal('localStorage', almacenamiento())
const { mundoDe } = await import('./mundo.ts')

const plan = { tipo: 'plan', id: 9, whyNotEditar: null } as const
const suyo = { items: [item('a', 'Mío')], base: [], revision: 3, id: 'x' }

beforeEach(() => {
  api.mockReset()
  quien.user = { id: 7, empresa: { id: 1 } }
})

it('what is edited is sent as its draft, and a version names the drafts that it takes in', async () => {
  const m = mundoDe(plan, 'misiones', 7, 1)
  api.mockResolvedValueOnce({ data: { updated_at: 't1' } })
  expect(await m.guardarBorrador(suyo)).toBe('t1')
  expect(api).toHaveBeenLastCalledWith('borradores.save', {
    objeto: 'plan/9/misiones',
    pestana: 'x',
    contenido: { items: suyo.items, base: [] },
    sobre_revision: 3,
  })
  api.mockResolvedValueOnce({ data: { key: 'misiones', items: [], revision: 4, adjuntos: [] } })
  const estos = [
    { id: 'x', enviado: 't1' },
    { id: '', enviado: null },
  ]
  await m.guardar(suyo.items, 3, estos)
  expect(api).toHaveBeenLastCalledWith('planes.guardarJson', {
    id: 9,
    key: 'misiones',
    items: suyo.items,
    revision: 3,
    borradores: [{ pestana: 'x', updated_at: 't1' }, {}],
  })
})

it.each([
  ['nobody', null],
  ['another person', { id: 8, empresa: { id: 1 } }],
  ['the same in another institution', { id: 7, empresa: { id: 2 } }],
])('once %s works here nothing of it is sent any more', async (_, user) => {
  const m = mundoDe(plan, 'misiones', 7, 1)
  quien.user = user
  const pedidos = [
    m.guardar(suyo.items, 3, []),
    m.guardarBorrador(suyo),
    m.leerBorradores(),
    m.quitarBorrador({ id: 'x', enviado: null }),
  ]
  for (const pedido of pedidos) await expect(pedido).rejects.toMatchObject({ status: 401 })
  expect(api).not.toHaveBeenCalled()
})

it('the drafts are asked for in the name of whose they are, and not shown to whoever works here when they come', async () => {
  const m = mundoDe(plan, 'misiones', 7, 1)
  const borrador = { pestana: 'x', contenido: suyo, sobre_revision: 3, updated_at: 't1', otros: [] }
  api.mockResolvedValue({ data: borrador })
  expect(await m.leerBorradores()).toMatchObject([{ id: 'x', enviado: 't1' }])
  expect(api).toHaveBeenLastCalledWith('borradores.show', { objeto: 'plan/9/misiones' }, { own: true })
  const leidos = m.leerBorradores()
  quien.user = { id: 8, empresa: { id: 1 } }
  await expect(leidos).rejects.toMatchObject({ status: 401 })
})
