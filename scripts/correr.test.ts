import { expect, it } from 'vitest'
import { conRepeticion, decirFallas, leerInforme, type Resultado } from './correr.ts'

const prueba = (file: string, name: string, status: Resultado['status'], message = ''): Resultado => ({
  file,
  name,
  status,
  message,
})

it('a report tells each test, and a file that did not load as one failure', () => {
  const informe = {
    testResults: [
      {
        name: '/casa/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'suma', status: 'passed' },
          { fullName: 'resta', status: 'failed', failureMessages: ['Error: 2'] },
          { fullName: 'luego', status: 'todo' },
        ],
      },
      { name: '/casa/b.test.ts', status: 'failed', message: 'no existe', assertionResults: [] },
    ],
  }
  expect(leerInforme(JSON.stringify(informe), '/casa')).toEqual([
    prueba('a.test.ts', 'suma', 'passed'),
    prueba('a.test.ts', 'resta', 'failed', 'Error: 2'),
    prueba('a.test.ts', 'luego', 'skipped'),
    prueba('b.test.ts', '', 'failed', 'no existe'),
  ])
})

it('what fails twice has failed; what passes the second time is told', () => {
  const primera = [
    prueba('a.test.ts', 'uno', 'passed'),
    prueba('a.test.ts', 'dos', 'failed', 'tarde'),
    prueba('b.test.ts', 'tres', 'failed', 'mal'),
  ]
  const segunda = [
    prueba('a.test.ts', 'uno', 'passed'),
    prueba('a.test.ts', 'dos', 'passed'),
    prueba('b.test.ts', 'tres', 'failed', 'mal otra vez'),
  ]
  const { resultados, inestables } = conRepeticion(primera, segunda)
  expect(resultados.map(r => r.status)).toEqual(['passed', 'passed', 'failed'])
  expect(inestables.map(r => r.name)).toEqual(['dos'])
  expect(decirFallas({ resultados, inestables, isRota: false })).toEqual([
    '~ pasó a la segunda: a.test.ts › dos\n    tarde',
    '✗ b.test.ts › tres\n    mal otra vez',
  ])
})

it('of a file that loads only the second time the tests count', () => {
  const primera = [prueba('a.test.ts', '', 'failed', 'puerto ocupado')]
  const { resultados, inestables } = conRepeticion(primera, [prueba('a.test.ts', 'uno', 'passed')])
  expect(resultados).toEqual([prueba('a.test.ts', 'uno', 'passed')])
  expect(inestables).toHaveLength(1)
})

it('of a file whose preparation failed no test is counted twice', () => {
  const primera = [
    prueba('a.test.ts', 'uno', 'skipped'),
    prueba('a.test.ts', 'dos', 'passed'),
    prueba('a.test.ts', '', 'failed', 'sin base de datos'),
  ]
  const segunda = [prueba('a.test.ts', 'uno', 'passed'), prueba('a.test.ts', 'dos', 'passed')]
  const { resultados, inestables } = conRepeticion(primera, segunda)
  expect(resultados).toEqual(segunda)
  expect(inestables.map(r => r.message)).toEqual(['sin base de datos'])
})

it('a test that is gone in the second run has failed', () => {
  const primera = [prueba('a.test.ts', 'uno', 'failed'), prueba('a.test.ts', 'dos', 'passed')]
  const { resultados } = conRepeticion(primera, [prueba('a.test.ts', 'dos', 'passed')])
  expect(resultados.map(r => r.status)).toEqual(['failed', 'passed'])
})

it('what a program said before it ended is told, and no stack', () => {
  const message =
    'Error: Ended (1) without saying /lista/:\nNo hay sitio\n\n    at says (a.ts:1:2)\nen el disco'
  const resultados = [prueba('a.test.ts', 'uno', 'failed', message)]
  expect(decirFallas({ resultados, inestables: [], isRota: false })).toEqual([
    '✗ a.test.ts › uno\n    Error: Ended (1) without saying /lista/:\n    No hay sitio\n    en el disco',
  ])
})
