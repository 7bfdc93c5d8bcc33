import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Columna } from './Columna.tsx'

vi.mock('virtual:calls', () => ({ table: {} }))

const curso = (id: number) => ({ id, codigo: `C${id}`, nombre: `Curso ${id}`, credits: 3 }) as Asignatura
const dicha = (n: number) =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(Columna, {
        titulo: 'Plan',
        cursos: Array.from({ length: n }, (_, i) => curso(i)),
        conFila: new Set<number>(),
        marcados: new Set<number>(),
      }),
    ),
  )

it('counts its courses, also one', () => {
  expect(dicha(1)).toContain('1 curso · ')
  expect(dicha(2)).toContain('2 cursos · ')
})
