import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'
import { ask } from './api.ts'
import { callKey, callQuery, lastSeen, queryClient, refresh, useWrite } from './query.ts'
import { tomarTemprana } from './temprano.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))
vi.mock('./api.ts', async original => ({ ...(await original<object>()), ask: vi.fn() }))
vi.mock('./temprano.ts', () => ({ tomarTemprana: vi.fn(), olvidarTempranas: () => undefined }))

const servidor = vi.mocked(ask as unknown as (...asked: unknown[]) => Promise<unknown>)
const temprana = vi.mocked(tomarTemprana as unknown as () => Promise<unknown> | undefined)
const sinLinea = () => Promise.reject(new ApiError(0, 'No hay línea.'))

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

it('what was asked ahead and did not arrive gets the time of any read, unless something was seen before', async () => {
  temprana.mockReturnValue(Promise.resolve(undefined))
  servidor.mockImplementationOnce(sinLinea).mockResolvedValueOnce({ data: 7 })
  expect(await queryClient.fetchQuery(callQuery('planes.show', { id: 1 }))).toEqual({ data: 7 })
  expect(servidor.mock.lastCall?.[2]).toMatchObject({ once: false })

  lastSeen.read = async () => ({ data: 6 })
  servidor.mockReset().mockImplementation(sinLinea)
  expect(await queryClient.fetchQuery(callQuery('planes.show', { id: 2 }))).toEqual({ data: 6 })
  expect(servidor).toHaveBeenCalledTimes(1)

  // What was not asked ahead had its time.
  lastSeen.read = undefined
  temprana.mockReturnValue(undefined)
  servidor.mockReset().mockImplementation(sinLinea)
  await expect(queryClient.fetchQuery(callQuery('planes.show', { id: 3 }))).rejects.toThrow('No hay línea.')
  expect(servidor).toHaveBeenCalledTimes(1)
})

it('what this browser does not bring in time is not waited for: the page says that there is no line', async () => {
  vi.useFakeTimers()
  lastSeen.read = () => new Promise(() => undefined)
  servidor.mockReset().mockImplementation(sinLinea)
  const leida = queryClient.fetchQuery(callQuery('planes.show', { id: 4 })).catch((e: Error) => e.message)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await Promise.race([leida, Promise.resolve('waits')])).toBe('No hay línea.')
  lastSeen.read = undefined
  vi.useRealTimers()
})

const pedidas: Promise<unknown>[] = []
const keyOf = ({ codigo }: { codigo: string }) => `llave de ${codigo}`
function Pagina() {
  const { mutateAsync } = useWrite('ajustes.confirmCorreo', { keyOf })
  if (pedidas.length === 0) pedidas.push(mutateAsync({ codigo: 'abc' }))
  return null
}

it('a write goes under the key that its page knows it by', async () => {
  servidor.mockReset().mockResolvedValue({})
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Pagina)))
  await Promise.all(pedidas)
  expect(servidor.mock.lastCall).toEqual([
    'ajustes.confirmCorreo',
    { codigo: 'abc' },
    { key: 'llave de abc' },
  ])
})
