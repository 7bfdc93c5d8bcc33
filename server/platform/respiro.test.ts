import { expect, it } from 'vitest'
import { crearRespiro } from './respiro.ts'

/** Works so long without a pause, in milliseconds. */
const trabajar = (ms: number): void => {
  const hasta = performance.now() + ms
  while (performance.now() < hasta);
}

it.each<[string, number, number, boolean]>([
  ['long work', 8, 25, true],
  ['short work', 8, 0, false],
])('others have a turn between the pieces of %s: %i of %i ms', async (_que, piezas, ms, conTurnos) => {
  let [turnos, sigue] = [0, true]
  const turno = (): void => {
    turnos++
    if (sigue) setImmediate(turno)
  }
  setImmediate(turno)
  const respirar = crearRespiro()
  for (let i = 0; i < piezas; i++) {
    trabajar(ms)
    await respirar()
  }
  sigue = false
  expect(turnos).toBe(conTurnos ? piezas : 0)
})
