import type { Ciclo } from '@malla/contracts/ciclos.ts'
import { curso, previo, texto } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { enTitulo } from '@malla/domain/malla/malla.ts'
import { describe, expect, it } from 'vitest'
import type { CursoDeMalla } from './curso.ts'
import {
  datosEnPalabras,
  horasEnPalabras,
  loQueSeRequiere,
  mallaDePartes,
  problemasPorCurso,
  totalesEnCorto,
  totalesEnPalabras,
} from './partes.ts'

const uno = (id: number, ciclo: number, mas: Partial<CursoDeMalla> = {}): CursoDeMalla => ({
  ...curso(id, ciclo),
  base: id,
  tipocurso_id: null,
  silabo: 1,
  revision: 1,
  ...mas,
})
const ciclo = (numero: number, nombre: string, descripcion = `Ciclo ${nombre}`): Ciclo => ({
  id: numero * 10,
  numero,
  nombre,
  descripcion,
  estado: 'Activado',
  planestudio_id: 1,
  cursos_count: 0,
  revision: 1,
  created_at: '',
})
const ciclos = [ciclo(1, 'I'), ciclo(2, 'II', 'Módulo de inicio'), ciclo(3, 'Tercer grado')]
const sinCreditos = { credits: null }
const sinHoras = { horasteoria: 0, horaspractica: 0, horasvirtual: 0 }

it('a cycle is called by its description where that says more', () =>
  expect(mallaDePartes({ cursos: [], ciclos, secciones: [] }).columnas.map(enTitulo)).toEqual([
    'Ciclo I',
    'Módulo de inicio',
    'Tercer grado',
  ]))

describe('totals of a column', () => {
  const columna = (...cursos: CursoDeMalla[]) => mallaDePartes({ cursos, ciclos, secciones: [] }).columnas[0]!
  it.each([
    [
      'credits and hours',
      columna(uno(1, 10), uno(2, 10, { credits: 1.5 })),
      '5,5 cr · 10 h',
      '2 cursos, 5,5 créditos, 10 horas semanales',
    ],
    ['a school counts no credits', columna(uno(1, 10, sinCreditos)), '5 h', '1 curso, 5 horas semanales'],
    ['no hours said', columna(uno(1, 10, sinHoras)), '4 cr', '1 curso, 4 créditos'],
    ['empty', columna(), '', '0 cursos'],
  ])('%s', (_case, c, corto, palabras) =>
    expect([totalesEnCorto(c), totalesEnPalabras(c)]).toEqual([corto, palabras]),
  )
})

it.each([
  [1, ' · se requiere 1 crédito'],
  [1.5, ' · se requieren 1,5 créditos'],
  [12, ' · se requieren 12 créditos'],
  [null, ''],
])('what is required of a section: %j', (creditos, dicho) => expect(loQueSeRequiere(creditos)).toBe(dicho))

it.each([
  ['all three', { horasvirtual: 1 }, '3 horas de teoría, 2 horas de práctica, 1 hora virtual'],
  ['halves', { horasteoria: 1.5, horaspractica: 0 }, '1,5 horas de teoría'],
  ['none', sinHoras, ''],
])('hours of a card in words: %s', (_case, mas, palabras) =>
  expect(horasEnPalabras(uno(1, 10, mas))).toBe(palabras),
)

it.each([
  ['both', {}, 'Matemática', '3 horas de teoría, 2 horas de práctica. Matemática. '],
  ['no area', { horaspractica: 0 }, '', '3 horas de teoría. '],
  ['nothing', sinHoras, '', ''],
])('what is heard of a card before its syllabus: %s', (_case, mas, grupo, palabras) =>
  expect(datosEnPalabras(uno(1, 10, mas), grupo)).toBe(palabras),
)

it('a loop is a problem of each of its courses, a text only of its own', () => {
  const cursos = [
    uno(1, 10, { requisitos: previo(2) }),
    uno(2, 10, { requisitos: previo(1) }),
    uno(3, 20, { requisitos: texto('Otro') }),
  ]
  const problemas = problemasPorCurso({ cursos, ciclos, secciones: [] })
  expect([1, 2, 3].map(id => problemas.get(id)?.map(p => p.tipo))).toEqual([['lazo'], ['lazo'], ['texto']])
})
