import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Form } from '../../../ui/form/useForm.ts'
import { useConPregunta } from './useConPregunta.ts'

function conPregunta(preguntar: () => Promise<boolean>) {
  const save = vi.fn(async () => true)
  let form: Form<object> | undefined
  renderToStaticMarkup(
    createElement(() => {
      form = useConPregunta({ saving: false, save } as unknown as Form<object>, preguntar)
      return null
    }),
  )
  return { form: form!, save }
}

it('pressed twice while it asks, it asks once and saves once', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const preguntar = vi.fn(() => promise)
  const { form, save } = conPregunta(preguntar)
  const veces = [form.save(), form.save()]
  resolve(true)
  expect(await Promise.all(veces)).toEqual([true, false])
  expect([preguntar.mock.calls.length, save.mock.calls.length]).toEqual([1, 1])
})

it('a no saves nothing, and it can be pressed again', async () => {
  const preguntar = vi.fn(async () => false)
  const { form, save } = conPregunta(preguntar)
  expect([await form.save(), await form.save()]).toEqual([false, false])
  expect([preguntar.mock.calls.length, save.mock.calls.length]).toEqual([2, 0])
})
