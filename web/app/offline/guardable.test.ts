import { describe, expect, it } from 'vitest'
import { type Ficha, isGuardable, queSobra } from './guardable.ts'

it.each([
  ['a plan', ['planes', 'show', { id: 3 }], true],
  ['a syllabus', ['silabos', 'show', { id: 3 }], true],
  ['the public settings', ['ajustes', 'publicos', {}], true],
  ['the settings of the installation', ['ajustes', 'showInstalacion', {}], false],
  ['mails', ['correos', 'list', {}], false],
  ['a mail as it will go out', ['recordatorios', 'previa', {}], false],
  ['accounts', ['usuarios', 'list', {}], false],
  ['personal data of lecturers', ['docentes', 'list', {}], false],
  ['the log', ['logs', 'list', {}], false],
  ['sessions', ['auth', 'sesiones', {}], false],
  ['what is no call', ['algo', 'suelto'], false],
])('%s may be kept: %j %s', (_what, key, may) => expect(isGuardable(key)).toBe(may))

describe('what goes when there is too much', () => {
  const dia = 24 * 3_600_000
  const ficha = (usado: number, largo = 10, cuando = 100 * dia): Ficha => ({ usado, largo, cuando })
  const limites = { bytes: 30, cosas: 3, una: 100, dias: 14 } as never

  it('what was not used for longest, until the rest fits', () => {
    const fichas = new Map([
      ['a', ficha(1)],
      ['b', ficha(4)],
      ['c', ficha(2, 15)],
      ['d', ficha(3)],
    ])
    expect(queSobra(fichas, 100 * dia, limites)).toEqual(['c', 'a'])
  })
  it('what is too old, however small', () =>
    expect(
      queSobra(
        new Map([
          ['viejo', ficha(9, 1, 80 * dia)],
          ['nuevo', ficha(1)],
        ]),
        100 * dia,
        limites,
      ),
    ).toEqual(['viejo']))
})
