import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Unidad } from '../contenido.ts'
import { contador } from '../silabosDePrueba.ts'
import { type Bloque, type CeldaDeOrigen, expandirTabla, lineasDe, llano } from './bloques.ts'
import { conEstilos, enMarco, h, instituto, p, pegado, tabla, ul, universidad } from './documentosDePrueba.ts'
import type { ClaveReconocible } from './encabezados.ts'
import { contenidoDe, type Reconocido, reconocerSilabo } from './reconocer.ts'

const de = <C extends ClaveReconocible>(lista: readonly Reconocido[], clave: C) =>
  lista.find(r => r.clave === clave) as Extract<Reconocido, { clave: C }>

const semanasDichas = (unidades: readonly Unidad[]) =>
  unidades.map(u => `${u.nombre}: ${u.semanas.map(s => `${s.numero} ${llano(s.contenidos)}`).join(', ')}`)

const leer = (bloques: readonly Bloque[]) => reconocerSilabo(bloques, contador())

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

describe('odd documents', () => {
  it('weeks that are counted otherwise are said', () => {
    const { reconocidos } = leer([h(1, 'Cronograma'), tabla('Semana|Temas\n1|a\n3|b')])
    expect(de(reconocidos, 'unidadesaprendizaje')).toMatchObject({
      seguridad: 'media',
      avisos: ['El documento numera las semanas 1, 3: aquí quedan de 1 a 2.'],
    })
  })

  it('a table that Word broke goes on, also with its header again', () => {
    const { reconocidos } = leer([tabla('Semana|Temas\n1|a'), tabla('2|b'), tabla('Semana|Temas\n3|c')])
    expect(semanasDichas(de(reconocidos, 'unidadesaprendizaje').valor)).toEqual([': 1 a, 2 b, 3 c'])
  })

  it('rows without a number go on with their week', () => {
    const { reconocidos } = leer([tabla('Semana|Temas|Actividades\n1|a|x\n|b|y')])
    expect(de(reconocidos, 'unidadesaprendizaje').valor[0]!.semanas).toMatchObject([
      { contenidos: '<p>a</p><p>b</p>', actividades: '<p>x</p><p>y</p>' },
    ])
  })

  it('a unit without weeks keeps its contents in one, and says so', () => {
    const { reconocidos } = leer([h(1, 'Contenidos'), p('Unidad 1: SQL'), ul('Tablas', 'Índices')])
    const r = de(reconocidos, 'unidadesaprendizaje')
    expect(semanasDichas(r.valor)).toEqual(['SQL: 1 Tablas Índices'])
    expect(r.avisos).toEqual(['La unidad 1 no dice semanas: sus contenidos quedan en una sola.'])
  })

  it('what stands below a table of weeks is of no week', () => {
    const { reconocidos, noReconocidos } = leer([
      h(1, 'Cronograma'),
      tabla('Semana|Temas\n1|a'),
      p('Nota: feriado.'),
    ])
    expect(semanasDichas(de(reconocidos, 'unidadesaprendizaje').valor)).toEqual([': 1 a'])
    expect(noReconocidos).toMatchObject([
      { titulo: 'Después de la tabla de semanas', html: '<p>Nota: feriado.</p>' },
    ])
  })

  it('a schedule of tutoring stays with the tutoring', () =>
    expect(
      leer([h(1, 'Tutoría'), tabla('Semana|Actividad\n1|a')]).reconocidos.map(r => [
        r.clave,
        llano(`${r.valor}`),
      ]),
    ).toEqual([['tutoria', 'Semana Actividad 1 a']]))

  it('a sentence that begins like a heading is none', () =>
    expect(
      leer([h(1, 'Sumilla'), p('Evaluación y seguimiento son parte de un mismo proceso de mejora.')]),
    ).toMatchObject({
      reconocidos: [{ clave: 'sumilla' }],
      noReconocidos: [],
    }))

  it('nothing at all', () => expect(leer([])).toEqual({ reconocidos: [], noReconocidos: [] }))
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

const celdas = (n: number): CeldaDeOrigen[] => Array.from({ length: n }, (_, i) => ({ html: `c${i}` }))

it('cells that span are repeated where they cover', () => {
  expect(
    expandirTabla([
      [
        { html: 'U', rowspan: 2 },
        { html: 'a', colspan: 2 },
      ],
      [{ html: 'b' }, { html: 'c' }],
    ]).filas,
  ).toEqual([
    ['U', 'a', 'a'],
    ['U', 'b', 'c'],
  ])
  expect(expandirTabla([[{ html: 'x', colspan: 1e9, rowspan: 1e9 }]]).filas[0]).toHaveLength(60)
})

it('does not repeat a long cell over more places than memory holds, and loses no cell', () => {
  const largo = 'x'.repeat(100_000)
  const { filas } = expandirTabla([
    [{ html: largo, colspan: 50, rowspan: 500 }, { html: 'a' }],
    ...Array.from({ length: 499 }, () => [{ html: 'b' }]),
  ])
  expect(filas.flat().filter(c => c === largo).length).toBeLessThan(25)
  expect(filas[0]).toContain(largo)
  expect(filas.every((f, i) => f.includes(i === 0 ? 'a' : 'b'))).toBe(true)
  expect(expandirTabla(Array.from({ length: 200_000 }, () => [{ html: 'a' }])).filas).toHaveLength(200_000)
})

it.each<[string, CeldaDeOrigen[][], boolean]>([
  ['as wide as is read', [celdas(60)], false],
  ['a column more', [celdas(61)], true],
  ['many more, in one row of two', [celdas(2), celdas(200)], true],
  ['behind cells that span', [[{ html: 'ancha', colspan: 500 }, { html: 'detrás' }]], true],
  [
    'beside a cell that reaches down',
    [[{ html: 'a', colspan: 60, rowspan: 2 }], [{ html: 'b' }, { html: 'c' }]],
    true,
  ],
  ['only empty ones more', [[...celdas(60), { html: ' ' }]], false],
])('no cell past the last column is lost, and it is said: %s', (_caso, filas, apretada) => {
  const hecha = expandirTabla(filas)
  expect(hecha.apretada).toBe(apretada)
  expect(hecha.filas.every(f => f.length <= 60)).toBe(true)
  hecha.filas.forEach((fila, f) => {
    for (const { html } of filas[f]!) expect(fila.join(' ')).toContain(html.trim())
  })
})

describe('nothing is dropped', () => {
  const palabras = fc.array(fc.constantFrom('alfa', 'beta', 'gama', 'delta', 'x1', '20 %', 'Semana 2'), {
    minLength: 1,
    maxLength: 4,
  })
  let n = 0
  const unica = palabras.map(ps => `${ps.join(' ')} q${++n}z`)
  const celda = fc.oneof(
    unica,
    fc.constantFrom('', '1', '2', 'Semana', 'Contenidos', 'Peso', '40 %', 'Total'),
  )
  const bloque: fc.Arbitrary<Bloque> = fc.oneof(
    unica.map(p),
    fc.constantFrom(...universidad, ...conEstilos, ...instituto, ...enMarco, ...pegado),
    fc.array(unica, { minLength: 1, maxLength: 3 }).map(items => ul(...items)),
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([f, c]) =>
        fc
          .array(fc.array(celda, { minLength: c, maxLength: c }), { minLength: f, maxLength: f })
          .map((filas): Bloque => ({ tipo: 'tabla', filas })),
      ),
    unica.map(t => p(`<strong>III. ${t.toUpperCase()}</strong>`)),
    unica.map(t => p(`SUMILLA: ${t}`)),
    unica.map(t => p(`Unidad 3: ${t}`)),
  )

  it('whatever the document: every word of it stands in a section, among the rest, or in a notice', () =>
    fc.assert(
      fc.property(fc.array(bloque, { maxLength: 25 }), bloques => {
        const hecho = JSON.stringify(leer(bloques)).toLowerCase()
        const marcas =
          bloques
            .flatMap(b => lineasDe(b))
            .join(' ')
            .toLowerCase()
            .match(/q\d+z/g) ?? []
        for (const marca of marcas) expect(hecho).toContain(marca)
      }),
      { numRuns: 300 },
    ))

  it('and every block in some range', () =>
    fc.assert(
      fc.property(fc.array(bloque, { maxLength: 25 }), bloques => {
        const { reconocidos, noReconocidos } = leer(bloques)
        const rangos = [...reconocidos, ...noReconocidos].map(r => r.de)
        bloques.forEach((b, i) => {
          if (lineasDe(b).every(l => llano(l) === '')) return
          expect(rangos.some(r => r.desde <= i && i <= r.hasta)).toBe(true)
        })
      }),
    ))
})
