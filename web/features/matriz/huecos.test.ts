import { huecosDe } from '@malla/domain/competencias/cobertura.ts'
import { expect, it } from 'vitest'
import { huecosVistos, sinHuecos } from './huecos.ts'

it('what was missing when it was looked at stays on the screen once it is filled; what is missing since is there too', () => {
  const antes = huecosDe([1, 2], [7, 8], [])
  const ahora = huecosDe([1, 2, 3], [7, 9], [{ competencia_id: 1, asignatura_id: 7, nivel: 'logra' }])
  const vistos = huecosVistos(antes, ahora)
  expect(vistos.sinCursos).toEqual([1, 2, 3])
  expect(vistos.sinCompetencias).toEqual([7, 8, 9])
  expect(vistos.sinNivel).toEqual(ahora.sinNivel)
  expect(huecosVistos(vistos, sinHuecos)).toBe(vistos)
})

it('a gap that opens in what had none is looked at', () => {
  const ahora = huecosDe([1], [7], [])
  expect(huecosVistos(sinHuecos, ahora)).toEqual(ahora)
})
