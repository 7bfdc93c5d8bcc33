import { expect, it, vi } from 'vitest'

const hecho: string[] = []
const anotar = (que: string) => async () => void hecho.push(que)
const loadSession = vi.fn(async () => ({ user: {} }))
vi.mock('../session.ts', () => ({ currentSession: () => ({ status: 'signed', isKept: true }), loadSession }))
vi.mock('./sondeo.ts', () => ({ sondear: () => void hecho.push('sondear') }))
vi.mock('./registrar.ts', () => ({ registrarTrabajador: () => void hecho.push('registrar') }))
vi.mock('./cola.ts', () => ({ abrirCola: anotar('cola'), enviarCola: async () => {} }))
vi.mock('./visto.ts', () => ({
  abrirVisto: anotar('visto'),
  alVolver: async () => {},
  seMuestraLoGuardado: () => false,
}))
vi.mock('./identidad.ts', () => ({ duenoDe: () => '' }))
const { arrancar } = await import('./arrancar.ts')
const { reportReach } = await import('../connection.ts')

it('who has a temporary password has nothing shown and nothing sent, and is asked for again when the server is back', async () => {
  reportReach(false)
  await arrancar({ debe_cambiar: true, empresa: { id: 1 } } as never)
  expect(hecho).toEqual(['sondear'])
  reportReach(true)
  await vi.waitFor(() => expect(loadSession).toHaveBeenCalledOnce())
})

it('who works has their queue and what they saw', async () => {
  hecho.length = 0
  await arrancar({ debe_cambiar: false, empresa: { id: 1 } } as never)
  expect(hecho).toEqual(['sondear', 'registrar', 'cola', 'visto'])
})
