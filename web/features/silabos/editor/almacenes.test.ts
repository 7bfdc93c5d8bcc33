import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../app/ApiError.ts'
import { type Mundo, PAUSAS } from './mundo.ts'
import { pasar, type Servidor, servidor } from './navegadorDePrueba.ts'

type Sesion = { status: string; isEnded?: true }
const { despedidas, oyentes, del } = vi.hoisted(() => ({
  despedidas: [] as (() => Promise<unknown>)[],
  oyentes: [] as ((sesion: Sesion) => void)[],
  del: { mundo: null as Mundo | null },
}))
vi.mock('../../../app/session.ts', () => ({
  beforeSignOut: (work: () => Promise<unknown>) => void despedidas.push(work),
  onSessionEnd: () => {},
  onSession: (hear: (sesion: Sesion) => void) => void oyentes.push(hear),
}))
vi.mock('./mundos.ts', () => ({ mundoDe: () => del.mundo }))
vi.stubGlobal('document', { addEventListener: () => {} })
vi.stubGlobal('window', { addEventListener: () => {} })
const { almacenAbierto, almacenDe } = await import('./almacenes.ts')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The store of this tab of a thing of that server. */
function abierto(cosa: string, s: Servidor, guardar: Mundo['guardar'] = e => s.recibir(e)) {
  del.mundo = {
    guardar,
    fotoDe: () => s.foto,
    ahora: () => Date.now(),
    cajon: {
      escribir: () => true,
      quitar: () => {},
      escribirEnvios: () => {},
      heredar: async () => ({ pendientes: new Map(), envios: [] }),
      heredarDe: async () => ({ pendientes: new Map(), envios: [] }),
    },
  }
  return almacenDe(cosa, 1, 1, () => s.foto)
}

it('who leaves while something is on its way leaves what was typed since with the server too', async () => {
  const s = servidor()
  const llega = Promise.withResolvers<void>()
  const almacen = abierto('silabo/1/0', s, async e => {
    await llega.promise
    return s.recibir(e)
  })
  almacen.editar('metodologia', 'a')
  void almacen.enviar()
  almacen.editar('metodologia', 'a y más')
  const adios = Promise.all(despedidas.map(work => work()))
  llega.resolve()
  await adios
  expect(s.foto.valores.metodologia).toBe('a y más')
})

it('what an ended session left goes once its person has signed in again in another tab', async () => {
  const s = servidor()
  let haySesion = false
  const almacen = abierto('silabo/2/0', s, async e => {
    if (!haySesion) throw new ApiError(401, 'No hay sesión')
    return s.recibir(e)
  })
  almacen.editar('metodologia', 'b')
  await pasar(PAUSAS.tope)
  haySesion = true
  for (const oir of oyentes) oir({ status: 'signed', isEnded: true })
  await pasar(PAUSAS.tope)
  expect(almacen.estado().fase).toBe('sinConexion')
  for (const oir of oyentes) oir({ status: 'signed' })
  await pasar(0)
  expect(s.foto.valores.metodologia).toBe('b')
  expect(almacen.estado().fase).toBe('guardado')
})

/** Opens as many more as nobody stays with. */
async function leerOtros(cuantos: number, serie: string) {
  for (let i = 0; i < cuantos; i++) await abierto(`silabo/${serie}${i}/0`, servidor()).abrir()
  await pasar(0)
}

it('of those that were only read the last ones stay', async () => {
  await leerOtros(30, '10')
  expect(almacenAbierto('silabo/100/0')).toBeUndefined()
  expect(almacenAbierto('silabo/1029/0')).toBeDefined()
})

it('one that holds what was not sent stays whatever comes after it, and sends it; so does one that is on the screen', async () => {
  const s = servidor()
  let hayRed = false
  const almacen = abierto('silabo/3/0', s, async e => {
    if (!hayRed) throw new ApiError(0, 'Sin conexión')
    return s.recibir(e)
  })
  await almacen.abrir()
  almacen.editar('metodologia', 'c')
  await pasar(PAUSAS.tope)
  const mirado = abierto('silabo/4/0', servidor())
  mirado.suscribir(() => {})
  await leerOtros(30, '20')
  expect(almacenAbierto('silabo/200/0')).toBeUndefined()
  expect(almacenAbierto('silabo/3/0')).toBe(almacen)
  expect(almacenAbierto('silabo/4/0')).toBe(mirado)
  hayRed = true
  for (const oir of oyentes) oir({ status: 'signed' })
  await pasar(0)
  expect(s.foto.valores.metodologia).toBe('c')
})

it('one in which somebody types after it was let go sends it all the same', async () => {
  const s = servidor()
  const almacen = abierto('silabo/5/0', s)
  await leerOtros(30, '30')
  expect(almacenAbierto('silabo/5/0')).toBeUndefined()
  almacen.editar('metodologia', 'd')
  await pasar(PAUSAS.tope)
  expect(s.foto.valores.metodologia).toBe('d')
})
