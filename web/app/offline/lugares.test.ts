import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Espera } from './reglas.ts'

const queryClient = new QueryClient()
vi.mock('../query.ts', () => ({ queryClient }))
const { borrarDePantalla, pintar, retocada } = await import('./pintar.ts')
const { ponerCola } = await import('./estadoDeCola.ts')
const { seMuevenSinConexion, seOrdenanSinConexion } = await import('./lugares.ts')

seMuevenSinConexion('grupos.update', 'grupos.porPlan')
const LISTA = ['grupos', 'porPlan', { planId: 1 }]
const grupos = [1, 2, 3].map(id => ({ id, nombre: `G${id}`, orden: id - 1 }))
const seVe = () =>
  queryClient
    .getQueryData<{ data: typeof grupos }>(LISTA)!
    .data.map(g => g.nombre)
    .join()

let orden = 0
/** What was asked for without the server, one after the other. */
function pedir(...inputs: object[]): Espera[] {
  const nuevas = inputs.map(
    input =>
      ({ orden: ++orden, llamada: 'grupos.update', input, base: {}, estado: 'espera' }) as unknown as Espera,
  )
  for (const [i, e] of nuevas.entries()) {
    ponerCola({ cola: nuevas.slice(0, i + 1) })
    pintar(e)
  }
  return nuevas
}
afterEach(() => ponerCola({ cola: [] }))

it('what waits to be moved stands where it leads, however often it is read, and goes back when it is thrown away', () => {
  queryClient.setQueryData(LISTA, { data: grupos })
  const [uno, dos] = pedir({ id: 1, posicion: 1 }, { id: 3, posicion: 0, nombre: 'Tres' })
  expect(seVe()).toBe('Tres,G2,G1')
  const leida = retocada(queryClient.getQueryData(LISTA), dos!, LISTA)
  expect(retocada(leida, uno!, LISTA)).toEqual(queryClient.getQueryData(LISTA))
  ponerCola({ cola: [dos!] })
  borrarDePantalla(uno!)
  expect(seVe()).toBe('Tres,G1,G2')
})

it('other answers of the same room are left alone', () => {
  const uno = { data: { id: 1, nombre: 'G1', orden: 0 } }
  const espera = { llamada: 'grupos.update', input: { id: 1, posicion: 2 } }
  expect(retocada(uno, espera, ['grupos', 'show', { id: 1 }])).toEqual(uno)
  expect(retocada(undefined, espera, LISTA)).toBeUndefined()
})

it('a place counts among the things of its own kind', () => {
  seMuevenSinConexion<{ id: number; orden: number; plan: string }>(
    'tabla.mover',
    'tabla.porPlan',
    f => f.plan,
  )
  const data = [
    { id: 1, plan: 'A', orden: 0 },
    { id: 2, plan: 'B', orden: 0 },
    { id: 3, plan: 'A', orden: 1 },
    { id: 4, plan: 'B', orden: 1 },
  ]
  const espera = {
    llamada: 'tabla.mover',
    input: { id: 2, posicion: 1 },
    estado: 'espera',
  } as unknown as Espera
  ponerCola({ cola: [espera] })
  const { data: vista } = retocada({ data }, espera, ['tabla', 'porPlan', {}]) as { data: typeof data }
  expect(vista.map(f => f.id)).toEqual([1, 4, 3, 2])
})

describe('what has its place in its fields', () => {
  const CICLOS = ['ciclos', 'porPlan', { planId: 1 }]
  interface Ciclo {
    id: number
    numero: number
    revision: number
  }
  const ciclos: Ciclo[] = [1, 2, 3].map(id => ({ id, numero: id, revision: 1 }))
  const seVen = () =>
    queryClient.getQueryData<{ data: Ciclo[] }>(CICLOS)!.data.map(c => [c.numero, c.id].join(':'))
  const enOrden = (ids: number[]) =>
    ({
      orden: ++orden,
      llamada: 'ciclos.ordenar',
      input: { planId: 1, ids },
      base: {},
      estado: 'espera',
    }) as never
  seOrdenanSinConexion<Ciclo>({
    llamadas: ['ciclos.ordenar'],
    lista: 'ciclos.porPlan',
    campos: ['numero'],
    por: c => c.numero,
    mover: (filas, _llamada, { ids }) =>
      filas.map(c => ({ ...c, numero: (ids as number[]).indexOf(c.id) + 1 })),
  })
  const esperar = (...cola: never[]) => {
    ponerCola({ cola })
    for (const e of cola) pintar(e)
  }

  it('shows it while that waits, from what the server gave, however often it is read and also after a reload', () => {
    queryClient.setQueryData(CICLOS, { data: ciclos })
    const [uno, dos] = [enOrden([2, 1, 3]), enOrden([2, 3, 1])]
    esperar(uno, dos)
    expect(seVen()).toEqual(['1:2', '2:3', '3:1'])
    const guardada = JSON.parse(JSON.stringify(queryClient.getQueryData(CICLOS)))
    expect(retocada(retocada(guardada, uno, CICLOS), dos, CICLOS)).toEqual(guardada)
    ponerCola({ cola: [] })
    borrarDePantalla(dos)
    expect(queryClient.getQueryData(CICLOS)).toEqual({ data: ciclos })
  })
  it('is where a newer row says that it is', () => {
    queryClient.setQueryData(CICLOS, { data: ciclos })
    esperar(enOrden([3, 2, 1]))
    queryClient.setQueryData(CICLOS, (antes: { data: Ciclo[] } | undefined) => ({
      data: antes!.data.map(c => (c.id === 1 ? { ...c, numero: 4, revision: 2 } : c)),
    }))
    ponerCola({ cola: [] })
    borrarDePantalla(enOrden([3, 2, 1]))
    expect(seVen()).toEqual(['2:2', '3:3', '4:1'])
  })
  it('shows it also where its page comes after what waits', () => {
    const OTRA = ['tarde', 'porPlan', {}]
    queryClient.setQueryData(OTRA, { data: ciclos })
    ponerCola({ cola: [{ ...(enOrden([3, 1, 2]) as object), llamada: 'tarde.ordenar' } as never] })
    seOrdenanSinConexion<Ciclo>({
      llamadas: ['tarde.ordenar'],
      lista: 'tarde.porPlan',
      campos: ['numero'],
      por: c => c.numero,
      mover: (filas, _llamada, { ids }) =>
        filas.map(c => ({ ...c, numero: (ids as number[]).indexOf(c.id) + 1 })),
    })
    expect(queryClient.getQueryData<{ data: Ciclo[] }>(OTRA)!.data.map(c => c.id)).toEqual([3, 1, 2])
  })
})
