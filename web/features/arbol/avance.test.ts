import { expect, it } from 'vitest'
import { tocaAvance } from './avance.ts'

it.each<[object | null, boolean]>([
  [{ areacurso_id: 4, revision: 3 }, true],
  [{ areacurso_id: null }, true],
  [{ horasvirtualpractica: 0 }, true],
  [{ ciclo_id: 4, orden: 2, revision: 3 }, false],
  [{ nombre: 'Horas' }, false],
  [null, false],
])('a change of %j moves the ring of a plan: %s', (data, mueve) => expect(tocaAvance(data)).toBe(mueve))
