import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { Espera } from './reglas.ts'

const queryClient = new QueryClient()
vi.mock('../query.ts', () => ({ queryClient }))
const { baseDe, borrarDePantalla, pintarAlLlegar, retocada } = await import('./pintar.ts')

const input = { id: 5, nombre: 'Mía', estado: 'Activado', revision: 1 }
const base = { estado: 'Desactivado' }
queryClient.setQueryData(['facultades', 'list', {}], {
  data: [{ id: 5, nombre: 'Suya', estado: 'Activado' }],
})

it('what its form says of a thing goes before what the screen has of it', () =>
  expect(baseDe('facultades.update', input, base)).toEqual({ 5: { nombre: 'Suya', estado: 'Desactivado' } }))
it('what its form has in words of its own is kept with it', () =>
  expect(baseDe('facultades.update', input, { ...base, orden: ['a'] })[5]).toMatchObject({ orden: ['a'] }))
it('what its form does not know is not taken from the screen: that may be the newer record', () =>
  expect(baseDe('facultades.update', input, { ...base, nombre: undefined })).toStrictEqual({ 5: base }))

it('of a write of many, what it says of each goes before what the screen has of it', () => {
  const asignaturas = [
    { id: 5, nombre: 'Mía', revision: 1 },
    { id: 6, nombre: 'Mía también', revision: 1 },
  ]
  expect(baseDe('facultades.savePorPlan', { planId: 1, asignaturas }, { 5: { nombre: 'Antes' } })).toEqual({
    5: { nombre: 'Antes' },
    6: {},
  })
})

it.each([
  ['that waited goes back to what stood there', 'espera', 'Era'],
  [
    'that the server refused is not on the screen any more: what another person wrote stays',
    'rechazado',
    'Suya',
  ],
  ['that met another one is not either', 'choca', 'Suya'],
] as const)('what is thrown away %s', (_what, estado, nombre) => {
  const clave = ['sedes', 'list', {}]
  queryClient.setQueryData(clave, { data: [{ id: 5, nombre: 'Suya', revision: 2 }] })
  const escrita = { llamada: 'sedes.update', input: { id: 5, nombre: 'Mía', revision: 1 } }
  borrarDePantalla({ ...escrita, base: { 5: { nombre: 'Era' } }, estado } as unknown as Espera)
  expect(queryClient.getQueryData(clave)).toEqual({ data: [{ id: 5, nombre, revision: 2 }] })
})

it('what is read while something waits shows it from the first moment', async () => {
  const clave = ['cursos', 'porPlan', { planId: 1 }]
  const vistas: unknown[] = []
  const espera = { llamada: 'cursos.update', input: { id: 5, nombre: 'Mía', revision: 1 } }
  pintarAlLlegar((key, answer) => (key[0] === 'cursos' ? retocada(answer, espera, key) : answer))
  const observador = new QueryObserver(queryClient, {
    queryKey: clave,
    queryFn: () => ({ data: [{ id: 5, nombre: 'Suya', revision: 2 }] }),
  })
  // As a page hears of it.
  const ver = () => void vistas.push(observador.getCurrentResult().data)
  const dejar = observador.subscribe(notifyManager.batchCalls(ver))
  await expect.poll(() => vistas.filter(Boolean)).not.toEqual([])
  dejar()
  for (const vista of vistas.filter(Boolean))
    expect(vista).toEqual({ data: [{ id: 5, nombre: 'Mía', revision: 2 }] })
})
