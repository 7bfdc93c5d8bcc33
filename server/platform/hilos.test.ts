import { enNombreDe } from '@malla/documents/engine/turnos.ts'
import { afterEach, expect, it } from 'vitest'
import { crearHilos, type FinDeHilo, HiloError, type Hilos } from './hilos.ts'

const modulo = new URL('./testing/hiloDePrueba.worker.ts', import.meta.url)
let hilos: Hilos<string, string>
const con = (mas: object = {}) => {
  hilos = crearHilos(modulo, {
    cuantos: 1,
    enEspera: 2,
    memoriaMb: 64,
    plazo: 2000,
    descanso: 60_000,
    ...mas,
  })
  return hilos
}
afterEach(() => hilos.close())

const finDe = (tarea: string): Promise<FinDeHilo | string> =>
  hilos.hacer(tarea).catch(e => (e instanceof HiloError ? e.fin : String(e)))

it.each<[string, FinDeHilo]>([
  ['siempre', 'tiempo'],
  ['memoria', 'memoria'],
  ['error', 'caido'],
  ['sale', 'caido'],
])('what ends badly (%s) is told as %s, and the next work is done', async (tarea, fin) => {
  // On a busy machine memory, too, fills slowly.
  con(fin === 'tiempo' ? {} : { plazo: 60_000 })
  expect(await Promise.all([finDe(tarea), finDe('eco')])).toEqual([fin, `eco ${process.pid}`])
})

it('work may have a time of its own', async () => {
  con({ plazo: 60_000 })
  const desde = performance.now()
  expect(await hilos.hacer('siempre', 500).catch((e: HiloError) => e.fin)).toBe('tiempo')
  expect(performance.now() - desde).toBeLessThan(30_000)
})

it('nobody waits on the calling thread', async () => {
  con()
  let turnos = 0
  const reloj = setInterval(() => turnos++, 10)
  expect(await finDe('siempre')).toBe('tiempo')
  clearInterval(reloj)
  expect(turnos).toBeGreaterThan(50)
})

it('a thread that rests long enough goes, and another comes', async () => {
  con({ descanso: 1 })
  expect(await finDe('eco')).toBe(`eco ${process.pid}`)
  await new Promise(r => setTimeout(r, 50))
  expect(await finDe('eco')).toBe(`eco ${process.pid}`)
})

it('what comes while too much waits is refused at once; what waits is done, and then there is room', async () => {
  con()
  const primeros = ['siempre', 'eco', 'eco'].map(finDe)
  expect(await finDe('eco')).toBe('lleno')
  expect(await Promise.all(primeros)).toEqual(['tiempo', `eco ${process.pid}`, `eco ${process.pid}`])
  expect(await finDe('eco')).toBe(`eco ${process.pid}`)
})

it('of many people who bring one thing each the last one is refused, not who waits longest', async () => {
  con()
  const de = (quien: string) => enNombreDe(quien, () => finDe('eco'))
  const fines = await Promise.all(['A', 'B', 'C', 'D'].map(de))
  expect(fines.map(f => f === 'lleno')).toEqual([false, false, false, true])
})

it('who brings one thing does not wait for all of who brought many, and is not refused for them', async () => {
  con({ enEspera: 3 })
  const hechos: string[] = []
  const de = (quien: string, tarea: string) =>
    enNombreDe(quien, async () => hechos.push(`${quien} ${(await finDe(tarea)).split(' ')[0]}`))
  await Promise.all([...['eco', 'eco', 'eco', 'eco'].map(t => de('A', t)), de('B', 'eco')])
  expect(hechos).toEqual(['A lleno', 'A eco', 'A eco', 'B eco', 'A eco'])
})

it('closed, it refuses what waits and what is under way', async () => {
  con()
  const todos = ['siempre', 'eco'].map(finDe)
  await hilos.close()
  expect(await Promise.all(todos)).toEqual(['caido', 'caido'])
})
