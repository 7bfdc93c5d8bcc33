import { expect, it, vi } from 'vitest'
import { callKey, queryClient, refresh } from './query.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))

it('a call is told from another by what it is asked with', () => {
  expect(callKey('facultades.list')).toEqual(['facultades', 'list'])
  expect(callKey('facultades.list', { page: 2 })).toEqual(['facultades', 'list', { page: 2 }])
})

it('what was read is not read again until somebody changes it', async () => {
  const queryFn = vi.fn().mockResolvedValue({ data: [] })
  const list = { queryKey: callKey('facultades.list', { page: 1 }), queryFn }
  await queryClient.fetchQuery(list)
  await queryClient.fetchQuery(list)
  expect(queryFn).toHaveBeenCalledTimes(1)

  await refresh('programas')
  await queryClient.fetchQuery(list)
  expect(queryFn).toHaveBeenCalledTimes(1)
  await refresh('facultades')
  await queryClient.fetchQuery(list)
  expect(queryFn).toHaveBeenCalledTimes(2)
})
