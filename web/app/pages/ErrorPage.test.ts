import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({}) }))
vi.mock('../session.ts', () => ({ useSession: () => ({ user: null }) }))
let guardada: string | null = null
vi.stubGlobal('localStorage', { getItem: () => guardada })
const { ErrorPage, volver } = await import('./ErrorPage.tsx')

/** The ways out of an address that no page has: there nobody was asked who is signed in. */
function salidas(quien: string | null): string[] {
  guardada = quien
  const html = renderToStaticMarkup(createElement(ErrorPage, { status: 404 }))
  return [...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, href, texto]) => `${texto} ${href}`)
}

it('who is signed in on this device is led to the desk, and is not offered to sign in', () =>
  expect(salidas('{"user":{}}')).toEqual(['Ir al escritorio /escritorio']))

it('anybody else is led home, or to sign-in', () =>
  expect(salidas(null)).toEqual(['Ir al inicio /', 'Iniciar Sesión /auth/signin']))

it.each([
  [1, ['/escritorio']],
  [2, ['back']],
])('of %i pages in its tab the last leads to %j', (length, esperado) => {
  const hecho: string[] = []
  vi.stubGlobal('history', { length })
  const router = {
    history: { back: () => hecho.push('back') },
    navigate: ({ href }: { href: string }) => hecho.push(href),
  }
  volver(router as unknown as Parameters<typeof volver>[0], '/escritorio')
  expect(hecho).toEqual(esperado)
})
