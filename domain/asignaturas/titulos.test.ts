import { describe, expect, it } from 'vitest'
import { procesadorMs } from '../testing/procesador.ts'
import { campoDeTitulo, camposDeTitulos, claveDeTitulo, suplentesDe } from './titulos.ts'
import { titulosDeCampo } from './titulosDeCampo.ts'

const conSuplentes = (titulos: string[]) => {
  const hallados = camposDeTitulos(titulos)
  return suplentesDe(titulos, hallados).map((s, i) => (hallados[i] ?? s)?.campo)
}

it('no title means two columns', () => {
  const claves = Object.values(titulosDeCampo).flat().map(claveDeTitulo)
  expect(claves.filter((c, i) => claves.indexOf(c) !== i)).toEqual([])
})

it('remarks in brackets are left out, however many are not closed', () => {
  expect(['Nombre (del curso', 'Nombre (a) (b', 'Nombre (a (b) c)', '(Nombre)'].map(claveDeTitulo)).toEqual([
    'NOMBRE CURSO',
    'NOMBRE B',
    'NOMBRE C',
    'NOMBRE',
  ])
  const before = procesadorMs()
  for (let i = 0; i < 20; i++) claveDeTitulo(`${'('.repeat(32_000)}${i}`)
  expect(procesadorMs() - before).toBeLessThan(5000)
})

describe('campoDeTitulo', () => {
  it.each([
    ['CODIGO', 'codigo', 0],
    ['Código de la asignatura', 'codigo', 3],
    ['Pre-requisito(s)', 'requisitos', 1],
    ['H.T.', 'horasteoria', 2],
    ['Horas teóricas por semana', 'horasteoria', 0],
    ['Horas lectivas por semana T', 'horasteoria', 2],
    ['Carga horaria semanal: práctica', 'horaspractica', 0],
    ['Código / Code', 'codigo', 0],
    ['Nombre del curso\nCourse name', 'nombre', 1],
    ['Semestre Term', 'ciclo', 4],
    ['Área / Area', 'area', 0],
    ['Requisitos (Prerequisites)', 'requisitos', 2],
    ['Espacio curricular', 'nombre', 19],
    ['Ramo', 'nombre', 17],
    ['Seriación', 'requisitos', 18],
    ['Asig.', 'nombre', 41],
    ['Cic.', 'ciclo', 21],
    ['HORAS PRESENCIALES HT', 'horasteoria', 11],
    ['HORAS VIRTUALES HP', 'horasvirtualpractica', 4],
  ] as const)('%s', (titulo, campo, rango) => expect(campoDeTitulo(titulo)).toEqual({ campo, rango }))

  it.each(['', 'Docente', 'CODIGO MAT-021', 'Credits', 'Course name'])('«%s» is none', titulo =>
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

it.each([
  ['alone', ['Ramo', 'Créditos SCT'], ['nombre', 'credits']],
  ['by the name of the system', ['Ramo', 'SCT-Chile'], ['nombre', 'credits']],
  ['beside the own ones', ['Ramo', 'UC', 'SCT'], ['nombre', 'credits', undefined]],
  ['not as «UC» beside plain ones', ['UC', 'Curso', 'Créditos'], [undefined, 'nombre', 'credits']],
  ['of two systems', ['Ramo', 'SCT', 'ECTS'], ['nombre', undefined, undefined]],
])('credits of a system of many are taken where there are no others: %s', (_case, titulos, campos) =>
  expect(conSuplentes(titulos)).toEqual(campos),
)

it.each([
  ['beside virtual ones', ['Horas presenciales', 'Horas virtuales'], ['horasteoria', 'horasvirtual']],
  [
    'beside theirs of practice',
    ['Horas presenciales', 'Horas virtuales', 'HP'],
    [undefined, 'horasvirtual', 'horaspractica'],
  ],
  ['alone', ['Curso', 'Horas presenciales'], ['nombre', undefined]],
])(
  'hours in a room are theory where a file parts them from virtual ones alone: %s',
  (_case, titulos, campos) => expect(conSuplentes(titulos)).toEqual(campos),
)

it('in a school the grade is where a course is, and a cycle is several of them', () => {
  const campos = (enColegio: boolean) =>
    camposDeTitulos(['NIVEL', 'CICLO', 'GRADO', 'ÁREA'], enColegio).map(h => h?.campo)
  expect(campos(true)).toEqual(['ciclo', undefined, 'ciclo', 'area'])
  expect(campos(false)).toEqual(['ciclo', 'ciclo', 'ciclo', 'area'])
})

it.each(['SEMESTRE', 'SEM.', 'PERIODO', 'PERIODO ACADÉMICO', 'TRIMESTRE'])(
  'in a school the grade is where a course is, and «%s» says when in the year',
  titulo => {
    const campos = (enColegio: boolean) =>
      camposDeTitulos(['GRADO', titulo, 'NOMBRE'], enColegio).map(h => h?.campo)
    expect(campos(true)).toEqual(['ciclo', undefined, 'nombre'])
    expect(campos(false)).toEqual(['ciclo', 'ciclo', 'nombre'])
  },
)
