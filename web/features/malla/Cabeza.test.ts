import type { Columna } from '@malla/domain/malla/malla.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Cabeza } from './Cabeza.tsx'

const columna: Columna = { tipo: 'ciclo', id: 1, nombre: 'II', numero: 2, cursos: [] }
const dicha = (marca: string | null): string =>
  renderToStaticMarkup(
    createElement(Cabeza, {
      columna,
      requeridos: null,
      marca,
      caja: { x: 0, y: 0, ancho: 100, alto: 40 },
      modo: 'columnas',
      menu: null,
    }),
  )

it('the head of a cycle that is not in use says so', () => {
  expect(dicha('Desactivado')).toContain('Desactivado')
  expect(dicha('Desactivado')).toContain('title="Ciclo II, desactivado"')
  expect(dicha(null)).not.toMatch(/desactivado/i)
})
