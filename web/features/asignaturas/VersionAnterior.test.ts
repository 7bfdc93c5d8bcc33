import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VersionAnterior } from './VersionAnterior.tsx'

const curso = (id: number, version: number, asignatura_id = 0) =>
  ({ id, version, asignatura_id }) as unknown as Asignatura

const dicho = (
  abierto: Asignatura,
  enVigor: Asignatura,
  whyNot: string | null = null,
  onLlevar?: () => void,
): string =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(VersionAnterior, {
        curso: abierto,
        cursos: [curso(3, 1), enVigor],
        whyNot,
        onAbrir: () => {},
        onLlevar,
      }),
    ),
  )

it('the form of an older version says that it is one, and offers the one in force', () => {
  const html = dicho(curso(7, 1), curso(70, 2, 7))
  expect(html).toContain('Está editando una versión anterior, la 1')
  expect(html).toContain('no cambia la vigente, que es la 2.')
  expect(html).toContain('Abrir la vigente')
  expect(dicho(curso(70, 2, 7), curso(71, 3, 7))).toContain('la vigente, que es la 3.')
  expect(dicho(curso(7, 1), curso(70, 2, 7), 'No puede.')).toContain(
    'Está viendo una versión anterior, la 1.',
  )
})

it('and to take along what is typed in it', () => {
  const con = (onLlevar?: () => void) => dicho(curso(7, 1), curso(70, 2, 7), null, onLlevar)
  expect(con(() => {})).toContain('Llevar lo escrito a la vigente')
  expect(con()).not.toContain('Llevar')
})

it.each([
  ['of the version in force', curso(70, 2, 7), curso(70, 2, 7)],
  ['of a course with one version', curso(7, 1), curso(7, 1)],
  ['of a version that the list does not know yet', curso(71, 3, 7), curso(70, 2, 7)],
])('the form %s says nothing of it', (_case, abierto, enVigor) =>
  expect(dicho(abierto, enVigor)).not.toContain('versión'),
)
