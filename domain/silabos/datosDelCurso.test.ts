import { describe, expect, it } from 'vitest'
import { horasPorTipo, lineaDeDatos } from './datosDelCurso.ts'

const horas = (horasteoria: number, horaspractica: number, horasvirtual = 0) => ({
  horasteoria,
  horaspractica,
  horasvirtual,
})

describe('data of a course in words', () => {
  it.each([
    [horas(0, 0), []],
    [horas(3, 2), ['3 de teoría', '2 de práctica']],
    [horas(1, 2, 1), ['1 de teoría', '2 de práctica', '1 virtual']],
    [horas(1.5, 0, 2), ['1,5 de teoría', '2 virtuales']],
  ])('%j', (h, dichas) => {
    expect(horasPorTipo(h)).toEqual(dichas)
  })

  it('in one line, with what there is', () => {
    expect(
      lineaDeDatos(
        { codigo: 'SIS-304', credits: 1, ...horas(3, 0, 1) },
        { antes: ['Ciclo V', null], mas: '16 semanas', requisitos: 'Física' },
      ),
    ).toBe('SIS-304 · Ciclo V · 1 crédito · 3 h de teoría, 1 h virtual · 16 semanas · Prerrequisitos: Física')
    expect(lineaDeDatos({ codigo: null, credits: null, ...horas(0, 0) }, { antes: [], requisitos: '' })).toBe(
      '',
    )
  })
})
