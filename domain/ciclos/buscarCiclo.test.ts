import { expect, it } from 'vitest'
import { buscadorDeCiclos } from './buscarCiclo.ts'
import { leerCiclo } from './leerCiclo.ts'

const plan = (...nombres: string[]) =>
  nombres.map((n, i) => {
    const [nombre, descripcion] = n.split(' / ') as [string, string?]
    return { numero: i + 1, nombre, descripcion: descripcion ?? `Ciclo ${nombre}` }
  })
const GRADOS = plan('Tercer grado', 'Cuarto grado', 'Quinto grado')
const CICLOS = plan('V', 'VI')
const DESCRITOS = plan('I / Tercer grado', 'II / Cuarto grado', 'III / Quinto grado')
const POR_ANIOS = plan('I / Primer año', 'II / Primer año', 'III / Segundo año', 'IV / Segundo año')
const NIVELES = plan('Primero de primaria', 'Primero de secundaria')
const EDADES = plan('3 años', '4 años')
const SIN_CIFRA = plan('I', 'II', 'Intensivo')

it.each([
  ['its name', 'tercer GRADO', GRADOS, 1],
  ['its number in another form', '3.° grado', GRADOS, 1],
  ['its number as a word', 'Tercero', GRADOS, 1],
  ['its number, and not the place of another', '3', GRADOS, 1],
  ['a place that no name has', '1', GRADOS, null],
  ['a figure', 'Ciclo V', CICLOS, 1],
  ['a figure that none has', 'Ciclo I', CICLOS, null],
  ['its description', 'Tercer grado', DESCRITOS, 1],
  ['its description in another form', '4.° grado', DESCRITOS, 2],
  ['its name before any description', 'III', DESCRITOS, 3],
  ['its number, where descriptions say two the same', '2', POR_ANIOS, 2],
  ['its number, where descriptions say two the same', 'Ciclo II', POR_ANIOS, 2],
  ['its level', '1.° de secundaria', NIVELES, 2],
  ['the first of two levels', '1.° grado', NIVELES, 1],
  ['an age', 'Inicial 4 años', EDADES, 2],
  ['an age by its figure', '4', EDADES, 2],
  ['a figure that is none of the ages', '1', EDADES, null],
  ['a grade where there are ages', '1.er grado', EDADES, null],
  ['an age where there are grades', '3 años', GRADOS, null],
  ['its place, where its name is no number and the others agree', '3', SIN_CIFRA, 3],
  ['its place, where no name is a number', 'Segundo', plan('Inicial', 'Avanzado'), 2],
  ['what nobody can read', 'Electivo', SIN_CIFRA, null],
  ['no plan', '1', [], null],
])('a cycle by %s: «%s»', (_case, escrito, ciclos, numero) =>
  expect(buscadorDeCiclos(ciclos)(escrito, leerCiclo(escrito))?.numero ?? null).toBe(numero),
)
