import { describe, expect, it } from 'vitest'
import { curso, dice, H, leer } from '../../../testing/hojaDeCursos.ts'

describe('a tidy file', () => {
  it('is read whole', async () => {
    const { filas, errores, avisos } = await leer([H, curso()])
    expect([errores, avisos]).toEqual([[], []])
    expect(filas).toEqual([
      {
        fila: 2,
        codigo: '0021',
        nombre: 'Cálculo',
        ciclo: { numero: 1, texto: 'I' },
        seccion: null,
        credits: 4,
        horasteoria: 3,
        horaspractica: 2,
        horasvirtual: 0,
        horasvirtualteoria: 0,
        horasvirtualpractica: 0,
        requisitos: 'FIS-100',
        area: 'Ciencias',
        tipo: 'Obligatorio',
        tipologia: 'Taller',
        tipoestudio: null,
        modalidad: null,
      },
    ])
  })

  it('of electives has sections', async () => {
    const { filas, errores } = await leer(
      [
        ['NOMBRE', 'Sección'],
        ['Robótica', 'Electivos A'],
      ],
      { electivos: true },
    )
    expect(errores).toEqual([])
    expect(filas[0]).toMatchObject({ nombre: 'Robótica', seccion: 'Electivos A', ciclo: null })
  })

  it('may have the columns of the regulator', async () => {
    const { filas } = await leer([
      ['NOMBRE', 'CICLO', 'TIPO DE ESTUDIOS', 'MODALIDAD', 'HORAS VIRTUAL TEORIA', 'HORAS VIRTUAL PRACTICA'],
      ['Robótica', 'I', 'Específico', 'Semipresencial', 1, 0.5],
    ])
    expect(filas[0]).toMatchObject({
      tipoestudio: 'especifico',
      modalidad: 'semipresencial',
      horasvirtual: 1.5,
      horasvirtualteoria: 1,
      horasvirtualpractica: 0.5,
    })
  })

  it('knows the names of the plan’s cycles before anything else', async () => {
    const existentes = {
      ciclos: [
        { numero: 7, nombre: 'Preparatorio' },
        { numero: 9, nombre: '2' },
      ],
    }
    const { filas } = await leer([H, curso({ 2: 'PREPARATORIO' }), curso({ 2: '2' }), curso({ 2: '3' })], {
      existentes,
    })
    expect(filas.map(f => f.ciclo?.numero)).toEqual([7, 9, 3])
  })

  it.each([
    [
      'grades that do not begin with the first',
      ['Tercer grado', 'Cuarto grado', 'Quinto grado'],
      ['3.° grado', 'Tercero', 'Tercer grado', '5', '1.er grado', 'Primero'],
      [1, 1, 1, 3, 4, 4],
    ],
    ['cycles named by later figures', ['V', 'VI'], ['Ciclo V', '6', 'VII', 'I'], [1, 2, 7, 8]],
    ['ages', ['3 años', '4 años'], ['Inicial 4 años', '5 AÑOS', '3 años'], [2, 3, 1]],
  ])('finds the cycles of a plan by the numbers in their names: %s', async (_, plan, escritos, numeros) => {
    const ciclos = plan.map((nombre, i) => ({ numero: i + 1, nombre, descripcion: nombre }))
    const { filas, errores } = await leer([H, ...escritos.map(c => curso({ 2: c }))], {
      existentes: { ciclos },
    })
    expect(errores).toEqual([])
    expect(filas.map(f => f.ciclo?.numero)).toEqual(numeros)
  })

  it('of Inicial has ages for grades, numbered as they come', async () => {
    const escritos = ['3 años', '4 años', 'INICIAL 5 AÑOS', '3 AÑOS']
    const { filas, errores } = await leer([H, ...escritos.map(c => curso({ 2: c }))])
    expect(errores).toEqual([])
    expect(filas.map(f => f.ciclo)).toEqual([
      { numero: 1, texto: '3 años' },
      { numero: 2, texto: '4 años' },
      { numero: 3, texto: 'INICIAL 5 AÑOS' },
      { numero: 1, texto: '3 AÑOS' },
    ])
  })

  it.each([
    ['the figure first', ['3', '3 años', '4 años', '4'], [3, 3, 4, 4]],
    ['the age first', ['4 AÑOS', '4', '3', 'Inicial 3 años'], [1, 1, 3, 3]],
    ['a single year, and a name that only counts', ['1', '1 año', 'Ciclo 1'], [1, 1, 1]],
  ])('a figure and the age of that figure are one cycle: %s', async (_, escritos, numeros) => {
    const { filas, errores } = await leer([H, ...escritos.map(c => curso({ 2: c }))])
    expect(errores).toEqual([])
    expect(filas.map(f => f.ciclo?.numero)).toEqual(numeros)
  })

  it('over a plan of ages makes none of what is no age, and says so in each row', async () => {
    const ciclos = ['3 años', '4 años', '5 años'].map((nombre, i) => ({ numero: i + 1, nombre }))
    const { errores } = await leer(
      [
        H,
        ...['1', '2', '3', '5 años', '2 años', '1 año', 'Ciclo II', '1.er grado'].map(c => curso({ 2: c })),
      ],
      { existentes: { ciclos } },
    )
    const motivo =
      'Los ciclos de este plan son edades y no se sabe cuál es este: escríbala completa, como «3 años».'
    expect(errores.map(dice)).toEqual([
      `2 C (CICLO) «1» ${motivo}`,
      `3 C (CICLO) «2» ${motivo}`,
      `8 C (CICLO) «Ciclo II» ${motivo}`,
      `9 C (CICLO) «1.er grado» ${motivo}`,
    ])
  })

  it('below a title of what is no age says so too', async () => {
    const ciclos = [{ numero: 1, nombre: '3 años' }]
    const { errores } = await leer([H, ['', '', 'CICLO II'], curso({ 2: '' })], { existentes: { ciclos } })
    expect(errores.map(e => [e.fila, e.motivo])).toEqual([
      [3, expect.stringMatching(/^Los ciclos de este plan son edades/)],
    ])
  })

  it('of a full plan brings no further cycle', async () => {
    const ciclos = Array.from({ length: 20 }, (_, i) => ({ numero: i + 1, nombre: `Grupo de ${i} alumnos` }))
    const { errores } = await leer([H, curso({ 2: '3 años' })], { existentes: { ciclos } })
    expect(errores.map(dice)).toEqual([
      '2 C (CICLO) «3 años» Un plan puede tener 20 ciclos como máximo, y este ya los tiene.',
    ])
  })

  it('has 120 courses, half credits and names of 255 letters', async () => {
    const names = Array.from({ length: 120 }, (_, i) => `${i} ${'ñ'.repeat(255)}`.slice(0, 255))
    const { filas, errores } = await leer([
      H,
      ...names.map((n, i) => curso({ 0: `C${i}`, 1: n, 2: String((i % 12) + 1), 3: 1.5 })),
    ])
    expect(errores).toEqual([])
    expect(filas).toHaveLength(120)
    expect(filas.every((f, i) => f.nombre === names[i] && f.credits === 1.5)).toBe(true)
  })
})
