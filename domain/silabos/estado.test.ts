import { expect, it } from 'vitest'
import type { Luz } from '../planes/estado.ts'
import { luzDeSilabo, palabraDeSilabo } from './estado.ts'

it.each<[number | null, Luz]>([
  [1, 'danger'],
  [2, 'warning'],
  [3, 'success'],
  [0, 'danger'],
  [null, 'danger'],
])('isCompletado %s (§4)', (estado, luz) => expect(luzDeSilabo(estado)).toBe(luz))

it.each([
  [1, 'Por hacer'],
  [2, 'En avance'],
  [3, 'Completo'],
  [null, 'Por hacer'],
])('isCompletado %s in words', (estado, dicho) => expect(palabraDeSilabo(estado)).toBe(dicho))
