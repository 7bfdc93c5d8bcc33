import { describe, expect, it } from 'vitest'
import { alEntrar, alLlegar } from './crumbs.ts'

const deCursos = [{ label: 'Planes', href: '/planes' }, { label: 'Cursos' }]
const deAreas = [{ label: 'Áreas' }]

/** What is said, step by step: the address of each and what the bar shows by then. */
const dichos = (pasos: readonly (readonly [string, Parameters<typeof alLlegar>[2]])[]): string[] => {
  let llegada = alEntrar(pasos[0]![0], [])
  return pasos.map(([pathname, crumbs]) => {
    llegada = alLlegar(llegada, pathname, crumbs)
    return llegada.dicho
  })
}

describe('what is said on coming to a page', () => {
  it('nothing on entering, then the title of each', () =>
    expect(
      dichos([
        ['/cursos', []],
        ['/cursos', deCursos],
        ['/areas', deAreas],
        ['/cursos', [...deCursos]],
      ]),
    ).toEqual(['', '', 'Áreas', 'Cursos']))

  it('the title of the next, too, where one left before the first could say where it is', () =>
    expect(
      dichos([
        ['/cursos', []],
        ['/areas', []],
        ['/areas', deAreas],
      ]),
    ).toEqual(['', '', 'Áreas']))

  it('not the title of the page that is left, while the next is on its way', () =>
    expect(
      dichos([
        ['/cursos', deCursos],
        ['/areas', deCursos],
        ['/areas', deAreas],
      ]),
    ).toEqual(['', '', 'Áreas']))

  it('nothing more while the page stays, whatever its query and its name become', () => {
    const conNombre = [{ label: 'Áreas de cursos' }]
    expect(
      dichos([
        ['/cursos', deCursos],
        ['/areas', deAreas],
        ['/areas', conNombre],
        ['/cursos', conNombre],
      ]),
    ).toEqual(['', 'Áreas', 'Áreas', 'Áreas'])
  })
})
