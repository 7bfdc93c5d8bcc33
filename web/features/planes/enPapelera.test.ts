import type { Plan } from '@malla/contracts/plan.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAgain } from '../../app/live/again.ts'
import { dispatch } from '../../app/live/registry.ts'
import { callKey, queryClient } from '../../app/query.ts'
import { mirarElDia } from '../../ui/hoy.ts'
import '../avance/avance.live.ts'
import '../equivalencias/equivalencias.live.ts'
import '../parametros/parametros.live.ts'
import { anotarPapelera, enPapelera, isEnPapelera } from './enPapelera.ts'
import './planes.live.ts'
import { estadoDePlan, tonoDePlan } from './titulos.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))

const key = callKey('planes.show', { id: 7 })
const plan = (): Plan => queryClient.getQueryData<{ data: Plan }>(key)!.data
const evento = (id: number, user: { id: number; nombres: string } | null = null) => ({
  id,
  change_id: 1,
  data: null,
  user,
  de: { plan_id: id },
})
const ANA = { id: 3, nombres: 'Ana Ruiz Salcedo' }

beforeEach(() => {
  queryClient.setQueryData(key, { data: { id: 7, full_name: 'Plan 2026', fechacese: null } } as never)
})
afterEach(() => {
  forgetAgain()
  queryClient.clear()
})

it('a plan that is open when somebody sends it to the Papelera stays to be read, says who did, and is not edited', () => {
  dispatch('plan_estudio.deleted', evento(8, ANA))
  expect([estadoDePlan(plan()), whyNotEditarPlan(plan()), isEnPapelera(7)]).toEqual(['Vigente', null, false])
  dispatch('plan_estudio.deleted', evento(7, ANA))
  expect(plan()).toMatchObject({ full_name: 'Plan 2026', papelera: { por: 'Ana Ruiz Salcedo' } })
  expect([estadoDePlan(plan()), tonoDePlan(plan())]).toEqual(['En la Papelera', 'warning'])
  expect(whyNotEditarPlan(plan())).toMatch(/^El plan está en la Papelera/)
  expect(isEnPapelera(7)).toBe(true)
})

it('of one that is only not found any more nobody is named, until it is heard who it was; and that stays', () => {
  anotarPapelera(7, null)
  expect(estadoDePlan(plan())).toBe('No se encuentra')
  dispatch('plan_estudio.deleted', evento(7, ANA))
  anotarPapelera(7, null)
  expect(enPapelera(plan())).toEqual({ por: 'Ana Ruiz Salcedo' })
})

it('brought back it is read again; what is there is not', () => {
  const isViejo = () => queryClient.getQueryState(key)!.isInvalidated
  dispatch('plan_estudio.created', evento(7, ANA))
  expect(isViejo()).toBe(false)
  dispatch('plan_estudio.deleted', evento(7, ANA))
  expect(isViejo()).toBe(false)
  dispatch('plan_estudio.created', evento(7, ANA))
  expect(isViejo()).toBe(true)
})

it.each(['programa.updated', 'facultad.updated'])(
  'a list narrowed to plans that lack something is read again after %s that opens or closes one',
  async evento => {
    vi.useFakeTimers()
    const lista = (filtros: object) => callKey('planes.list', { page: 1, ...filtros } as never)
    const [estrecha, entera] = [lista({ falta: 'resolucion' }), lista({})]
    for (const suya of [estrecha, entera]) queryClient.setQueryData(suya, { data: [], total: 0 } as never)
    dispatch(evento, { id: 5, change_id: 2, data: { estado: 'Desactivado' }, user: null, de: {} })
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect([estrecha, entera].map(k => queryClient.getQueryState(k)!.isInvalidated)).toEqual([true, false])
  },
)

it('the days that are left in the Papelera are read again on each new one', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00-05:00') })
  mirarElDia()
  const papelera = callKey('planes.papelera', {} as never)
  queryClient.setQueryData(papelera, { data: [] } as never)
  vi.setSystemTime(new Date('2026-11-29T00:00:05-05:00'))
  mirarElDia()
  vi.useRealTimers()
  expect(queryClient.getQueryState(papelera)!.isInvalidated).toBe(true)
})

describe('what other plans show of one', () => {
  const EQUIVALENCIAS = callKey('equivalencias.porPlan', { planId: 7 })
  const CUENTAS = callKey('planes.cuentas', { id: 7 })
  const AVANCE = callKey('avance.plan', { id: 7 })
  const AREAS = callKey('areascursos.list', { page: 1 } as never)
  /** Which of the four are read again. */
  const leidas = (event: string, id: number, data: object | null = null): boolean[] => {
    const todas = [EQUIVALENCIAS, CUENTAS, AVANCE, AREAS]
    for (const k of todas) queryClient.setQueryData(k, { data: [{ id: 1, plan_origen_id: 8 }] } as never)
    dispatch(event, { ...evento(id, ANA), data: data as never })
    const viejas = todas.map(k => queryClient.getQueryState(k)!.isInvalidated)
    forgetAgain()
    queryClient.clear()
    return viejas
  }

  it.each([
    ['an origin of its equivalences goes', 'plan_estudio.deleted', 8, null, [true, true, true, true]],
    ['it comes back', 'plan_estudio.created', 8, { revision: 3 }, [true, true, true, true]],
    ['it is renamed', 'plan_estudio.updated', 8, { full_name: 'Plan 2010' }, [true, false, false, false]],
    [
      'something else of it changes',
      'plan_estudio.updated',
      8,
      { semanas: 17 },
      [false, false, false, false],
    ],
    ['another is renamed', 'plan_estudio.updated', 9, { full_name: 'Otro' }, [false, false, false, false]],
    [
      'it goes itself, and stays to be read by who has it open',
      'plan_estudio.deleted',
      7,
      null,
      [false, false, false, true],
    ],
  ] as const)('when %s', (_case, event, id, data, son) => expect(leidas(event, id, data)).toEqual(son))
})
