import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { slots } from '../slots.ts'

const { sesion } = vi.hoisted(() => ({ sesion: { status: 'signed', isKept: true, user: {} as object } }))
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({}) }))
vi.mock('../session.ts', () => ({
  useSession: () => sesion,
  onSession: () => {},
  onSignOut: () => {},
  toldAt: () => 0,
}))
vi.mock('../../ui/mantine.css', () => ({}))
vi.mock('../query.ts', () => ({ queryClient: {} }))
vi.mock('../offline/arrancar.ts', () => ({ arrancar: async () => {} }))
vi.mock('../temprano.ts', () => ({ desdeQueCambio: () => undefined }))
vi.mock('../offline/estadoDeCola.ts', () => ({ estadoDeCola: () => ({ cola: [] }) }))
vi.mock('../offline/rechazo.ts', () => ({ borradorDe: () => null }))
for (const otra of ['Elecciones', 'Frame', 'Preguntas', 'ReportHost', 'SesionTerminada'])
  vi.doMock(`./${otra}.tsx`, () => ({ [otra]: () => null }))
vi.mock('./SinInstitucion.tsx', () => ({ PaginaOInstitucion: () => null }))
const { Shell } = await import('./Shell.tsx')

it('who has to choose another password is asked for it, though the server cannot be asked who that is now', () => {
  sesion.user = { debe_cambiar: true }
  slots.claveTemporal = (() => 'Elija su contraseña') as never
  expect(renderToStaticMarkup(createElement(Shell))).toBe('Elija su contraseña')
})
