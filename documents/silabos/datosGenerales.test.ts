import { expect, it } from 'vitest'
import type { Ficha } from '../document.ts'
import { hojaDeEjemplo, silaboDeEjemplo } from '../testing/silabo.ts'
import { fichaDe } from './datosGenerales.ts'

it.each([
  ['Universidad', ['Facultad', 'Ciclo', 'Periodo']],
  ['Instituto', ['Área académica', 'Periodo académico', 'Periodo lectivo']],
  ['Colegio', ['Área académica', 'Grado', 'Periodo']],
] as const)('%s: the period of the plan is not called as that of the calendar', (tipo, llama) => {
  const hoja = { ...hojaDeEjemplo, institucion: { ...hojaDeEjemplo.institucion, tipo } }
  const rotulos = (fichaDe(hoja, silaboDeEjemplo) as Ficha).datos.map(d => d.rotulo)
  expect(rotulos.filter(r => /^(Facultad|Área|Ciclo|Grado|Periodo)/.test(r))).toEqual(llama)
  expect(new Set(rotulos).size).toBe(rotulos.length)
})
