import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type Bloque, llano } from './bloques.ts'
import { lineasDe } from './celdas.ts'
import { conEstilos, enMarco, h, instituto, p, pegado, tabla, ul, universidad } from './documentosDePrueba.ts'
import { de, leer, semanasDichas } from './leidoDePrueba.ts'
import { isPendiente } from './pendientes.ts'

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

  it.each([
    [
      'in another table',
      ['Unidad|Semana|Temas\nUNIDAD I: A|1|a\n^|2|b', 'Unidad|Semana|Temas\nUNIDAD I: A|3|c'],
    ],
    [
      'behind its header',
      ['Unidad|Semana|Temas\nUNIDAD I: A|1|a\n^|2|b\nUnidad|Semana|Temas\nUnidad 1. A|3|c'],
    ],
    ['by its name alone', ['Unidad|Semana|Temas\nA|1|a\n^|2|b\nUnidad|Semana|Temas\nA|3|c']],
  ])('a unit that is named again goes on: %s', (_caso, tablas) => {
    const { reconocidos } = leer(tablas.map(tabla))
    expect(semanasDichas(de(reconocidos, 'unidadesaprendizaje').valor)).toEqual(['A: 1 a, 2 b, 3 c'])
  })

  it('a unit with another number is another one, though it is called the same', () => {
    const { reconocidos } = leer([
      p('<strong>Primera unidad: Proyecto</strong>'),
      tabla(
        'Unidad|Semana|Temas\nUnidad 1: Proyecto|1|a\nUNIDAD II: Proyecto|2|b\nUNIDAD III|3|c\nUNIDAD IV|4|d',
      ),
    ])
    expect(semanasDichas(de(reconocidos, 'unidadesaprendizaje').valor)).toEqual([
      'Proyecto: 1 a',
      'Proyecto: 2 b',
      'UNIDAD III: 3 c',
      'UNIDAD IV: 4 d',
    ])
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

  it('weights that say their weeks stay in the evaluation', () => {
    const { reconocidos } = leer([
      h(1, 'V. Programación'),
      tabla('Semana|Temas\n1|a'),
      h(1, 'VI. Evaluación'),
      tabla(
        'Actividad|Instrumento|Semana|Peso\nPráctica|Rúbrica|4|20 %\nParcial|Prueba|8|30 %\nFinal|Prueba|16|50 %',
      ),
      p('Nota mínima 11.'),
    ])
    expect(reconocidos.map(r => r.clave)).toEqual(['unidadesaprendizaje', 'evaluacion'])
    expect(de(reconocidos, 'evaluacion').valor).toMatchObject({
      lineas: [
        { nombre: 'Práctica', instrumento: 'Rúbrica · Semana: 4', peso: 20 },
        { nombre: 'Parcial', peso: 30 },
        { nombre: 'Final', peso: 50 },
      ],
      texto: '<p>Nota mínima 11.</p>',
    })
  })

  it.each<[string, Bloque[]]>([
    [
      'under headings',
      [p('UNIDAD I: A'), tabla('Semana|Temas\n1|a'), p('UNIDAD II: B'), tabla('Semana|Temas\n2|b')],
    ],
    ['in a table', [tabla('Unidad|Semana|Temas\nUnidad 1: A|1|a\nUnidad 2: B|2|b')]],
  ])('units of the programme that are named again begin no other one: %s', (_caso, programa) => {
    const { reconocidos, noReconocidos } = leer([
      h(1, 'Programación'),
      ...programa,
      h(1, 'Evaluación'),
      p('Unidad I: 30 %'),
      p('Unidad II: 70 %'),
      h(1, 'Bibliografía'),
      p('Unidad I'),
      p('Eco, U. (1977). Cómo se hace una tesis.'),
      ul('Segunda unidad: B'),
      p('Bunge, M. (1960). La ciencia.'),
    ])
    expect([reconocidos.map(r => r.clave), noReconocidos]).toEqual([
      ['unidadesaprendizaje', 'evaluacion', 'bibliografia'],
      [],
    ])
    expect(semanasDichas(de(reconocidos, 'unidadesaprendizaje').valor)).toEqual(['A: 1 a', 'B: 2 b'])
    expect(de(reconocidos, 'evaluacion').valor.lineas.map(l => l.peso)).toEqual([30, 70])
    expect(de(reconocidos, 'bibliografia')).toMatchObject({
      valor: [{ anio: '1977' }, { anio: '1960' }],
      avisos: ['El subtítulo «Unidad I» no se trae.', 'El subtítulo «Segunda unidad: B» no se trae.'],
    })
  })

  it('weights of units where no programme has begun', () =>
    expect(leer([h(1, 'Evaluación'), p('Unidad I: 30 %'), p('Unidad II: 70 %')]).reconocidos).toMatchObject([
      { clave: 'evaluacion', valor: { lineas: [{ peso: 30 }, { peso: 70 }] } },
    ]))

  it('a programme goes on behind the references of one of its units', () => {
    const { reconocidos } = leer([
      h(1, 'Programación'),
      p('MÓDULO I: M'),
      p('Unidad 1: A'),
      p('Semana 1: a'),
      p('Unidad 2: B'),
      p('Semana 2: b'),
      h(1, 'Bibliografía'),
      p('Eco, U. (1977). Cómo se hace una tesis.'),
      p('MÓDULO II: N'),
      p('Semana 3: c'),
    ])
    expect(reconocidos.map(r => r.clave)).toEqual([
      'unidadesaprendizaje',
      'bibliografia',
      'unidadesaprendizaje',
    ])
  })

  it('a sentence that begins like a heading is none', () =>
    expect(
      leer([h(1, 'Sumilla'), p('Evaluación y seguimiento son parte de un mismo proceso de mejora.')]),
    ).toMatchObject({
      reconocidos: [{ clave: 'sumilla' }],
      noReconocidos: [],
    }))

  it('what is pending is nothing', () => {
    const { reconocidos, noReconocidos } = leer([
      h(1, 'Metodología'),
      p('<em>Pendiente</em>'),
      h(1, 'Programación'),
      p('Unidad I: A'),
      p('<strong>Resultado de aprendizaje:</strong> <em>Pendiente</em>'),
      tabla('Semana|Temas|Actividades\n1|a|Pendiente\n2|Pendiente|b'),
    ])
    expect([reconocidos.map(r => r.clave), noReconocidos]).toEqual([['unidadesaprendizaje'], []])
    expect(JSON.stringify(reconocidos)).not.toContain('Pendiente')
  })

  it('units that are listed in the sumilla stay there', () => {
    const { reconocidos } = leer([
      h(1, 'Sumilla'),
      p('Comprende las siguientes unidades:'),
      p('Unidad I: Lógica.'),
      p('Unidad II: Conjuntos.'),
      h(1, 'Programación'),
      tabla('Semana|Temas\nUNIDAD I: Lógica|<\n1|a\nUNIDAD II: Conjuntos|<\n2|b'),
      h(1, 'Evaluación'),
      tabla('Unidad|Evaluación|Peso\n1|Práctica|40 %\n2|Examen|60 %'),
    ])
    expect(reconocidos.map(r => r.clave)).toEqual(['sumilla', 'unidadesaprendizaje', 'evaluacion'])
    const unidades = de(reconocidos, 'unidadesaprendizaje').valor
    expect(semanasDichas(unidades)).toEqual(['Lógica: 1 a', 'Conjuntos: 2 b'])
    expect(de(reconocidos, 'evaluacion').valor.lineas.map(l => l.unidad_id)).toEqual(unidades.map(u => u.id))
  })

  it('units whose weeks follow begin the programme, also behind the sumilla', () => {
    const { reconocidos } = leer([
      h(1, 'Sumilla'),
      p('Trata de lógica.'),
      p('Unidad I: Lógica'),
      p('Logro: razona.'),
      tabla('Semana|Temas\n1|a'),
    ])
    expect(semanasDichas(de(reconocidos, 'unidadesaprendizaje').valor)).toEqual(['Lógica: 1 a'])
  })

  it('weeks in the lines of one paragraph', () => {
    const { reconocidos } = leer([h(1, 'Cronograma'), p('Semana 1: A<br>Semana 2: B<br>Semana 3: C')])
    expect(semanasDichas(de(reconocidos, 'unidadesaprendizaje').valor)).toEqual([': 1 A, 2 B, 3 C'])
  })

  it('nothing at all', () => expect(leer([])).toEqual({ reconocidos: [], noReconocidos: [] }))
})

describe('a text of many paragraphs', () => {
  /** How many letters are looked through while this is read. */
  const letras = (bloques: readonly Bloque[]): number => {
    let cuantas = 0
    const espias = (['includes', 'indexOf', 'replace', 'split', 'search'] as const).map(como => {
      const suyo = String.prototype[como] as (this: string, ...args: unknown[]) => never
      return vi.spyOn(String.prototype, como).mockImplementation(function (this: string, ...args: unknown[]) {
        cuantas += this.length
        return suyo.apply(this, args)
      })
    })
    leer(bloques)
    for (const espia of espias) espia.mockRestore()
    return cuantas
  }
  const semanas = [h(1, 'Cronograma'), p('Unidad I: A'), p('Semana 1: b')]
  const resultado = [h(1, 'Cronograma'), p('Unidad I: A'), p('Logro de la unidad: b')]

  it.each<[string, Bloque[], Bloque[]]>([
    ['of one week', semanas, []],
    ['of the result of a unit', resultado, [tabla('Semana|Temas\n1|a')]],
  ])('%s is read in time with its length', (_que, antes, despues) => {
    const de = (n: number) =>
      letras([...antes, ...Array.from({ length: n }, (_, i) => p(`Tema número ${i}`)), ...despues])
    expect(de(2000) / de(1000)).toBeLessThan(2.3)
  })

  it('says what is said again once, in each week', () => {
    const { reconocidos } = leer([...semanas, p('x'), p('y'), p('x'), p('Semana 2: x'), p('y'), p('x')])
    expect(de(reconocidos, 'unidadesaprendizaje').valor[0]!.semanas.map(s => s.contenidos)).toEqual([
      '<p>b</p><p>x</p><p>y</p>',
      '<p>x</p><p>y</p>',
    ])
  })
})

/** A table whose first cell of a column reaches down to its end. */
const conUnida = (filas: readonly string[][], columna: number | null): Bloque => ({
  tipo: 'tabla',
  filas: filas.map(f => f.map((celda, c) => (c === columna ? filas[0]![c]! : celda))),
  cubiertas: filas.map((f, i) => f.map((_, c) => i > 0 && c === columna)),
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
    fc.array(unica, { minLength: 2, maxLength: 3 }).map(ts => ts.map(t => `<p>${t}</p>`).join('')),
    fc.array(unica, { minLength: 2, maxLength: 3 }).map(ts => ts.join('<br>')),
    fc.constantFrom(
      '',
      '1',
      '2',
      'II',
      'Semana',
      'Contenidos',
      'Peso',
      '40 %',
      'Total',
      'Pendiente',
      'N°',
      'HT',
      'HP',
    ),
  )
  const bloque: fc.Arbitrary<Bloque> = fc.oneof(
    unica.map(p),
    fc.array(unica, { minLength: 2, maxLength: 3 }).map(ts => p(ts.join('<br>'))),
    fc.constantFrom(...universidad, ...conEstilos, ...instituto, ...enMarco, ...pegado),
    fc.array(unica, { minLength: 1, maxLength: 3 }).map(items => ul(...items)),
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([f, c]) =>
        fc
          .array(fc.array(celda, { minLength: c, maxLength: c }), { minLength: f, maxLength: f })
          .chain(filas =>
            fc.constantFrom(null, ...filas[0]!.keys()).map(columna => conUnida(filas, columna)),
          ),
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
          // What says nothing, or no more than that nobody wrote yet, need not be told.
          if (lineasDe(b).every(l => llano(l) === '' || isPendiente(l))) return
          expect(rangos.some(r => r.desde <= i && i <= r.hasta)).toBe(true)
        })
      }),
      { examples: [[[conUnida([['Pendiente']], null)]]] },
    ))
})
