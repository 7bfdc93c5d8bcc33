import { huecosDe } from '@malla/domain/competencias/cobertura.ts'
import { expect, it } from 'vitest'
import { huecosVistos, mirar } from './huecos.ts'

const con = (...ids: number[]) => ids.map(id => ({ id }))

it('what was missing when it was looked at stays on the screen once it is filled; what came since is there too', () => {
  const mirada = mirar(huecosDe([1, 2], [7, 8], []), con(1, 2), con(7, 8))
  const vistos = huecosVistos(mirada, con(1, 2, 3), con(7, 9))
  expect(vistos.sinCursos).toEqual([1, 2, 3])
  expect(vistos.sinCompetencias).toEqual([7, 8, 9])
})
