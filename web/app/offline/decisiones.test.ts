import { describe, expect, it } from 'vitest'
import { ApiError, isUnreached } from '../ApiError.ts'
import { isAusente, sobrantes, tratoDe } from './decisiones.ts'

const SITIO = 'https://malla.edu'
const SUELTAS = ['/index.html', '/tema.js', '/malla.svg']
const de = (camino: string, { method = 'GET', mode = 'navigate' } = {}) =>
  tratoDe({ method, mode, url: new URL(camino, SITIO).href }, SITIO, SUELTAS)

describe('what the service worker answers', () => {
  it.each([
    ['a page of the app', '/form/09092015083031/12?tab=malla', 'pagina'],
    ['the landing', '/', 'pagina'],
    ['a name that only begins as one of the server', '/aplicaciones', 'pagina'],
    ['a call', '/api/v1/plan/estudios', 'nada'],
    ['a report opened in a tab', '/api/v1/plan/estudios/pdf/3', 'nada'],
    ['the live channel', '/app/clave', 'nada'],
    ['CASE', '/ims/case/v1p0/CFDocuments', 'nada'],
    ['a public page', '/publico/andina/plan', 'nada'],
    ['a picture opened in a tab', '/fotos/malla-claro.webp', 'nada'],
    ['the worker itself', '/sw.js', 'nada'],
    ['a page of somewhere else', 'https://otra.edu/', 'nada'],
  ])('%s: %s', (_what, camino, trato) => expect(de(camino)).toBe(trato))

  it.each([
    ['a part of a build', '/assets/Shell-abc.js', 'parte'],
    ['a file of the page without a hash', '/tema.js', 'suelta'],
    ['a picture', '/fotos/malla-claro.webp', 'nada'],
    ['what the app reads', '/api/auth/user', 'nada'],
  ])('%s, asked for by the page', (_what, camino, trato) => expect(de(camino, { mode: 'cors' })).toBe(trato))

  it('what writes goes by', () => expect(de('/form/1', { method: 'POST' })).toBe('nada'))
})

it.each([
  [200, false],
  [404, false],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
])('an answer %i means that the server is away: %s', (status, away) =>
  // The worker and the page are built apart, and agree.
  expect([isAusente(status), isUnreached(new ApiError(status, ''))]).toEqual([away, away]),
)

describe('of the builds that are kept', () => {
  const nombres = ['malla-a', 'malla-b', 'otra-cosa', 'malla-c']
  it('the one before stays while a tab of it may be open', () =>
    expect(sobrantes(nombres, 'malla-c', true)).toEqual(['malla-a']))
  it('all but the own one go when none is', () =>
    expect(sobrantes(nombres, 'malla-c', false)).toEqual(['malla-a', 'malla-b']))
})
