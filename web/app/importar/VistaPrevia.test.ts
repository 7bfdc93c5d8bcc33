import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { columnsOf } from '../../ui/table/columns.ts'
import { CURSOS, type FilaLeida, type Lectura } from './lecturas.ts'
import { VistaPrevia } from './VistaPrevia.tsx'

// Who changed a row just now is told by the browser: nobody here.
vi.mock('../../ui/flash.ts', () => ({ useFlashes: () => new Map() }))

const column = columnsOf<FilaLeida & { id: number }>()
const columns = column.columns([column.accessor('nombre', { header: 'Nombre' })])
const lectura: Lectura = {
  total: 1,
  message: '',
  avisos: [],
  errores: [],
  hallados: { errores: 0, avisos: 0 },
  creados: {
    ciclos: ['Ciclo II'],
    secciones: [],
    areascursos: ['PC', 'FI', 'HUM', 'MAT', 'QUI'],
    tiposcursos: [],
    tipologiasespecialescursos: [],
  },
  filas: [{ fila: 2, accion: 'crear', nombre: 'Cálculo' }],
}
const dibujo = (over: Partial<Lectura> = {}): string =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(VistaPrevia, {
        nombre: 'cursos.xlsx',
        cosa: CURSOS,
        columns,
        lectura: { ...lectura, ...over },
      }),
    ),
  )

it('what a file makes for everybody is named before it is imported, all of it for who opens it', () => {
  const html = dibujo()
  expect(html).toContain('Se creará 1 ciclo: Ciclo II.')
  expect(html).toContain('Se crearán 5 áreas: PC, FI, HUM y 2 más.')
  expect(html).toContain('PC, FI, HUM, MAT y QUI.')
  expect(html).toContain('son de toda la institución')
})

it('of what is only of the plan nobody else is spoken of', () =>
  expect(dibujo({ creados: { ...lectura.creados!, areascursos: [] } })).not.toContain('institución'))

it('says how many cells are wrong in all, also where it names the first ones alone', () => {
  const errores = [{ fila: 2, columna: 'C', valor: 'x', motivo: 'No.' }]
  const html = dibujo({ filas: [], errores, hallados: { errores: 130_000, avisos: 0 } })
  expect(html).toContain('Errores (130000)')
})

it('a file that is refused makes nothing', () =>
  expect(
    dibujo({ filas: [], errores: [{ fila: 2, columna: 'C', valor: 'x', motivo: 'No.' }] }),
  ).not.toContain('Se crear'))
