import { beforeEach, vi } from 'vitest'
import { deNuevo, mundo } from './colaDePrueba.ts'

/** The queue with the doubles of colaDePrueba.ts around it, as it is at the start of each test; not part of the product. */

vi.mock('./esperan.ts', async () => (await import('./colaDePrueba.ts')).esperan)
vi.mock('./deposito.ts', async () => (await import('./colaDePrueba.ts')).deposito)
vi.mock('./turno.ts', async () => (await import('./colaDePrueba.ts')).turno)
vi.mock('./pintar.ts', async () => (await import('./colaDePrueba.ts')).pintar)
vi.mock('./sondeo.ts', async () => (await import('./colaDePrueba.ts')).sondeo)
vi.mock('./visto.ts', async () => (await import('./colaDePrueba.ts')).visto)
vi.mock('../../ui/alerts.tsx', async () => (await import('./colaDePrueba.ts')).avisos)
vi.mock('../query.ts', async () => (await import('./colaDePrueba.ts')).cache)
vi.mock('../connection.ts', async () => (await import('./colaDePrueba.ts')).conexion)
vi.mock('../session.ts', async () => (await import('./colaDePrueba.ts')).sesion)
vi.mock('../api.ts', async () => (await import('./colaDePrueba.ts')).llamadas)
vi.stubGlobal('location', { pathname: '/form/1', search: '?tab=cursos' })
vi.stubGlobal('navigator', {})

export const { abrirCola, enviarCola } = await import('./cola.ts')
export const { descartar, reintentar } = await import('./porDecidir.ts')
export const { estadoDeCola } = await import('./estadoDeCola.ts')

/** How far each that waits is. */
export const estados = () => estadoDeCola().cola.map(e => e.estado)

/** Its person leaves this page, or the page itself ends: what it knew besides what is kept is gone. */
export function terminar(): void {
  for (const clean of mundo.alTerminar) clean()
}

beforeEach(async () => {
  terminar()
  deNuevo()
  await abrirCola('7.1')
})
