import { environmentManager, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAgain } from '../../app/live/again.ts'
import { dispatch } from '../../app/live/registry.ts'
import { callKey, queryClient } from '../../app/query.ts'
import '../correos/correos.live.ts'
import '../correos/lectura.ts'
import '../docentes/docentes.live.ts'
import './usuarios.live.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))

const PAGINA = { page: 1, per_page: 10 }
const docentes = callKey('docentes.list', PAGINA)
const usuarios = callKey('usuarios.list', PAGINA)
const correos = callKey('correos.list', PAGINA)
const event = { id: 5, change_id: 1, data: { revision: 2 }, user: null }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  forgetAgain()
  queryClient.clear()
  vi.useRealTimers()
})

/** Somebody looks at what a call answers, read before they came; `leave` ends that. */
function mirar(queryKey: QueryKey, ...answers: unknown[]) {
  const asked = vi.fn(async () => answers[Math.min(asked.mock.calls.length, answers.length) - 1])
  const leave = new QueryObserver(queryClient, { queryKey, queryFn: asked }).subscribe(() => {})
  return { asked, leave }
}
const pasan = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a list of people', () => {
  it.each([
    ['docente.created', docentes],
    ['docente.reemplazado', docentes],
    ['usuario.updated', docentes],
    ['usuario.created', usuarios],
    ['usuario.deleted', usuarios],
    ['docente.created', usuarios],
  ])('%s: is read again where it is on the screen (%j)', async (name, queryKey) => {
    const { asked, leave } = mirar(queryKey, { data: [] })
    await pasan(100)
    expect(asked).toHaveBeenCalledTimes(1)
    dispatch(name, event)
    await pasan(4000)
    expect(asked).toHaveBeenCalledTimes(2)
    leave()
  })

  it.each<[QueryKey]>([[docentes], [usuarios], [correos], [callKey('docentes.cursos', { q: 'redes' })]])(
    'is read by whoever comes to it: not all is told (%j)',
    async queryKey => {
      const first = mirar(queryKey, { data: [] })
      await pasan(100)
      first.leave()
      await pasan(60_000)
      const second = mirar(queryKey, { data: [] })
      await pasan(60_000)
      expect([first.asked, second.asked].map(a => a.mock.calls.length)).toEqual([1, 1])
      second.leave()
    },
  )
})

describe('mails', () => {
  // Where there is no window nothing is asked now and then.
  beforeAll(() => environmentManager.setIsServer(() => false))
  afterAll(() => environmentManager.setIsServer(() => typeof window === 'undefined'))
  const con = (...estados: string[]) => ({ data: estados.map((estado, id) => ({ id, estado })) })

  it('are asked after while one of them waits, and no longer', async () => {
    const { asked, leave } = mirar(
      correos,
      con('enviado', 'pendiente'),
      con('enviado', 'pendiente'),
      con('enviado', 'guardado'),
    )
    await pasan(60_000)
    expect(asked).toHaveBeenCalledTimes(3)
    leave()
  })

  it('one that is open is asked after while it waits', async () => {
    const { asked, leave } = mirar(
      callKey('correos.show', { id: 1 }),
      { data: { id: 1, estado: 'pendiente' } },
      { data: { id: 1, estado: 'fallido' } },
    )
    await pasan(60_000)
    expect(asked).toHaveBeenCalledTimes(2)
    leave()
  })

  it('sent once more by somebody else, they are read again', async () => {
    const { asked, leave } = mirar(correos, con('fallido'), con('guardado'))
    await pasan(100)
    dispatch('correo.reenviado', event)
    await pasan(4000)
    expect(asked).toHaveBeenCalledTimes(2)
    leave()
  })
})
