import { expect, it } from 'vitest'
import { contador } from '../silabosDePrueba.ts'
import { p, tabla, ul } from './documentosDePrueba.ts'
import { type CompetenciaServida, enlazador } from './enlazar.ts'
import { leerBibliografia, leerLogros } from './leerOtras.ts'

const leidas = (bloques: ReturnType<typeof p>[], enlazar = enlazador([], true)) =>
  leerLogros(
    bloques.map((bloque, indice) => ({ bloque, indice })),
    contador(),
    enlazar,
  )
const textos = (...bloques: ReturnType<typeof p>[]) => leidas(bloques).valor.map(l => l.texto)

it.each([
  ['RA1. Analiza datos.', '<p>Analiza datos.</p>'],
  ['R.A. 2: Analiza datos.', '<p>Analiza datos.</p>'],
  ['RA 3 – Analiza datos.', '<p>Analiza datos.</p>'],
  ['CE1 Analiza datos.', '<p>Analiza datos.</p>'],
  ['CE1.2. Analiza datos.', '<p>Analiza datos.</p>'],
  ['<strong>RA1.</strong> Analiza datos.', '<p>Analiza datos.</p>'],
  ['<strong>RA1</strong>: Analiza datos.', '<p>Analiza datos.</p>'],
  ['<strong>RA1: Analiza</strong> datos.', '<p><strong>Analiza</strong> datos.</p>'],
  ['Resultado de aprendizaje 1: Analiza datos.', '<p>Analiza datos.</p>'],
  ['Competencia N° 2. Analiza datos.', '<p>Analiza datos.</p>'],
  ['C2. Analiza datos.', '<p>Analiza datos.</p>'],
  ['1. Analiza datos.', '<p>Analiza datos.</p>'],
  ['2) Analiza datos.', '<p>Analiza datos.</p>'],
  // What is no number of the line stays.
  ['Analiza datos según la norma ISO 27001: 2022.', '<p>Analiza datos según la norma ISO 27001: 2022.</p>'],
  ['C1.1 Analiza datos.', '<p>C1.1 Analiza datos.</p>'],
  ['C2 analiza datos.', '<p>C2 analiza datos.</p>'],
  ['2.5 horas de práctica.', '<p>2.5 horas de práctica.</p>'],
  ['La 1.ª unidad se aprueba.', '<p>La 1.ª unidad se aprueba.</p>'],
  ['RA1', '<p>RA1</p>'],
])('the result «%s» is brought as %s', (escrito, traido) => expect(textos(p(escrito))).toEqual([traido]))

it('of items and of rows too', () =>
  expect(textos(ul('RA1. Uno.', 'RA2. Dos.'), tabla('RA3 | Tres.'))).toEqual([
    '<p>Uno.</p>',
    '<p>Dos.</p>',
    '<p>Tres.</p>',
  ]))

const competencia = (id: number, codigo: string, nombre: string): CompetenciaServida => ({
  id,
  codigo,
  nombre,
  nivel: 'logra',
})
/** As the course has them in its plan: a functional F1 and a transversal one, and two that are called alike. */
const SERVIDAS = [
  competencia(1, 'F1', 'Aprende a aprender'),
  competencia(2, 'F1', 'Gestiona proyectos'),
  competencia(3, 'C1.2', 'Modela información'),
  competencia(4, 'C2.1', 'Diseña redes'),
  competencia(5, 'E1.2.1', 'Evalúa'),
  competencia(6, 'E1.2.2', 'Evalúa'),
]
const enlazadas = (porCodigo: boolean, ...bloques: ReturnType<typeof p>[]) =>
  leidas(bloques, enlazador(SERVIDAS, porCodigo))
const conId = ({ valor }: ReturnType<typeof leidas>) => valor.map(l => [l.competencia_id, l.texto])

it.each<[string, number | null, string]>([
  // By its name, whatever case, accents and blanks; its number goes.
  ['MODELA  INFORMACION.', 3, '<p>MODELA  INFORMACION.</p>'],
  ['1. Modela <em>información</em>', 3, '<p>Modela <em>información</em></p>'],
  ['<strong>C1.2</strong> Modela información', 3, '<p>Modela información</p>'],
  // A code of another day: the name decides.
  ['C2.1: Modela información', 3, '<p>Modela información</p>'],
  // By its code, with its own words or with none.
  ['C1.2. Modela los datos de una organización', 3, '<p>Modela los datos de una organización</p>'],
  ['(c 1.2) Modela los datos', 3, '<p>Modela los datos</p>'],
  ['C1.2', 3, '<p>Modela información</p>'],
  // Two F1: only the name tells which; two of a name: only the code.
  ['F1 Dirige', null, '<p>F1 Dirige</p>'],
  ['F1. Gestiona proyectos', 2, '<p>Gestiona proyectos</p>'],
  ['Evalúa', null, '<p>Evalúa</p>'],
  ['E1.2.2 Evalúa', 6, '<p>Evalúa</p>'],
  // Not the whole of it.
  ['Modela información contable', null, '<p>Modela información contable</p>'],
  ['C1.2 y C2.1: Modela datos', null, '<p>C1.2 y C2.1: Modela datos</p>'],
  ['C1.21 Modela datos', null, '<p>C1.21 Modela datos</p>'],
  ['C1 Modela datos', null, '<p>C1 Modela datos</p>'],
])('«%s» among the competencies is tied to %s', (escrito, id, texto) =>
  expect(conId(enlazadas(true, p(escrito)))).toEqual([[id, texto]]),
)

it('codes alone are a line each, in the words of the plan, if all are of the course', () => {
  expect(conId(enlazadas(true, p('C1.2, C2.1 y E1.2.1')))).toEqual([
    [3, '<p>Modela información</p>'],
    [4, '<p>Diseña redes</p>'],
    [5, '<p>Evalúa</p>'],
  ])
  expect(conId(enlazadas(true, p('C1.2 y C9.9')))).toEqual([[null, '<p>C1.2 y C9.9</p>']])
})

it('among results only the name ties: they have numbers of their own', () =>
  expect(conId(enlazadas(false, ul('C1.2. Modela datos', 'RA2. Diseña redes')))).toEqual([
    [null, '<p>C1.2. Modela datos</p>'],
    [4, '<p>Diseña redes</p>'],
  ]))

it('of a table under «Código» only what did not match is told; each competency is tied once', () => {
  const filas = [
    ['Código', 'Competencia', 'Nivel'],
    ['C1.2', 'Modela datos', 'Logra'],
    ['C2.1', 'Diseña redes', 'Introduce'],
    ['C2.1', 'Diseña redes', 'Logra'],
    ['C9.9', 'Cocina', 'Logra'],
  ]
  const leida = enlazadas(true, { tipo: 'tabla', filas })
  expect(conId(leida).map(([id]) => id)).toEqual([3, 4, null, null])
  expect(leida.avisos).toEqual([
    'No se traen «Nivel: Introduce», «Código: C2.1 · Nivel: Logra» y «Código: C9.9 · Nivel: Logra»: lo dice el plan.',
    'Sin enlace con el plan: «Diseña redes» y «Cocina». Se enlaza, una sola vez, cada competencia del curso que coincide por su código o por su nombre.',
  ])
})

it('a course that serves none ties none, and says nothing of it', () =>
  expect(leidas([p('C1.2 Modela información')])).toMatchObject({
    valor: [{ competencia_id: null, texto: '<p>C1.2 Modela información</p>' }],
    avisos: [],
  }))

const libros = (...bloques: ReturnType<typeof p>[]) =>
  leerBibliografia(
    bloques.map((bloque, indice) => ({ bloque, indice })),
    contador(),
  )

it.each([
  'Fuentes, C. La muerte de Artemio Cruz. FCE.',
  'Página web del INEI: https://www.inei.gob.pe',
  'Textos escolares MINEDU',
  'Recursos humanos en salud. OMS: Ginebra',
  'Fuentes de datos abiertos. https://datos.pe',
  'Módulo 2. Manual del SIAF. MEF, Lima.',
])('«%s» is a reference', escrito => expect(libros(p(escrito)).valor.map(r => r.texto)).toEqual([escrito]))

it.each([
  'Básica',
  '9.1 Bibliografía básica:',
  'Referencias bibliográficas complementarias',
  'Recursos electrónicos',
  'Páginas web',
  'Enlaces de interés',
  'Unidad II. SQL',
])('«%s» is a heading among the references', escrito =>
  expect(libros(p(escrito), p('Eco, U. (1977).'))).toMatchObject({
    valor: [{ anio: '1977' }],
    avisos: [`El subtítulo «${escrito}» no se trae.`],
  }),
)

it('references in the lines of one paragraph are so where each says its year', () => {
  const tres = ['Stewart (2012). Cálculo.', 'Apostol (1999). Calculus.', 'Leithold (1998). El Cálculo.']
  expect(libros(p(tres.join('<br>'))).valor.map(r => r.texto)).toEqual(tres)
  expect(libros(p('Stewart (2012).<br>Cálculo. Cengage.')).valor).toHaveLength(1)
  const enLinea = ['https://a.pe/c', 'Recuperado de https://a.pe/c'].map(
    donde => libros(p(`Pérez, J. (2001). Título.<br>${donde}`)).valor,
  )
  expect(enLinea.map(uno => uno.map(r => [r.anio, r.url]))).toEqual(
    Array(2).fill([['2001', 'https://a.pe/c']]),
  )
})

it.each<[string, string[]]>([
  ['addresses alone', ['https://a.pe/x', 'https://b.pe/y', 'https://c.pe/z']],
  [
    'an address after its book',
    ['Pérez (2001). A. + https://a.pe/c', 'Gómez (2010). B. + www.b.pe', 'Ruiz (2011).'],
  ],
  ['a label', ['Pérez (2001). A. + Recuperado: https://a.pe/c', 'Gómez (2010). B. + URL: https://b.pe']],
  [
    'other labels',
    ['Pérez (2001). A. + Enlace: https://a.pe/c', 'Gómez (2010). B. + En línea: https://b.pe.'],
  ],
  ['brackets', ['Pérez (2001). A. + (https://a.pe/c)', 'Gómez (2010). B. + [Disponible en: https://b.pe]']],
  ['the day', ['Pérez (2001). A. + Recuperado el 3 de mayo de 2020, de https://a.pe/2019/c', 'Ruiz (2011).']],
  ['a DOI', ['Pérez (2001). A. + https://a.pe/c + DOI: 10.1000/xyz', 'Ruiz (2011).']],
  ['a label on its own line', ['Pérez (2001). A. + Recuperado de: + https://a.pe/c', 'Ruiz (2011).']],
  ['a title that begins like a label', ['Pérez (2001). A.', 'Acceso de todos (2010). https://b.pe']],
  ['a second address', ['Pérez (2001). A. https://a.pe/c', 'https://b.pe/d']],
  ['an address with its year', ['Pérez (2001). A.', 'https://b.pe/d (2010)', 'INEI: https://inei.gob.pe']],
])('a line of a paragraph that only says where goes with the one before that does not: %s', (_caso, dichas) =>
  expect(libros(p(dichas.join('<br>').replaceAll(' + ', '<br>'))).valor.map(r => r.texto)).toEqual(
    dichas.map(t => t.replaceAll(' + ', ' ')),
  ),
)

it('a link says where it leads', () =>
  expect(
    libros(
      p('INEI (2020). Censo. <a href="https://inei.gob.pe/a?b=1&amp;c=2" target="_blank">Enlace</a>'),
      p('Ruiz (2019). <a href="https://doi.org/10.1000/xyz">Artículo</a>'),
    ).valor,
  ).toMatchObject([
    { texto: 'INEI (2020). Censo. Enlace', url: 'https://inei.gob.pe/a?b=1&c=2', tipo: 'web' },
    { doi: '10.1000/xyz', url: '' },
  ]))

it('titles of columns and numbers of rows are no references', () =>
  expect(
    libros(tabla('N°|AUTOR|TÍTULO|AÑO\n1|Stewart, James|Cálculo|2012\n2|Leithold|El Cálculo|1998')),
  ).toMatchObject({
    valor: [{ texto: 'Stewart, James Cálculo 2012' }, { texto: 'Leithold El Cálculo 1998' }],
    avisos: ['La fila de títulos «N° · AUTOR · TÍTULO · AÑO» no se trae.'],
  }))

it('nor are they results', () => {
  const filas = [
    ['N°', 'Resultado de aprendizaje', 'Competencia'],
    ['RA1', 'Analiza', 'C1'],
    ['RA2', 'Diseña', 'C2'],
  ]
  expect(leidas([{ tipo: 'tabla', filas }])).toMatchObject({
    valor: [{ texto: '<p>Analiza</p>' }, { texto: '<p>Diseña</p>' }],
    avisos: ['No se traen «N°: RA1 · Competencia: C1» y «N°: RA2 · Competencia: C2»: lo dice el plan.'],
  })
})

it('headings among results are none, and are said; one alone is one', () => {
  expect(
    leidas([p('3.1 Objetivo general'), p('Conoce.'), p('Competencias específicas:'), p('Modela.')]),
  ).toMatchObject({
    valor: [{ texto: '<p>Conoce.</p>' }, { texto: '<p>Modela.</p>' }],
    avisos: [
      'El subtítulo «3.1 Objetivo general» no se trae.',
      'El subtítulo «Competencias específicas:» no se trae.',
    ],
  })
  expect(textos(p('Competencia general'))).toEqual(['<p>Competencia general</p>'])
})
