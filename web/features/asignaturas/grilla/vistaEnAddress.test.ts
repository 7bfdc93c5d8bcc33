import { describe, expect, it } from 'vitest'
import { readQuery, writeQuery } from '../../../paths.ts'
import { columnaIds } from './columnas.ts'
import { type Vista, vistaInicial } from './vista.ts'
import { enAddress, vistaDe } from './vistaEnAddress.ts'

describe('the look of the courses in the address', () => {
  it.each<[string, Partial<Vista>, string]>([
    ['at first says nothing', {}, ''],
    ['filter', { filtro: 'cálculo' }, '?filtro=c%C3%A1lculo'],
    [
      'what lacks, from the last',
      {
        ver: 'incompletos',
        orden: { columna: columnaIds[0]!, isDescendente: true },
      },
      `?solo=incompletos&orden=-${columnaIds[0]}`,
    ],
    ['not by cycles', { agrupada: false }, '?modo=sueltos'],
  ])('%s', (_case, parte, query) => {
    const vista = { ...vistaInicial, ...parte }
    expect(writeQuery(enAddress(vista))).toBe(query)
    expect(vistaDe(readQuery(query))).toEqual(vista)
  })

  it('what nobody knows says nothing', () =>
    expect(vistaDe({ orden: '-constructor', solo: 'otros', modo: 'x' })).toEqual(vistaInicial))
})
