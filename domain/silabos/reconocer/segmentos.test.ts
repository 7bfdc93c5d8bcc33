import { expect, it } from 'vitest'
import type { Bloque } from './bloques.ts'
import { h, p, tabla, ul } from './documentosDePrueba.ts'
import { de, leer, semanasDichas } from './leidoDePrueba.ts'

/** Where sections begin and end. */

const NOMBRES = [
  p('<strong>IV. Unidades de aprendizaje</strong>'),
  p('Unidad I: Base'),
  p('Unidad II: Avance'),
]
const SEMANAS = [tabla('Semana|Temas\n1|a'), p('Unidad II: Avance'), tabla('Semana|Temas\n2|b')]

it.each<[string, Bloque[]]>([
  ['the methodology', [p('<strong>V. Metodología</strong>'), p('Clases.')]],
  ['an unknown section', [p('<strong>V. RECURSOS</strong>'), p('Clases.')]],
])('units that were listed begin behind %s, without a heading', (_caso, otra) => {
  for (const texto of [[], [p('Logro: explica.')]]) {
    const bloques = [...NOMBRES, ...otra, p('Unidad I: Base'), ...texto, ...SEMANAS]
    const { reconocidos, noReconocidos } = leer(bloques)
    const programas = reconocidos.flatMap(r => (r.clave === 'unidadesaprendizaje' ? [r.valor] : []))
    expect(semanasDichas(programas[1]!)).toEqual(['Base: 1 a', 'Avance: 2 b'])
    expect(JSON.stringify([reconocidos, noReconocidos])).toContain('"<p>Clases.</p>"')
  }
})

it('units that were listed begin behind weights, where their weeks stand below them', () => {
  const evaluacion = [p('<strong>V. Evaluación</strong>'), p('Unidad I: 30 %'), p('Unidad II: 70 %')]
  const { reconocidos } = leer([...NOMBRES, ...evaluacion, p('Unidad I: Base'), ...SEMANAS])
  expect(de(reconocidos, 'evaluacion').valor).toMatchObject({
    lineas: [{ peso: 30 }, { peso: 70 }],
    texto: '',
  })
  const [, , programa] = reconocidos
  expect(programa?.clave === 'unidadesaprendizaje' && semanasDichas(programa.valor)).toEqual([
    'Base: 1 a',
    'Avance: 2 b',
  ])
})

it('results of units that are named again stay with the results', () => {
  const { reconocidos } = leer([
    h(1, 'Programación'),
    p('Unidad I: Base'),
    ...SEMANAS,
    h(1, 'Resultados de aprendizaje'),
    p('Unidad I'),
    p('Construye.'),
  ])
  expect(reconocidos.map(r => r.clave)).toEqual(['unidadesaprendizaje', 'resultados'])
})

it('a section may have as many blocks as a document', () => {
  const { reconocidos } = leer([h(1, 'Sumilla'), ...Array.from({ length: 200_000 }, () => ul())])
  expect(reconocidos.map(r => r.de)).toEqual([{ desde: 0, hasta: 200_000 }])
})
