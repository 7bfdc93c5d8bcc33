import { describe, expect, it } from 'vitest'
import { procesadorMs } from '../testing/procesador.ts'
import { huellaDe, MAS_PARES, PARECIDO, parecidasA, parecido, paresParecidos } from './parecidas.ts'

const de = (a: string, b: string): number => parecido(huellaDe(a), huellaDe(b))

describe('near duplicates', () => {
  it.each([
    ['the same', 'Diseña redes de datos', 'Diseña redes de datos', true],
    ['case, accents, signs', 'Evalúa proyectos de inversión.', 'EVALUA PROYECTOS DE INVERSION', true],
    [
      'another form of the verb',
      'Diseña sistemas de información para organizaciones',
      'Diseñar sistemas de información en las organizaciones',
      true,
    ],
    [
      'singular and plural',
      'Formula proyectos de investigación',
      'Formula un proyecto de investigación',
      true,
    ],
    ['another action', 'Diseña redes de datos seguras', 'Evalúa redes de datos seguras', false],
    ['another object', 'Diseña redes de datos', 'Diseña puentes de acero', false],
    ['nothing in common', 'Diseña redes', 'Trabaja en equipo con respeto', false],
    ['nothing at all', '', '', false],
    ['only a verb', 'Diseña', 'Diseña', false],
  ])('%s', (_case, a, b, si) => expect(de(a, b) >= PARECIDO).toBe(si))

  it('is the same both ways', () => {
    const [a, b] = ['Diseña redes de datos', 'Diseñar una red de datos']
    expect(de(a!, b!)).toBe(de(b!, a!))
  })

  it('finds those of a plan, the likest first', () => {
    const plan = ['Diseña redes de datos', 'Diseña puentes', 'Diseña una red de datos nueva'].map(nombre => ({
      nombre,
    }))
    const conHuella = plan.map(c => ({ ...c, huella: huellaDe(c.nombre) }))
    expect(parecidasA('Diseñar redes de datos', conHuella)).toEqual([conHuella[0], conHuella[2]])
    expect(paresParecidos(plan).pares.map(p => [p.una, p.otra])).toEqual([[plan[0], plan[2]]])
  })

  it('pairs are those that each two would be', () => {
    const plan = [
      'Diseña redes',
      'Diseñar una red',
      'Evalúa redes',
      'Formula proyectos',
      'Formular un proyecto',
      '',
    ].map(nombre => ({ nombre }))
    const uno = plan.flatMap((una, i) =>
      plan
        .slice(i + 1)
        .filter(otra => de(una.nombre, otra.nombre) >= PARECIDO)
        .map(otra => [una, otra]),
    )
    const pares = paresParecidos(plan).pares.map(p => [p.una, p.otra])
    expect(pares).toHaveLength(uno.length)
    expect(pares).toEqual(expect.arrayContaining(uno))
  })

  it('of many that say the same the likest pairs are kept, and all are counted', () => {
    const casi = Array.from({ length: 40 }, (_, i) => ({
      nombre: `Diseña redes de datos seguras del tipo ${'ABCDE'[i % 5]}${i}`,
    }))
    const iguales = [{ nombre: 'Formula proyectos sociales' }, { nombre: 'Formula proyectos sociales' }]
    const { pares, total } = paresParecidos([...casi, ...iguales])
    expect([pares.length, total]).toEqual([MAS_PARES, (40 * 39) / 2 + 1])
    const todos = casi.flatMap((una, i) => casi.slice(i + 1).map(otra => de(una.nombre, otra.nombre)))
    const mejores = [1, ...todos].sort((a, b) => b - a).slice(0, MAS_PARES)
    expect(pares.map(p => p.parecido)).toEqual(mejores)
  })

  it('a plan of 300 is compared at once', () => {
    const cosas = ['redes', 'puentes', 'vacunas', 'novelas', 'contratos', 'motores']
    const todas = Array.from({ length: 300 }, (_, i) => ({
      nombre: `Diseña ${cosas[i % 6]} número ${i} para la región ${i * 7919} según normas vigentes de ${cosas[(i * 5 + 1) % 6]}`,
    }))
    const tiempos = Array.from({ length: 5 }, () => {
      const inicio = procesadorMs()
      paresParecidos(todas)
      return procesadorMs() - inicio
    })
    // Whatever else runs meanwhile: the best of them.
    expect(Math.min(...tiempos)).toBeLessThan(10_000)
  })
})
