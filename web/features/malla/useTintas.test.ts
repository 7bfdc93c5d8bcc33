import { curso } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { CursoDeMalla } from './curso.ts'

const direccion: { modo?: string | undefined } = {}
vi.mock('../../app/address.ts', () => ({ useAddress: () => direccion, useSetAddress: () => () => {} }))
const { useTintas } = await import('./useTintas.ts')

const area = (id: number, nombre: string) => ({ id, nombre, color: null, abreviatura: null }) as never
const de = (id: number, areacurso_id: number | null, tipocurso_id: number | null = null): CursoDeMalla => ({
  ...curso(id, 10),
  areacurso_id,
  tipocurso_id,
  base: id,
  silabo: 1,
  revision: 1,
})
const CON_AREA = de(1, 1, 1)
const SIN_AREA = de(2, null, 1)

/** What is brought out once this colour was pressed, and then the board or what its stripes mean is another. */
function trasElegir(clave: string, cursos: readonly CursoDeMalla[], modo?: string) {
  direccion.modo = undefined
  let fuera: ReturnType<typeof useTintas> | undefined
  const dibujado = createElement(() => {
    const isElegida = fuera !== undefined
    if (isElegida) direccion.modo = modo
    const tintas = useTintas(
      isElegida ? cursos : [CON_AREA, SIN_AREA],
      [area(1, 'Matemática')],
      [area(1, 'Obligatorio')],
      {} as never,
    )
    fuera = tintas
    if (!isElegida) tintas.elegir(clave)
    return null
  })
  renderToStaticMarkup(dibujado)
  return [fuera!.elegida, fuera!.deTinta && [...fuera!.deTinta]]
}

it('a colour that is brought out brings out its courses', () => {
  expect(trasElegir('', [CON_AREA, SIN_AREA])).toEqual(['', [2]])
  expect(trasElegir('1', [CON_AREA, de(3, 1)])).toEqual(['1', [1, 3]])
})

it('one that has left the legend brings out nothing, and dims nothing', () =>
  expect(trasElegir('', [CON_AREA, de(2, 1)])).toEqual([null, null]))

it('«Atrás» to another meaning of the stripes takes it away, though a colour has the same key there', () =>
  expect(trasElegir('1', [CON_AREA, SIN_AREA], 'tipo')).toEqual([null, null]))
