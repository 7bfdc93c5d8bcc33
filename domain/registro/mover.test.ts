import { expect, it } from 'vitest'
import { cambio } from './testing/lectura.ts'

/** Where a course of this cycle or section is put. */
const movida = (antes: Record<string, unknown>, despues: Record<string, unknown>): string =>
  cambio('asignatura.updated', 1, antes, despues)
const enCiclo = { ciclo_id: 2, seccion_id: null }
const enElectivos = { ciclo_id: null, seccion_id: 4 }
const enIdiomas = { ciclo_id: null, seccion_id: 5 }
const enTalleres = { ciclo_id: null, seccion_id: 6 }

it.each<[string, string]>([
  [movida(enCiclo, enElectivos), 'del ciclo II a la sección Electivos A'],
  [movida(enCiclo, enIdiomas), 'del ciclo II a la Sección de Idiomas'],
  [movida(enIdiomas, enCiclo), 'de la Sección de Idiomas al ciclo II'],
  [movida(enElectivos, enIdiomas), 'de la sección Electivos A a la Sección de Idiomas'],
  [movida(enIdiomas, enElectivos), 'de la Sección de Idiomas a la sección Electivos A'],
  // However the name is typed; a longer word is none.
  [movida(enCiclo, enTalleres), 'del ciclo II a la SECCION Talleres'],
  [movida(enCiclo, { ciclo_id: null, seccion_id: 7 }), 'del ciclo II a la sección Seccionados'],
])('%s', (dicha, esperada) => expect(dicha).toBe(`Ana Ruiz movió Cálculo I ${esperada}`))
