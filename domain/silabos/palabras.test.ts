import { expect, it } from 'vitest'
import { lineaDeSeccion } from './palabras.ts'

it.each([
  ['Resultados de aprendizaje', 'el resultado, resultados'],
  ['Competencias', 'la competencia, competencias'],
  ['Capacidad de la unidad didáctica', 'la capacidad, capacidades'],
  ['Capacidades', 'la capacidad, capacidades'],
  ['Indicadores de logro', 'el indicador, indicadores'],
  ['Logros', 'el logro, logros'],
  ['Sesiones de aprendizaje', 'la sesión, sesiones'],
  ['Evaluación', 'la evaluación, evaluaciones'],
])('a line of «%s»: %s', (seccion, dicho) => {
  const { la, singular, plural } = lineaDeSeccion(seccion)
  expect(`${la} ${singular}, ${plural}`).toBe(dicho)
})
