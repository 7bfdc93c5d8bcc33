import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { CartaMedida } from '@malla/contracts/cartas.ts'
import type { Ciclo, Seccion } from '@malla/contracts/ciclos.ts'
import { expect, it } from 'vitest'
import { comoSeVe, dichoDeHerencia, gruposDeCursos, leerSolo } from './cursos.ts'

const curso = (id: number, nombre: string, lugar: Partial<Asignatura>, base = 0) =>
  ({
    id,
    nombre,
    codigo: `MAT${id}`,
    asignatura_id: base,
    ciclo_id: null,
    seccion_id: null,
    ...lugar,
  }) as Asignatura
const medida = (asignatura_id: number, cartas: CartaMedida['cartas'], sumillas: CartaMedida['sumillas']) => ({
  asignatura_id,
  cartas,
  sumillas,
  elementos: 'success' as const,
  silabos: 2,
})
const datos = {
  cursos: [
    curso(1, 'Cálculo I', { ciclo_id: 1 }),
    curso(20, 'Álgebra', { ciclo_id: 1 }, 2),
    curso(3, 'Taller', { seccion_id: 9 }),
  ],
  ciclos: [{ id: 1, nombre: 'I', descripcion: 'Ciclo I' }] as Ciclo[],
  secciones: [{ id: 9, nombre: 'Electivos' }] as Seccion[],
}
const cartas = [medida(1, 'success', 'success'), medida(2, 'warning', 'success')]
const nombres = (opciones?: Parameters<typeof gruposDeCursos>[2]) =>
  gruposDeCursos(datos, cartas, opciones).map(
    g => `${g.nombre}: ${g.cursos.map(c => `${c.nombre} ${c.luz}`).join(', ')}`,
  )

it('a version has the carta of its base; what nobody wrote lacks', () =>
  expect(nombres()).toEqual(['Ciclo I: Cálculo I success, Álgebra warning', 'Electivos: Taller danger']))

it.each([
  ['algebra', ['Ciclo I: Álgebra warning']],
  ['mat3', ['Electivos: Taller danger']],
  ['I cálculo', ['Ciclo I: Cálculo I success']],
  ['taller MAT-3', ['Electivos: Taller danger']],
  ['nada', []],
])('«%s»', (filtro, quedan) => expect(nombres({ filtro })).toEqual(quedan))

it('only what lacks, of the whole or of a part', () => {
  expect(nombres({ solo: 'cartas' })).toEqual(['Ciclo I: Álgebra warning', 'Electivos: Taller danger'])
  expect(nombres({ solo: 'sumillas' })).toEqual(['Electivos: Taller danger'])
  expect(leerSolo('sumillas')).toBe('sumillas')
  expect(leerSolo('otra')).toBeNull()
})

it('two sections of one name are two', () => {
  const secciones = [9, 10].map(id => ({ id, nombre: 'Electivos' })) as Seccion[]
  const cursos = [9, 10].map(seccion_id => curso(seccion_id, 'Taller', { seccion_id }))
  const grupos = gruposDeCursos({ ...datos, cursos, secciones }, cartas)
  expect(grupos.map(g => [g.lugar, g.nombre])).toEqual([
    ['s9', 'Electivos'],
    ['s10', 'Electivos'],
  ])
})

it('who comes back to the list finds it as it was', () => {
  expect(comoSeVe({ solo: 'sumillas', filtro: 'calc' })).toEqual({ solo: 'sumillas', filtro: 'calc' })
  expect(comoSeVe({ solo: 'otra', filtro: '' })).toEqual({})
})

it.each([
  [0, 'Todavía no la hereda ningún sílabo'],
  [1, 'La hereda 1 sílabo'],
  [3, 'La heredan 3 sílabos'],
])('%i syllabi: %s', (n, dicho) => expect(dichoDeHerencia(n)).toBe(dicho))
