import type { ReactNode } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

// What lies over the page is drawn by a browser alone; what is in it, anywhere.
vi.mock('../../ui/Dialog.tsx', () => ({ Dialog: ({ children }: { children?: ReactNode }) => children }))
vi.mock('virtual:calls', () => ({ table: {} }))
const { GuardadaConAvisos } = await import('./GuardadaConAvisos.tsx')

const dicho = (celdas: number, enTotal: number): string => {
  const avisos = Array.from({ length: celdas }, (_, i) => ({
    ...{ fila: i + 2, columna: 'Cursos · G (PREREQUISITOS)', valor: 'X', motivo: 'No hay un curso así.' },
  }))
  const hallados = { errores: 0, avisos: enTotal }
  return renderToStaticMarkup(
    createElement(GuardadaConAvisos, { subida: { avisos, hallados }, onClose: () => {} }),
  )
}

it('what is said of many rows is said once, and how many they are', () => {
  const html = dicho(300, 300)
  expect(html.match(/<li/g)).toHaveLength(1)
  expect(html).toContain('Avisos (300)')
  expect(html).toContain('300 filas, columna Cursos · G (PREREQUISITOS)')
  expect(html).toContain('Filas 2 a 301')
})

it('of more than are named it says so', () => {
  expect(dicho(300, 300)).not.toContain('las primeras')
  expect(dicho(300, 12_345)).toContain('Aquí se señalan las primeras 300 de 12345 celdas.')
})
