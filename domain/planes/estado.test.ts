import { expect, it } from 'vitest'
import type { ItemDeSeccion, Luz } from './estado.ts'
import { etiquetaDeItem, luzDeCursosRegistrados, luzDeLista, luzDeTexto } from './estado.ts'

it.each<[string, ItemDeSeccion[] | null | undefined, Luz]>([
  ['items', [{ status: 1 }], 'success'],
  ['items without status', [{}], 'success'],
  ['first item unfinished', [{ status: 2 }, { status: 1 }], 'warning'],
  ['only a later item unfinished', [{ status: 1 }, { status: 2 }], 'success'],
  ['empty', [], 'danger'],
  ['not there', null, 'danger'],
  ['never written', undefined, 'danger'],
])('luzDeTexto: %s', (_case, items, luz) => expect(luzDeTexto(items)).toBe(luz))

it.each<[number, Luz]>([
  [0, 'danger'],
  [1, 'success'],
])('luzDeLista %i', (n, luz) => expect(luzDeLista(n)).toBe(luz))

it.each<[number | null, Luz]>([
  [1, 'success'],
  [2, 'warning'],
  [0, 'danger'],
  [3, 'danger'],
  [null, 'danger'],
])('luzDeCursosRegistrados %s', (estado, luz) => expect(luzDeCursosRegistrados(estado)).toBe(luz))

it.each([
  [2, 'Incompleto'],
  [1, 'Completo'],
  [null, 'Completo'],
])('etiquetaDeItem %s', (status, etiqueta) => expect(etiquetaDeItem(status)).toBe(etiqueta))
