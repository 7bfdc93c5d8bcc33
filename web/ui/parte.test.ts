import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { type Parte, parte } from './parte.tsx'

const Saludo = ({ a }: { a: string }) => createElement('b', null, `Hola, ${a}`)
const dibujar = (Vista: Parte<{ a: string }>) =>
  renderToString(createElement(Suspense, { fallback: 'espera' }, createElement(Vista, { a: 'Ana' })))

it('what is not there yet is waited for', () => {
  expect(dibujar(parte(async () => Saludo))).toContain('espera')
})

it('what was fetched ahead is drawn at once, and fetched no second time', async () => {
  const pedir = vi.fn(async () => Saludo)
  const Vista = parte(pedir)
  await Vista.traer()
  await Vista.traer()
  expect(dibujar(Vista)).toContain('<b>Hola, Ana</b>')
  expect(pedir).toHaveBeenCalledTimes(1)
})

it('what did not come is asked for again', async () => {
  let hay = false
  const Vista = parte(async () => {
    if (!hay) throw new Error('No llegó')
    return Saludo
  })
  await expect(Vista.traer()).rejects.toThrow('No llegó')
  dibujar(Vista)
  await Promise.resolve()
  hay = true
  dibujar(Vista)
  await vi.waitFor(() => expect(dibujar(Vista)).toContain('Hola, Ana'))
})
