import { describe, expect, it } from 'vitest'
import {
  accesosRepetidos,
  type UsuarioConocido,
  whyNotCambiarUsuario,
  whyNotCursos,
  whyNotEditarPersona,
  whyNotEliminarUsuarios,
} from './reglas.ts'

const u = (id: number, root: boolean, estado = '1'): UsuarioConocido => ({
  id,
  usuario: `u${id}`,
  estado,
  root,
})
const ROOT = u(1, true)
const OTRO_ROOT = u(2, true)
const APAGADO = u(3, true, '2')
const ANA = u(4, false)

describe('changing a user', () => {
  it.each([
    ['root from oneself', ROOT, { root: false }, [ROOT, OTRO_ROOT], 'root'],
    ['oneself disabled', ROOT, { estado: '2' }, [ROOT, OTRO_ROOT], 'estado'],
    ['oneself blocked', ROOT, { estado: '3' }, [ROOT, OTRO_ROOT], 'estado'],
    ['root from another while one stays', OTRO_ROOT, { root: false }, [ROOT, OTRO_ROOT], null],
    ['the last one who can sign in loses root', OTRO_ROOT, { root: false }, [OTRO_ROOT, APAGADO], 'root'],
    ['the last one who can sign in is disabled', OTRO_ROOT, { estado: '2' }, [OTRO_ROOT, APAGADO], 'estado'],
    ['one that cannot sign in anyway', APAGADO, { root: false }, [APAGADO], null],
    ['anybody else', ANA, { estado: '3' }, [ROOT], null],
    ['nothing of it', ROOT, {}, [ROOT], null],
    ['root again', ROOT, { root: true, estado: '1' }, [ROOT], null],
  ] as const)('%s', (_case, who, change, roots, campo) => {
    expect(whyNotCambiarUsuario(ROOT.id, who, change, roots)?.campo ?? null).toBe(campo)
  })
})

describe('deleting users', () => {
  it.each([
    ['oneself among others', [ANA, ROOT], [ROOT, OTRO_ROOT], 'sí mismo'],
    ['another root while one stays', [OTRO_ROOT], [ROOT, OTRO_ROOT], null],
    ['the last root who can sign in', [OTRO_ROOT, ANA], [OTRO_ROOT, APAGADO], 'u2'],
    ['anybody else', [ANA], [ROOT], null],
  ] as const)('%s', (_case, going, roots, said) => {
    const reason = whyNotEliminarUsuarios(ROOT.id, going, roots)
    if (said === null) expect(reason).toBeNull()
    else expect(reason).toContain(said)
  })
})

it.each([
  ['none', [], []],
  [
    'two roles in one institution',
    [
      [1, 1],
      [1, 2],
    ],
    [],
  ],
  [
    'the same role in two',
    [
      [1, 1],
      [2, 1],
    ],
    [],
  ],
  [
    'twice the same',
    [
      [1, 1],
      [2, 1],
      [1, 1],
      [1, 1],
    ],
    [2, 3],
  ],
] as [string, [number, number][], number[]][])('accesses given twice: %s', (_case, given, repeated) => {
  expect(
    accesosRepetidos(given.map(([empresa_id, tipopersona_id]) => ({ empresa_id, tipopersona_id }))),
  ).toEqual(repeated)
})

const PROPIO = { root: false, esDeOtras: false, tieneOtroRol: false, tieneCursosFuera: false }

it.each([
  ['a lecturer of ours alone', {}, null],
  ['an administrator', { root: true }, 'otro rol'],
  ['an operator who also teaches', { tieneOtroRol: true }, 'otro rol'],
  ['one who teaches elsewhere too', { esDeOtras: true }, 'otra institución'],
  ['one who teaches in other faculties', { tieneCursosFuera: true }, 'otras facultades'],
] as const)('who may change the person: %s', (_case, given, said) => {
  const reason = whyNotEditarPersona({ ...PROPIO, ...given })
  if (said === null) expect(reason).toBeNull()
  else expect(reason).toContain(said)
})

it.each([
  ['of a lecturer', '00002', [1, 2], [], true],
  ['of an operator', '00027', [1], [], false],
  ['of somebody else, who had them', '00001', [1], [1, 2], true],
  ['of somebody else, who had others', '00001', [1, 3], [1, 2], false],
  ['none at all', '00001', [], [], true],
] as const)('courses %s', (_case, codigo, cursos, antes, may) =>
  expect(whyNotCursos(codigo, cursos, antes) === null).toBe(may),
)
