import { describe, expect, it } from 'vitest'
import { llano } from './bloques.ts'
import { conEstilos, enMarco, h, instituto, pegado, tabla, universidad } from './documentosDePrueba.ts'
import { de, leer, semanasDichas } from './leidoDePrueba.ts'
import { contenidoDe } from './reconocer.ts'

it('short names of evaluations are names under a header that says so', () => {
  const { reconocidos } = leer([h(1, 'EVALUACIÓN'), tabla('Rubro | Peso\nEP | 40 %\nEF | 60 %')])
  expect(de(reconocidos, 'evaluacion').valor).toMatchObject({
    lineas: [
      { nombre: 'EP', peso: 40 },
      { nombre: 'EF', peso: 60 },
    ],
    texto: '',
  })
})

it.each<[string, string[], number[]]>([
  ['thirds', ['33,333 %', '33,333 %', '33,333 %'], [33.34, 33.33, 33.33]],
  ['sixths', Array.from({ length: 6 }, () => '16,667 %'), [16.67, 16.67, 16.67, 16.67, 16.66, 16.66]],
  ['eighths beside whole ones', ['12,125', '12,125', '75,75'], [12.13, 12.12, 75.75]],
])(
  'weights of more decimals than are kept are rounded and add up to the same: %s',
  (_caso, pesos, leidos) => {
    const filas = pesos.map((peso, i) => `Práctica ${i + 1} | ${peso}`)
    const { reconocidos } = leer([h(1, 'EVALUACIÓN'), tabla(`Criterio | Peso\n${filas.join('\n')}`)])
    const { valor, avisos, seguridad } = de(reconocidos, 'evaluacion')
    expect(valor.lineas.map(l => l.peso)).toEqual(leidos)
    expect([avisos, seguridad]).toEqual([['Los pesos se redondean a dos decimales.'], 'alta'])
  },
)

it('weeks that share a row share its hours to the tenth; hours that no week can have stay outside', () => {
  const { reconocidos, noReconocidos } = leer([
    h(1, 'Cronograma'),
    tabla('Semana|Temas|Horas\n1-3|a|10\n4-6|b|20\n7-16|c|0,5\n17|d|201\n18-19|e|400'),
  ])
  const [unidad] = de(reconocidos, 'unidadesaprendizaje').valor
  expect(unidad!.semanas.map(s => s.horas)).toEqual([
    ...[3.4, 3.3, 3.3],
    ...[6.7, 6.7, 6.6],
    ...[0.1, 0.1, 0.1, 0.1, 0.1, 0, 0, 0, 0, 0],
    ...[null, 200, 200],
  ])
  expect(noReconocidos.map(n => [n.titulo, llano(n.html)])).toEqual([['Columna «Horas»', '201']])
})

describe('a university: Roman headings, a table of weeks under each unit', () => {
  const { reconocidos, noReconocidos } = leer(universidad)

  it('finds its sections, in order', () =>
    expect(reconocidos.map(r => `${r.clave} ${r.seguridad} ${r.de.desde}–${r.de.hasta}`)).toEqual([
      'datos alta 2–3',
      'sumilla alta 4–5',
      'competencias alta 6–7',
      'resultados alta 8–9',
      'unidadesaprendizaje alta 10–16',
      'metodologia alta 17–18',
      'evaluacion alta 21–23',
      'bibliografia alta 24–28',
    ]))

  it('and says what it did not know', () =>
    expect(noReconocidos.map(n => [n.titulo, llano(n.html)])).toEqual([
      [null, 'UNIVERSIDAD DEL ALTIPLANO SÍLABO'],
      ['VII. MEDIOS Y MATERIALES', 'Aula virtual y proyector.'],
    ]))

  it('data of the course as pairs', () =>
    expect(de(reconocidos, 'datos').valor).toEqual([
      { nombre: '1.1 Asignatura', valor: 'Base de Datos I' },
      { nombre: '1.2 Código', valor: 'SIS-304' },
      { nombre: '1.3 Créditos', valor: '4' },
    ]))

  it('units with result, weeks and hours', () => {
    const { valor } = de(reconocidos, 'unidadesaprendizaje')
    expect(semanasDichas(valor)).toEqual([
      'Modelado conceptual: 1 Introducción, 2 Entidades',
      'Lenguaje SQL: 3 Consultas, 4 Examen parcial',
    ])
    expect(valor.map(u => llano(u.resultado))).toEqual([
      'modela con el enfoque entidad–relación.',
      'construye consultas.',
    ])
    expect(valor[1]!.semanas[1]).toMatchObject({
      actividades: '<p>Prueba</p>',
      recursos: '<p>Aula</p>',
      evidencias: '<p>Examen</p>',
      horas: 2.5,
    })
  })

  it('weights with instruments; the sum is no line, the rest is text', () => {
    const { valor, avisos } = de(reconocidos, 'evaluacion')
    expect(valor.lineas.map(l => `${l.nombre} ${l.instrumento} ${l.peso}`)).toEqual([
      'Prácticas Rúbrica 40',
      'Proyecto Informe 30',
      'Examen final Prueba 30',
    ])
    expect(valor.texto).toBe('<p>Se aprueba con 11.</p>')
    expect(avisos).toEqual(['«Total 100 %» es una suma: no se trae como línea.'])
  })

  it('references as they were written, with DOI and year', () => {
    const { valor, avisos } = de(reconocidos, 'bibliografia')
    expect(valor.map(r => [r.tipo, r.anio, r.doi])).toEqual([
      ['libro', '2014', ''],
      ['articulo', '1970', '10.1145/362384.362685'],
    ])
    expect(valor[0]!.texto).toBe('Silberschatz, A. (2014). Fundamentos de bases de datos. McGraw-Hill.')
    expect(avisos).toHaveLength(2)
  })
})

describe('styles of Word: units down the side of one table, weights as a list', () => {
  const { reconocidos, noReconocidos } = leer(conEstilos)

  it('finds its sections; a smaller heading belongs to the one above', () => {
    expect(reconocidos.map(r => r.clave)).toEqual([
      'datos',
      'sumilla',
      'resultados',
      'unidadesaprendizaje',
      'metodologia',
      'evaluacion',
      'bibliografia',
    ])
    expect(llano(de(reconocidos, 'metodologia').valor)).toBe('Clases invertidas. Recursos Hojas de cálculo.')
  })

  it('what no section goes by, and a column without a place, is left to the person', () =>
    expect(noReconocidos.map(n => [n.titulo, llano(n.html)])).toEqual([
      [null, 'Sílabo de Estadística'],
      ['Columna «Fecha»', '16/03'],
      ['Columna «Fecha»', '23/03'],
      ['Columna «Fecha»', '30/03'],
      ['Responsabilidad social', 'Visita a una comunidad.'],
    ]))

  it('units by the cell at their side, results once, weeks that share a row said so', () => {
    const { valor, avisos } = de(reconocidos, 'unidadesaprendizaje')
    expect(semanasDichas(valor)).toEqual([
      'Datos: 1 Variables Clasifica, 2 Tablas Tabula',
      'Azar: 3 Probabilidad Resuelve, 4 Probabilidad Resuelve',
    ])
    expect(valor.map(u => u.resultado)).toEqual(['<p>Organiza datos</p>', '<p>Calcula probabilidades</p>'])
    expect(valor[0]!.semanas[1]!.evidencias).toBe('<p>Cuestionario</p>')
    expect(avisos).toEqual([
      'Las semanas 3 a 4 comparten una fila: su texto queda en cada una.',
      'Las columnas «Contenidos · Conceptuales» y «Contenidos · Procedimentales» quedan juntas: contenidos.',
    ])
  })

  it('weights of a list', () =>
    expect(de(reconocidos, 'evaluacion').valor).toMatchObject({
      lineas: [{ peso: 20 }, { peso: 30 }, { nombre: 'Trabajo final', peso: 50 }],
      texto: '<p>El promedio se obtiene así:</p>',
    }))
})

describe('an institute: indicators across the table', () => {
  const { reconocidos, noReconocidos } = leer(instituto)

  it('finds its sections', () => {
    expect(reconocidos.map(r => r.clave)).toEqual([
      'datos',
      'competencias',
      'resultados',
      'unidadesaprendizaje',
      'metodologia',
      'evaluacion',
      'bibliografia',
    ])
    expect(noReconocidos.map(n => n.titulo)).toEqual([null])
  })

  it('each indicator is a unit; weeks of a range share its hours', () => {
    const { valor } = de(reconocidos, 'unidadesaprendizaje')
    expect(semanasDichas(valor)).toEqual([
      'Reconoce los tributos: 1 Tributos, 2 Tributos, 3 Régimen general, 4 Evaluación del indicador',
      'Declara: 5 Declaración',
    ])
    expect(valor[0]!.semanas.map(s => s.horas)).toEqual([4, 4, 4, null])
  })

  it('an evaluation of words alone is a text', () => {
    const r = de(reconocidos, 'evaluacion')
    expect([r.valor.lineas, llano(r.valor.texto), r.seguridad]).toEqual([
      [],
      'La nota mínima es 13. Se evalúa por indicadores.',
      'media',
    ])
  })
})

it('a frame: headings in cells, tables that stand for themselves, weights as parts of one', () => {
  const { reconocidos, noReconocidos } = leer(enMarco)
  expect(reconocidos.map(r => `${r.clave} ${r.titulo ?? '–'}`)).toEqual([
    'sumilla SUMILLA',
    'metodologia METODOLOGÍA',
    'bibliografia BIBLIOGRAFÍA',
    'unidadesaprendizaje –',
    'evaluacion –',
  ])
  expect(noReconocidos).toEqual([])
  expect(de(reconocidos, 'evaluacion').valor.lineas.map(l => l.peso)).toEqual([60, 40])
  expect(de(reconocidos, 'unidadesaprendizaje').seguridad).toBe('media')
  expect(de(reconocidos, 'unidadesaprendizaje').valor[0]!.semanas[1]).toMatchObject({
    contenidos: '<p>El índice</p>',
    actividades: '<p>Debate</p>',
  })
})

it('plain text: headings with their text behind a colon, weeks as paragraphs', () => {
  const { reconocidos, noReconocidos } = leer(pegado)
  expect(reconocidos.map(r => r.clave)).toEqual([
    'sumilla',
    'competencias',
    'unidadesaprendizaje',
    'evaluacion',
    'anexos',
  ])
  expect(noReconocidos).toEqual([])
  expect(de(reconocidos, 'sumilla').valor).toBe('<p>Asignatura de estudios generales.</p>')
  expect(semanasDichas(de(reconocidos, 'unidadesaprendizaje').valor)).toEqual([
    'La oración: 1 El sujeto Casos especiales., 2 El predicado',
    'El párrafo: 3 Párrafos',
  ])
  expect(de(reconocidos, 'evaluacion').valor.lineas).toMatchObject([
    { nombre: 'Prácticas', peso: 60 },
    { nombre: 'Examen', peso: 40 },
  ])
})

it('the chosen sections make one content; the sumilla and the data are not of it', () => {
  const { reconocidos } = leer([...universidad, ...enMarco])
  const contenido = contenidoDe(reconocidos)
  expect(Object.keys(contenido).sort()).toEqual([
    'bibliografia',
    'competencias',
    'evaluacion',
    'metodologia',
    'resultados',
    'unidadesaprendizaje',
  ])
  expect(contenido.unidadesaprendizaje!.flatMap(u => u.semanas.map(s => s.numero))).toEqual([
    1, 2, 3, 4, 5, 6,
  ])
  expect(contenido.evaluacion!.lineas).toHaveLength(5)
  expect(contenido.metodologia).toBe('<p>Aprendizaje basado en proyectos.</p><p>Seminario.</p>')
})
