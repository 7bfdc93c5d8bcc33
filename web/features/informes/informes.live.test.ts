import type { Trabajo } from '@malla/contracts/trabajos.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { dispatch, type LiveEvent, tellJoined } from '../../app/live/registry.ts'
import { callKey, queryClient } from '../../app/query.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { noSalio } from './bandeja.ts'
import { sinContradecir } from './dichos.ts'

vi.mock('virtual:calls', () => ({ table: {} }))
vi.mock('../../ui/alerts.tsx', () => ({ notifyGood: vi.fn() }))
vi.mock('./bandeja.ts', () => ({ noSalio: vi.fn(), olvidarFallas: vi.fn() }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
await import('./informes.live.ts')

const KEY = callKey('trabajos.list', {})
const trabajo = (id: number, mas: Partial<Trabajo> = {}): Trabajo => ({
  id,
  titulo: 'Sílabo',
  estado: 'en_curso',
  progreso: 0,
  error: null,
  correo: 'a@b.pe',
  guardado: false,
  nombre: null,
  tipo: null,
  created_at: '2026-11-21T10:00:00Z',
  ended_at: null,
  ...mas,
})
const llega = (t: Trabajo) => dispatch('trabajo.updated', t as unknown as LiveEvent)
const FIN = 'Acabamos de enviar «Sílabo» a a@b.pe.'

beforeEach(() => {
  queryClient.clear()
  vi.mocked(notifyGood).mockClear()
  vi.mocked(noSalio).mockClear()
})

it.each<[string, Trabajo[]]>([
  ['is on its way in the list', [trabajo(1)]],
  ['is not in the list yet', []],
  ['has ended in the list already', [trabajo(3, { estado: 'listo' })]],
])('that a document ended is said once, where it %s', (_case, lista) => {
  const id = lista[0]?.id ?? 2
  queryClient.setQueryData(KEY, { data: lista })
  llega(trabajo(id, { progreso: 95 }))
  expect(notifyGood).not.toHaveBeenCalled()
  llega(trabajo(id, { estado: 'listo', progreso: 100 }))
  llega(trabajo(id, { estado: 'listo', progreso: 100 }))
  expect(vi.mocked(notifyGood).mock.calls).toEqual([[FIN]])
})

it.each<[string, Trabajo[], boolean]>([
  ['is on its way', [trabajo(6)], true],
  ['has ended', [trabajo(6, { estado: 'listo' })], false],
])('one that %s when the channel is joined: it is asked for again %s', (_case, data, isOtraVez) => {
  queryClient.setQueryData(KEY, { data })
  tellJoined()
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(isOtraVez)
})

it('what is done by now is not said to be on its way', () => {
  const answer = { message: 'Enviaremos «Sílabo».', job: 5 }
  llega(trabajo(5, { progreso: 95 }))
  expect(sinContradecir(answer)).toEqual(answer)
  llega(trabajo(5, { estado: 'listo', progreso: 100 }))
  expect(sinContradecir(answer).message).toBe('')
})

it('one that failed is said as such, and the list shows it', () => {
  queryClient.setQueryData(KEY, { data: [trabajo(4)] })
  llega(trabajo(4, { estado: 'fallido', error: 'No hay correo.' }))
  expect(vi.mocked(noSalio).mock.calls).toEqual([['No se pudo enviar «Sílabo» a a@b.pe. No hay correo.']])
  expect(queryClient.getQueryData<{ data: Trabajo[] }>(KEY)?.data[0]?.estado).toBe('fallido')
})
