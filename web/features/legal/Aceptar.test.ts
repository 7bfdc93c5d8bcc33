import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

const { escritura } = vi.hoisted(() => ({ escritura: { isPending: false, mutate: () => {} } }))
vi.mock('../../app/query.ts', () => ({ useWrite: () => escritura }))
const { Aceptar } = await import('./Aceptar.tsx')

/** Its box, and the buttons beside it that can be pressed. */
function caja(isPending: boolean) {
  escritura.isPending = isPending
  const html = renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(Aceptar, {
        planId: 1,
        hallazgo: { regla: 'horas', lugar: 'curso:3' } as never,
        guardado: { motivo: 'Con asesoría', escribir: () => {}, olvidar: () => {} },
        onEnviar: () => {},
        onClose: () => {},
      }),
    ),
  )
  const botones = html.match(/<button[^>]*>/g)!
  return [/<textarea[^>]* readOnly=""/.test(html), botones.filter(b => !b.includes('aria-disabled')).length]
}

it('a reason that is on its way is not typed over, nor thrown away', () => {
  expect(caja(false)).toEqual([false, 3])
  expect(caja(true)).toEqual([true, 0])
})
