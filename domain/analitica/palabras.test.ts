import { describe, expect, it } from 'vitest'
import { palabrasDeTipo } from '../empresas/palabras.ts'
import { type Comparable, cifrasComparadas, diferenciasEnPalabras } from './comparar.ts'
import {
  distanciaEnPalabras,
  enCiclos,
  escribirMedida,
  fraseDe,
  isMedida,
  lazoEnPalabras,
  type Medida,
  repartoEnPalabras,
} from './palabras.ts'

const instituto = palabrasDeTipo('Instituto')

describe('measures in words', () => {
  it.each([
    ['bloqueo', 0, 'Ningún curso espera a que se apruebe.'],
    ['bloqueo', 1, 'Quien no lo aprueba no puede llevar 1 curso.'],
    ['bloqueo', 12, 'Quien no lo aprueba no puede llevar 12 cursos.'],
    ['demora', 1, 'No forma parte de ninguna cadena de requisitos.'],
    ['demora', 6, 'La cadena más larga que pasa por él tiene 6 cursos.'],
    ['centralidad', 12800, 'Los caminos que pasan a través de él suman 12\u00a0800 cursos.'],
    ['centralidad', 1.2e12, 'Los caminos que pasan a través de él suman 1,2 billones de cursos.'],
    ['complejidad', 9, 'Su bloqueo más su demora.'],
  ] as [Medida, number, string][])('%s of %d', (medida, n, frase) => expect(fraseDe(medida, n)).toBe(frase))

  it('a loop says whether its courses are asked for one after another or at once', () => {
    const nombre = (id: number) => `Curso ${id}`
    expect(lazoEnPalabras({ cursos: [1, 2], juntos: false }, nombre)).toBe(
      'Los requisitos forman un círculo: Curso 1 requiere Curso 2, que requiere Curso 1.',
    )
    expect(lazoEnPalabras({ cursos: [1, 2], juntos: true }, nombre)).toBe(
      'Curso 1 y Curso 2 se piden unos a otros a la vez.',
    )
  })

  it.each([
    ['bloqueo', 0, 'Ninguna unidad didáctica espera a que se apruebe.'],
    ['bloqueo', 1, 'Quien no la aprueba no puede llevar 1 unidad didáctica.'],
    ['demora', 6, 'La cadena más larga que pasa por ella tiene 6 unidades didácticas.'],
    [
      'centralidad',
      0,
      'Ningún camino pasa a través de ella: comienza o termina su cadena, o está fuera de ellas.',
    ],
    [
      'centralidad',
      1.2e12,
      'Los caminos que pasan a través de ella suman 1,2 billones de unidades didácticas.',
    ],
  ] as [Medida, number, string][])('in an institute, %s of %d', (medida, n, frase) =>
    expect(fraseDe(medida, n, 'semestre', instituto)).toBe(frase),
  )

  it('in an institute they ask for each other in the feminine, and lie periods apart', () => {
    expect(lazoEnPalabras({ cursos: [1, 2], juntos: true }, id => `UD ${id}`, instituto)).toBe(
      'UD 1 y UD 2 se piden unas a otras a la vez.',
    )
    expect([enCiclos(1, instituto), enCiclos(1.4, instituto)]).toEqual(['1 periodo', '1,4 periodos'])
  })

  it('how even cycles are', () =>
    expect(repartoEnPalabras({ media: 21.3, desviacion: 1.8, menor: 18, mayor: 24 }, 'horas')).toBe(
      '21,3 horas semanales por ciclo en promedio, entre 18 y 24; desviación de 1,8',
    ))

  it('a quarter says its two thirds', () =>
    expect(fraseDe('complejidad', 7.3, 'trimestre')).toMatch(/Dos tercios/))

  it.each([
    [7.3, '7,3'],
    [1234, '1234'],
    [12800, '12\u00a0800'],
    [2.2e13, '22 billones'],
    [1e12, '1 billón'],
    [3e15, 'más de 1000 billones'],
  ])('%d is written %s', (n, escrito) => expect(escribirMedida(n)).toBe(escrito))

  it.each([
    [0, 'en el mismo ciclo'],
    [1, '1 ciclo antes'],
    [3, '3 ciclos antes'],
    [-1, '1 ciclo después'],
  ])('distance %d', (ciclos, dicho) => expect(distanciaEnPalabras(ciclos)).toBe(dicho))

  it('a distance is told in the words of the institution', () =>
    expect([0, 1, 3].map(n => distanciaEnPalabras(n, palabrasDeTipo('Colegio')))).toEqual([
      'en el mismo grado',
      '1 grado antes',
      '3 grados antes',
    ]))

  it.each([
    [1, '1 ciclo'],
    [1.04, '1 ciclo'],
    [1.4, '1,4 ciclos'],
    [0, '0 ciclos'],
  ])('a mean distance of %d', (n, dicho) => expect(enCiclos(n)).toBe(dicho))

  it('knows a measure by its name', () =>
    expect([isMedida('demora'), isMedida('area')]).toEqual([true, false]))
})

const plan = (
  complejidad: number,
  cadena: number,
  desviacion: number,
  mas: Partial<Comparable> = {},
): Comparable => ({
  periodicidad: 'semestre',
  total: { bloqueo: 0, demora: 0, centralidad: 0, complejidad },
  cadena: Array.from({ length: cadena }, (_, i) => i),
  redundantes: [],
  unidad: 'creditos',
  dispersion: { media: 20, desviacion, menor: 18, mayor: 22 },
  distancia: { media: 1.4, mayor: 3 },
  lazos: [],
  cursos: [1, 2],
  ...mas,
})

describe('two plans in words', () => {
  it('says what goes down and what stays', () => {
    const despues = plan(380, 7, 1.2, { distancia: { media: 1.1, mayor: 2 } })
    expect(
      diferenciasEnPalabras(
        plan(412, 9, 2.3, { redundantes: [{ de: 1, a: 3, por: 2, modo: 'previo' }] }),
        despues,
      ),
    ).toEqual([
      'La complejidad estructural baja de 412 a 380, un 8 %.',
      'La cadena más larga se acorta de 9 a 7 cursos.',
      'Los ciclos quedan más parejos en créditos: la desviación pasa de 2,3 a 1,2.',
      'Los requisitos redundantes bajan de 1 a 0.',
      'Los requisitos están a menos ciclos de distancia: 1,1 en promedio, en vez de 1,4.',
    ])
  })
  it('of equal plans says that they are', () => {
    expect(diferenciasEnPalabras(plan(10, 3, 1), plan(10, 3, 1))).toEqual([
      'La complejidad estructural es la misma: 10.',
      'La cadena más larga tiene en ambos 3 cursos.',
      'Los ciclos reparten igual sus créditos: desviación de 1.',
    ])
  })
  it('in an institute both sentences and figures have its words', () => {
    const [antes, despues] = [plan(10, 3, 1), plan(12, 4, 2, { distancia: { media: 1.1, mayor: 2 } })]
    const dicho = [
      ...diferenciasEnPalabras(antes, despues, instituto),
      ...cifrasComparadas(antes, despues, instituto).map(c => c.nombre),
    ]
    expect(dicho).toEqual(
      expect.arrayContaining([
        'La cadena más larga se alarga de 3 a 4 unidades didácticas.',
        'Los periodos quedan menos parejos en créditos: la desviación pasa de 1 a 2.',
        'Los requisitos están a menos periodos de distancia: 1,1 en promedio, en vez de 1,4.',
        'Unidades didácticas',
        'Complejidad por unidad didáctica',
        'Cadena más larga, en unidades didácticas',
        'Carga media por periodo',
        'Desviación entre periodos',
        'Distancia media de los requisitos, en periodos',
      ]),
    )
    expect(dicho.join(' ')).not.toMatch(/curso|ciclo/i)
  })
  it('loops and terms are told', () => {
    expect(
      diferenciasEnPalabras(
        plan(0, 1, 1, { lazos: [{ cursos: [1], juntos: false }] }),
        plan(5, 1, 1, { periodicidad: 'trimestre' }),
      ),
    ).toEqual(
      expect.arrayContaining([
        'La complejidad estructural sube de 0 a 5.',
        'El segundo plan ya no tiene círculos de requisitos.',
        expect.stringContaining('trimestres'),
      ]),
    )
  })
  it('sets every figure beside its like', () => {
    const cifras = cifrasComparadas(plan(10, 3, 1), plan(12, 3, 1, { dispersion: null, cursos: [] }))
    expect(cifras.find(c => c.nombre === 'Complejidad por curso')).toMatchObject({ antes: 5, despues: null })
    expect(cifras.find(c => c.nombre === 'Desviación entre ciclos')).toMatchObject({
      antes: 1,
      despues: null,
    })
  })
})
