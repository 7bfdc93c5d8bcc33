import { expect, it } from 'vitest'
import { comoOmision, isSinCreditos, porOmision, porPrograma } from './porOmision.ts'

const AJUSTES = { semanas: 18, horas_credito_teoria: 15, horas_credito_practica: 30 }
const LEY = { semanas: 16, horas_credito_teoria: 16, horas_credito_practica: 32 }

it.each([
  ['a new plan: what the institution has set', true, AJUSTES, AJUSTES],
  [
    'a new plan where not all is set: of the rest what the law says',
    true,
    { ...AJUSTES, semanas: null },
    { ...AJUSTES, semanas: 16 },
  ],
  ['a new plan, before that is read: nothing', true, undefined, {}],
  ['a plan that is there: what the law says, whatever is set', false, AJUSTES, LEY],
])('an empty field of %s', (_case, isNuevo, ajustes, said) =>
  expect(porOmision(isNuevo, ajustes)).toEqual(said),
)

const nada = { creditos: 0, creditos_totales: null, creditos_generales: null, creditos_electivos: null }
it.each([
  ['a new plan of a school', 'Colegio', null, true],
  ['a plan of a school', 'Colegio', nada, true],
  ['a plan of a school whose courses have credits', 'Colegio', { ...nada, creditos: 4 }, false],
  ['a plan of a school that requires some', 'Colegio', { ...nada, creditos_totales: 90 }, false],
  ['a new plan of a university', 'Universidad', null, false],
])('the form of %s is silent of credits: %s', (_case, tipo, plan, expected) =>
  expect(isSinCreditos(tipo, plan)).toBe(expected),
)

it.each([
  [16, 'Por defecto, 16'],
  [16.5, 'Por defecto, 16,5'],
  ['Presencial', 'Por defecto, Presencial'],
  [undefined, undefined],
])('an empty field that counts with %s says so', (n, dicho) => expect(comoOmision(n)).toBe(dicho))

it.each([
  ['what its programme says', true, { maxciclos: 5, modalidad: 'A distancia' }, [5, 'A distancia']],
  [
    'where it says no maximum, the usual',
    true,
    { maxciclos: null, modalidad: 'Presencial' },
    [10, 'Presencial'],
  ],
  ['before one is chosen, the usual', true, undefined, [10, undefined]],
  [
    'and nothing in a plan that is there',
    false,
    { maxciclos: 5, modalidad: 'A distancia' },
    [undefined, undefined],
  ],
])('cycles and modality of a new plan: %s', (_case, isNuevo, programa, [ciclos, modalidad]) =>
  expect(porPrograma(isNuevo, programa)).toEqual({ ciclos, modalidad }),
)
