import { beforeEach, expect, it, vi } from 'vitest'
import { dispatch } from '../../app/live/registry.ts'
import { callKey, queryClient } from '../../app/query.ts'
import { reloadSession } from '../../app/session.ts'

vi.mock('virtual:calls', () => ({ table: {} }))
vi.mock('../../app/session.ts', async original => ({
  ...(await original<object>()),
  reloadSession: vi.fn(),
}))
await import('./sugerencias.live.ts')

beforeEach(() => {
  queryClient.clear()
  vi.mocked(reloadSession).mockClear()
})

it.each(['created', 'updated', 'deleted'])(
  'when a suggestion is %s by somebody else, list, counts and session are read again',
  what => {
    const keys = [callKey('sugerencias.list', {}), callKey('sugerencias.resumen', {})]
    for (const key of keys) queryClient.setQueryData(key, { data: [] })
    dispatch(`sugerencia.${what}`, { id: 1, change_id: 7, data: null, user: { id: 9, nombres: 'Ana' } })
    expect(keys.map(key => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true])
    expect(reloadSession).toHaveBeenCalledOnce()
  },
)
