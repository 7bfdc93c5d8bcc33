import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'

const queryClient = new QueryClient()
vi.mock('../query.ts', () => ({ queryClient }))
const { baseDe } = await import('./pintar.ts')

const input = { id: 5, nombre: 'Mía', estado: 'Activado', revision: 1 }
const base = { estado: 'Desactivado' }
queryClient.setQueryData(['facultades', 'list', {}], {
  data: [{ id: 5, nombre: 'Suya', estado: 'Activado' }],
})

it('what its form says of a thing goes before what the screen has of it', () =>
  expect(baseDe('facultades.update', input, base)).toEqual({ 5: { nombre: 'Suya', estado: 'Desactivado' } }))
it('what its form does not know is not taken from the screen: that may be the newer record', () =>
  expect(baseDe('facultades.update', input, { ...base, nombre: undefined })).toStrictEqual({ 5: base }))
