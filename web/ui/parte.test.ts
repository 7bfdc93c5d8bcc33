import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { type Parte, parte, seDijo } from './parte.tsx'

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

it('what did not come ahead is asked for again', async () => {
  const pedir = vi.fn(async () => Saludo).mockRejectedValueOnce(new Error('No llegó'))
  const Vista = parte(pedir)
  await expect(Vista.traer()).rejects.toThrow('No llegó')
  dibujar(Vista)
  await vi.waitFor(() => expect(dibujar(Vista)).toContain('Hola, Ana'))
})

it('what did not come is asked for again once that was told, however often it was drawn before', async () => {
  const error = new Error('No llegó')
  const pedir = vi.fn(async () => Saludo).mockRejectedValueOnce(error)
  const Vista = parte(pedir)
  for (let vez = 0; vez < 3; vez++) {
    dibujar(Vista)
    await new Promise(resolve => setTimeout(resolve))
  }
  expect(pedir).toHaveBeenCalledTimes(1)
  seDijo(error)
  dibujar(Vista)
  await vi.waitFor(() => expect(dibujar(Vista)).toContain('Hola, Ana'))
})
