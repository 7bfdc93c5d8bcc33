import { describe, expect, it } from 'vitest'
import { campoDeTitulo, claveDeTitulo, titulosDeCampo } from './titulos.ts'

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
