import { describe, expect, it } from 'vitest'
import { campoDeTitulo, camposDeTitulos, claveDeTitulo, titulosDeCampo } from './titulos.ts'

it('no title means two columns', () => {
  const claves = Object.values(titulosDeCampo).flat().map(claveDeTitulo)
  expect(claves.filter((c, i) => claves.indexOf(c) !== i)).toEqual([])
})

describe('campoDeTitulo', () => {
  it.each([
    ['CODIGO', 'codigo', 0],
    ['Código de la asignatura', 'codigo', 3],
    ['Pre-requisito(s)', 'requisitos', 1],
    ['H.T.', 'horasteoria', 2],
  ] as const)('%s', (titulo, campo, rango) => expect(campoDeTitulo(titulo)).toEqual({ campo, rango }))

  it.each(['', 'Docente', 'CODIGO MAT-021'])('«%s» is none', titulo =>
    expect(campoDeTitulo(titulo)).toBeNull(),
  )
})

it.each([
  ['alone', ['Curso', 'Créditos UNT'], ['nombre', 'credits']],
  ['beside plain ones', ['Créditos', 'Créditos UNT'], ['credits', undefined]],
  ['beside others like it', ['Créditos UNT', 'Créditos XYZ'], [undefined, undefined]],
])(
  'credits that an institution may call its own are taken where nothing else may be them: %s',
  (_case, titulos, campos) => expect(camposDeTitulos(titulos).map(h => h?.campo)).toEqual(campos),
)

it.each([
  ['alone', ['Curso', 'Virtual'], ['nombre', 'horasvirtual']],
  ['beside what it is parted from', ['Curso', 'Presencial', 'Virtual'], ['nombre', undefined, undefined]],
])(
  'virtual hours are those of the course only where nothing says that they are a part: %s',
  (_case, titulos, campos) => expect(camposDeTitulos(titulos).map(h => h?.campo)).toEqual(campos),
)
