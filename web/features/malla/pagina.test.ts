import { curso } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { malla } from '@malla/domain/malla/mallaDePrueba.ts'
import { expect, it } from 'vitest'
import { colocar } from './colocar.ts'
import { paginaDe } from './pagina.ts'

const plan = (ciclos: number, porCiclo: number) =>
  malla(
    Array.from({ length: ciclos * porCiclo }, (_, i) => curso(i + 1, (Math.floor(i / porCiclo) + 1) * 10)),
    ciclos,
  )
const mm = (n: number): number => (n / 25.4) * 96

it.each([
  ['ten cycles of six', 10, 6, 'A4'],
  ['four cycles of five', 4, 5, 'A4'],
  ['twelve cycles of ten', 12, 10, 'A3'],
  ['twenty cycles of eight', 20, 8, 'A3'],
] as const)('%s fit on one page of paper', (_case, ciclos, porCiclo, papel) => {
  const m = plan(ciclos, porCiclo)
  const pagina = paginaDe(m)
  const { ancho, alto } = colocar(m, pagina.ancho, 'columnas')
  const hoja = { A4: [297, 210], A3: [420, 297] } as const
  expect(pagina.papel).toBe(papel)
  expect(ancho * pagina.zoom).toBeLessThanOrEqual(mm(hoja[papel][0] - 20))
  expect(alto * pagina.zoom).toBeLessThanOrEqual(mm(hoja[papel][1] - 20) - 120)
})

it('a small plan is not blown up', () => expect(paginaDe(plan(2, 2)).zoom).toBe(1))
