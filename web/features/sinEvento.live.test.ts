import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type QueryKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callKey, queryClient } from '../app/query.ts'
import './imagenes/imagenes.live.ts'
import './impacto/impacto.live.ts'
import './perfil/perfil.live.ts'
import './respaldos/respaldos.live.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

/** Somebody comes to what a call answers, looks for a minute and goes. What stood there first, and what in the end. */
async function visita(queryKey: QueryKey, answer: string) {
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: async () => answer })
  const leave = observer.subscribe(() => {})
  const alLlegar = observer.getCurrentResult().data
  await vi.advanceTimersByTimeAsync(60_000)
  const alIrse = observer.getCurrentResult().data
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  return [alLlegar, alIrse]
}

it.each<[string, QueryKey]>([
  ['the library of pictures', callKey('imagenes.list', { page: 1, per_page: 15 })],
  ['«Mis sesiones»', callKey('auth.sesiones', {})],
  ['the backups', callKey('respaldos.list', {})],
])('%s: whoever comes to it sees how it is now', async (_que, queryKey) => {
  expect(await visita(queryKey, 'antes')).toEqual([undefined, 'antes'])
  expect(await visita(queryKey, 'ahora')).toEqual(['antes', 'ahora'])
})

it.each<[string, QueryKey]>([
  ['a plan', callKey('impactos.list', { planestudio_id: 9 })],
  ['what plans share', callKey('impactos.list', {})],
])(
  'changes made in one step in %s: what is undone by a press is never what was there before',
  async (_que, queryKey) => {
    expect(await visita(queryKey, 'antes')).toEqual([undefined, 'antes'])
    expect(await visita(queryKey, 'ahora')).toEqual([undefined, 'ahora'])
  },
)

it('what features say of events, and of what none tells, comes with the channel', () => {
  const hay = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter(archivo => archivo.endsWith('.live.ts'))
    .map(archivo => archivo.split(path.sep).join('/'))
  const canal = readFileSync(path.join(import.meta.dirname, 'live.ts'), 'utf8')
  expect([...canal.matchAll(/import '\.\/(.+)'/g)].map(([, archivo]) => archivo)).toEqual(hay.toSorted())
})
