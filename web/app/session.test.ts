import { expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'

const { api } = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('./api.ts', () => ({ api, onExpired: () => {} }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })

const { currentSession, loadSession } = await import('./session.ts')
const user = { id: 7, empresas: [], empresa: null }

it('a call for the profile that fails keeps the person who was there, and is not silent (§8)', async () => {
  api.mockImplementation(async () => ({ data: user }))
  expect(await loadSession()).toMatchObject({ status: 'signed', user })
  api.mockImplementation(async () => {
    throw new ApiError(500, 'x')
  })
  expect(await loadSession().catch(e => e.status)).toBe(500)
  expect(currentSession()).toMatchObject({ status: 'signed', user })
})
