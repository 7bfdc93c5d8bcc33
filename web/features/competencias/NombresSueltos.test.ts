import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { almacenDePrueba } from '../../ui/form/almacenDePrueba.ts'

almacenDePrueba()
vi.mock('react', async original => ({
  ...(await original<object>()),
  useSyncExternalStore: (_oir: unknown, ver: () => unknown) => ver(),
}))
const { NombresSueltos } = await import('./NombresSueltos.tsx')
const { guardarRechazada } = await import('./sueltos.ts')
const permisos = { crear: null, editar: null, eliminar: null }
const leido = () =>
  renderToStaticMarkup(
    createElement(MantineProvider, null, createElement(NombresSueltos, { planId: 7, todas: [], permisos })),
  )
const dicho = (html: string) => /role="status"[^>]*>([^<]*)</.exec(html)?.[1]

it('where names come to stand is there before they do, so that it is told; what each button is of is said in short', () => {
  const largo = `Dirige ${'equipos '.repeat(200)}`
  expect([dicho(leido()), leido().includes('<section')]).toEqual(['', false])
  guardarRechazada(7, 'Evalúa redes')
  expect(dicho(leido())).toBe('Hay un nombre sin guardar debajo del árbol.')
  guardarRechazada(7, largo)
  const html = leido()
  expect(dicho(html)).toBe('Hay 2 nombres sin guardar debajo del árbol.')
  expect(html).toContain(largo.trim())
  const de = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, nombre]) => nombre!)
  expect(de).toContain('Descartar: Evalúa redes')
  expect(de).toEqual(expect.arrayContaining(['Nombre sin guardar 1', 'Nombre sin guardar 2']))
  expect(Math.max(...de.map(nombre => nombre.length))).toBeLessThan(100)
})
