import { expect, it } from 'vitest'
import { facultadUnica, whyNotNuevo } from './whyNotNuevo.ts'

const [ARTES, CIENCIAS, VIEJA] = [
  { id: 1, estado: 'Activado' },
  { id: 2, estado: 'Activado' },
  { id: 3, estado: 'Desactivado' },
]

it.each([
  ['in one of many', [ARTES!, CIENCIAS!], [2], null],
  ['where there is no faculty', [], [], 'Cree primero una facultad'],
  ['in none: of these only programmes are theirs', [ARTES!, CIENCIAS!], [], 'algunos programas'],
  ['in one that is deactivated', [ARTES!, VIEJA!], [3], 'Active primero'],
] as const)('a programme is made %s', (_case, facultades, suyas, said) => {
  const why = whyNotNuevo(facultades, ({ facultad_id }) =>
    (suyas as readonly number[]).includes(facultad_id!) ? null : 'no',
  )
  if (said === null) expect(why).toBeNull()
  else expect(why).toContain(said)
})

it.each<[string, { id: number; estado: string }[], number | null]>([
  ['one', [{ id: 3, estado: 'Activado' }], 3],
  [
    'one beside those that cannot be chosen',
    [
      { id: 1, estado: 'Desactivado' },
      { id: 2, estado: 'Activado' },
      { id: 3, estado: 'Activado' },
    ],
    3,
  ],
  [
    'two',
    [
      { id: 3, estado: 'Activado' },
      { id: 4, estado: 'Activado' },
    ],
    null,
  ],
  ['none', [], null],
])('where a programme can only hang, of %s', (_case, facultades, unica) =>
  expect(facultadUnica(facultades, ({ facultad_id }) => (facultad_id === 2 ? 'Es de otro.' : null))).toBe(
    unica,
  ),
)
