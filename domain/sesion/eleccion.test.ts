import { expect, it } from 'vitest'
import type { DatosDeEleccion, Eleccion } from './eleccion.ts'
import { eleccionesPendientes } from './eleccion.ts'

const varias: DatosDeEleccion = {
  isTutor: false,
  empresas: 2,
  roles: 2,
  programas: 2,
  guardado: { empresa: false, rol: false, programa: false },
  hayParametrosAdicionales: false,
}

it.each<[string, Partial<DatosDeEleccion>, Eleccion[]]>([
  ['several of each: one after the other', {}, ['empresa', 'rol', 'programa']],
  ['one of each', { empresas: 1, roles: 1, programas: 1 }, []],
  ['no institution yet', { empresas: 0, roles: 1, programas: 1 }, []],
  ['a tutor is not asked the institution', { isTutor: true }, ['rol', 'programa']],
  [
    'an institution is remembered',
    { guardado: { empresa: true, rol: false, programa: false } },
    ['rol', 'programa'],
  ],
  ['all is remembered', { guardado: { empresa: true, rol: true, programa: true } }, []],
  ['only a programme to choose', { empresas: 1, roles: 1 }, ['programa']],
  ['parameters came with the sign-in', { hayParametrosAdicionales: true }, []],
])('%s (§4)', (_case, x, elecciones) => expect(eleccionesPendientes({ ...varias, ...x })).toEqual(elecciones))
