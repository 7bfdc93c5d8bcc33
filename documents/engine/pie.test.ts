import { expect, it } from 'vitest'
import { partesDePie } from './pie.ts'

it.each([
  ['Plan · Sistemas · emitido el 27/11/2026', ['Plan · Sistemas', ' · emitido el 27/11/2026']],
  ['Plan', ['Plan', '']],
  [`Plan · ${'Sistemas '.repeat(6)}`, [`Plan · ${'Sistemas '.repeat(6)}`, '']],
])('%s', (texto, [cuerpo, fin]) => expect(partesDePie(texto)).toEqual({ cuerpo, fin }))
