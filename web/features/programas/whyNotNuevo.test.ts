import { expect, it } from 'vitest'
import { whyNotNuevo } from './whyNotNuevo.ts'

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
