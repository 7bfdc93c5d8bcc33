import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { medirSilabo } from './completo.ts'
import type { ContenidoDeCarta, ContenidoDeSilabo, LineaDeEvaluacion, Unidad } from './contenido.ts'
import { ESTRUCTURA_INICIAL, type EstructuraDeSilabo } from './estructura.ts'
import { estructurasListas } from './estructurasListas.ts'
import type { SilaboMedible } from './faltas.ts'
import { referenciaNueva } from './referencia.ts'
import { insertarUnidad, quitarSemana, renumerar } from './semanas.ts'
import { unidadesDe } from './silabosDePrueba.ts'

const curso = { horasteoria: 3, horaspractica: 2, horasvirtual: 0 }
const linea = (nombre: string, peso: number | null): LineaDeEvaluacion => ({
  id: nombre,
  nombre,
  instrumento: '',
  peso,
  unidad_id: null,
})
const lineas = [linea('Prácticas', 40), linea('Proyecto', 30), linea('Examen final', 30)]

const entero: ContenidoDeSilabo = {
  resultados: [{ id: 'r1', competencia_id: null, texto: '<p>Modela.</p>' }],
  unidadesaprendizaje: unidadesDe('a:1,2,3,4,5 b:6,7,8,9,10,11 c:12,13,14,15,16'),
  metodologia: '<p>Taller.</p>',
  evaluacion: { lineas, texto: '' },
  bibliografia: [{ ...referenciaNueva('b1'), titulo: 'Bases de datos' }],
}

const silabo = (
  cambio: ContenidoDeSilabo = {},
  estructura: Partial<EstructuraDeSilabo> = {},
): SilaboMedible => ({
  estructura: { ...ESTRUCTURA_INICIAL, ...estructura },
  carta: { sumilla: '<p>Asignatura de especialidad.</p>' },
  contenido: { ...entero, ...cambio },
  curso,
})

const sinContenidos = (...numeros: number[]): Unidad[] =>
  entero.unidadesaprendizaje!.map(u => ({
    ...u,
    semanas: u.semanas.map(s => (numeros.includes(s.numero) ? { ...s, contenidos: '<p></p>' } : s)),
  }))

const dicho = (s: SilaboMedible) => medirSilabo(s).faltas.map(f => `${f.clave} ${f.donde ?? '–'} ${f.texto}`)

it('a whole syllabus lacks nothing', () =>
  expect(medirSilabo(silabo())).toMatchObject({
    isCompletado: 3,
    faltas: [],
    completas: 9,
    total: 9,
    resumen: 'No falta nada.',
  }))

describe('what the carta says of a section already', () => {
  const sin = (clave: 'competencias' | 'bibliografia', carta: ContenidoDeCarta) => {
    const { [clave]: _quitada, ...resto } = entero
    const estructura = {
      ...ESTRUCTURA_INICIAL,
      secciones: ESTRUCTURA_INICIAL.secciones.map(s => (s.clave === clave ? { ...s, requerida: true } : s)),
    }
    const medido = silabo()
    return medirSilabo({ ...medido, estructura, contenido: resto, carta: { ...medido.carta, ...carta } })
  }
  const linea = { id: 'l', competencia_id: 4, texto: '<p>Modela datos.</p>' }
  it.each<['competencias' | 'bibliografia', ContenidoDeCarta]>([
    ['competencias', { cartaCompetencias: [linea] }],
    ['bibliografia', { cartaBibliografia: [{ ...referenciaNueva('r'), titulo: 'Fundamentos' }] }],
  ])('lacks no more: %s', (clave, carta) => {
    expect(sin(clave, {}).faltas.map(f => f.clave)).toEqual([clave])
    expect(sin(clave, carta)).toMatchObject({ isCompletado: 3, faltas: [] })
  })
  it('is nobody’s work: a syllabus with nothing else is not begun', () => {
    const { estructura, curso, carta } = silabo()
    const conCarta = { ...carta, cartaCompetencias: [linea] }
    expect(medirSilabo({ estructura, curso, carta: conCarta, contenido: {} }).isCompletado).toBe(1)
  })
})

describe('what lacks, and where', () => {
  const unidades = entero.unidadesaprendizaje!
  it.each<[string, ContenidoDeSilabo, string[]]>([
    ['a week', { unidadesaprendizaje: sinContenidos(9) }, ['unidadesaprendizaje 9 Semana 9: sin contenidos']],
    [
      'a unit without weeks',
      { unidadesaprendizaje: insertarUnidad(unidades, 9, { id: 'd', nombre: 'Cierre' }) },
      [
        'unidadesaprendizaje d Unidad 4: sin resultado de aprendizaje',
        'unidadesaprendizaje d Unidad 4: sin semanas',
      ],
    ],
    [
      'a unit without name',
      { unidadesaprendizaje: unidades.map(u => (u.id === 'b' ? { ...u, nombre: ' ' } : u)) },
      ['unidadesaprendizaje b Unidad 2: sin nombre'],
    ],
    [
      'weeks of the period',
      { unidadesaprendizaje: quitarSemana(unidades, '16') },
      ['unidadesaprendizaje c Por añadir: 1 semana; hay 15 de 16'],
    ],
    [
      'weeks beyond the period',
      { unidadesaprendizaje: [...unidades, ...renumerar(unidadesDe('d:17,18'))] },
      ['unidadesaprendizaje d De más: 2 semanas; son 16'],
    ],
    [
      'hours',
      {
        unidadesaprendizaje: unidades.map(u => ({
          ...u,
          semanas: u.semanas.map(s => (s.id === '1' ? { ...s, horas: 4.5 } : s)),
        })),
      },
      ['unidadesaprendizaje c Por distribuir: 0,5 horas de 80'],
    ],
    [
      'too many hours',
      {
        unidadesaprendizaje: unidades.map(u => ({
          ...u,
          semanas: u.semanas.map(s => (s.id === '1' ? { ...s, horas: 6 } : s)),
        })),
      },
      ['unidadesaprendizaje c De más: 1 hora; son 80'],
    ],
    ['no unit', { unidadesaprendizaje: [] }, ['unidadesaprendizaje – Programación: por escribir']],
    [
      'weight',
      { evaluacion: { lineas: [lineas[0]!, lineas[1]!, linea('Examen final', 20)], texto: '' } },
      ['evaluacion – Falta asignar 10 % de la evaluación'],
    ],
    [
      'too much weight',
      { evaluacion: { lineas: [...lineas, linea('Otra', 2.5)], texto: '' } },
      ['evaluacion – Los pesos de la evaluación pasan de 100 % en 2,5 %'],
    ],
    [
      'a line without its weight, beside what is to be assigned',
      { evaluacion: { lineas: [lineas[0]!, linea('Examen final', null)], texto: '' } },
      [
        'evaluacion Examen final Evaluación: «Examen final» está sin peso',
        'evaluacion – Falta asignar 60 % de la evaluación',
      ],
    ],
    [
      'a line of the evaluation',
      { evaluacion: { lineas: [...lineas, linea('Otra', null), linea('', null)], texto: '' } },
      [
        'evaluacion Otra Evaluación: «Otra» está sin peso',
        'evaluacion  Evaluación: la línea 5 está sin nombre ni peso',
      ],
    ],
    [
      'an evaluation of words alone',
      { evaluacion: { lineas: [], texto: '<p>PF</p>' } },
      ['evaluacion – Falta asignar 100 % de la evaluación'],
    ],
    ['a text', { metodologia: '<p> </p>' }, ['metodologia – Metodología: por escribir']],
    [
      'a line',
      { resultados: [...entero.resultados!, { id: 'r2', competencia_id: null, texto: '' }] },
      ['resultados r2 Resultados de aprendizaje: falta completar la línea 2'],
    ],
    [
      'a reference',
      { bibliografia: [{ ...referenciaNueva('b1'), autores: 'Date, C.' }] },
      ['bibliografia b1 Bibliografía: falta completar la línea 1'],
    ],
    [
      'an optional section that was begun',
      {
        anexos: [
          { id: 'x', nombre: 'Rúbrica', texto: '' },
          { id: 'y', nombre: '', texto: '' },
        ],
      },
      ['anexos y Anexos: falta completar la línea 2'],
    ],
    ['an optional section with nothing', { anexos: [], investigacionFormativa: '' }, []],
  ])('%s', (_case, cambio, esperado) => expect(dicho(silabo(cambio))).toEqual(esperado))

  it('the sumilla lacks in the carta', () =>
    expect(dicho({ ...silabo(), carta: {} })).toEqual(['sumilla – Sumilla: falta en la carta descriptiva']))

  it('a course without hours has none to give out', () =>
    expect(dicho({ ...silabo(), curso: { horasteoria: 0, horaspractica: 0, horasvirtual: 0 } })).toEqual([]))

  it('more columns may be required', () => {
    const columnas = ESTRUCTURA_INICIAL.columnas.map(c => ({ ...c, requerida: c.clave !== 'resultado' }))
    expect(dicho(silabo({ unidadesaprendizaje: sinContenidos(1) }, { columnas }))[0]).toBe(
      'unidadesaprendizaje 1 Semana 1: sin contenidos, actividades, recursos ni evidencia',
    )
  })

  it('a text of the institution is enough for a section of text, and for no other', () => {
    const secciones = ESTRUCTURA_INICIAL.secciones.map(s => ({ ...s, textoFijo: '<p>Reglamento</p>' }))
    expect(dicho(silabo({ metodologia: '', evaluacion: { lineas: [], texto: '' } }, { secciones }))).toEqual([
      'evaluacion – Evaluación: por escribir',
    ])
  })
})

describe('in one sentence', () => {
  const todo: ContenidoDeSilabo = {
    unidadesaprendizaje: sinContenidos(12, 13, 14, 15),
    evaluacion: { lineas: lineas.slice(0, 2).concat(linea('Examen', 20)), texto: '' },
  }
  it.each<[string, SilaboMedible, string]>([
    ['the picture', silabo(todo), 'Falta: contenidos de 4 semanas de la unidad 3 y 10 % de evaluación.'],
    [
      'one week',
      silabo({ unidadesaprendizaje: sinContenidos(9) }),
      'Falta: contenidos de 1 semana de la unidad 2.',
    ],
    [
      'five things are all named',
      silabo({ ...todo, metodologia: '', bibliografia: [], resultados: [] }),
      'Falta: resultados de aprendizaje, contenidos de 4 semanas de la unidad 3, metodología, 10 % de evaluación y bibliografía.',
    ],
    [
      'more are counted',
      { ...silabo({ ...todo, metodologia: '', bibliografia: [], resultados: [] }), carta: {} },
      'Falta: sumilla, resultados de aprendizaje, contenidos de 4 semanas de la unidad 3, metodología y 2 cosas más.',
    ],
    [
      'weights and weeks that are too many are to be taken away',
      silabo(
        {
          evaluacion: { lineas: [...lineas, linea('Otra', 2.5)], texto: '' },
        },
        { semanas: 15 },
      ),
      'Falta: quitar 1 semana y quitar 2,5 % de evaluación.',
    ],
    [
      'units of another name',
      silabo(
        { unidadesaprendizaje: [...unidadesDe('a:1 b:')] },
        { unidad: { singular: 'módulo', plural: 'módulos', genero: 'm' }, semanas: 1 },
      ),
      'Falta: las semanas del módulo 2.',
    ],
  ])('%s', (_case, s, esperado) => expect(medirSilabo(s).resumen).toBe(esperado))
})

describe('lights', () => {
  it('count units in place of their section, and optional sections once begun (the picture: 7 of 10)', () => {
    const unidadesaprendizaje = sinContenidos(9, 12, 13, 14, 15, 16).map(u =>
      u.id === 'c' ? { ...u, resultado: '' } : u,
    )
    const m = medirSilabo(
      silabo({
        unidadesaprendizaje,
        evaluacion: { lineas: lineas.slice(0, 2), texto: '' },
        investigacionFormativa: '<p>Lee un artículo.</p>',
      }),
    )
    expect([m.completas, m.total, m.isCompletado]).toEqual([7, 10, 2])
    expect(m.partes.map(p => `${p.clave} ${p.unidad_id ?? ''} ${p.luz}`)).toEqual([
      'datos  success',
      'sumilla  success',
      'competencias  danger',
      'resultados  success',
      'unidadesaprendizaje a success',
      'unidadesaprendizaje b warning',
      'unidadesaprendizaje c danger',
      'metodologia  success',
      'evaluacion  warning',
      'bibliografia  success',
      'investigacionFormativa  success',
      'anexos  danger',
    ])
  })

  it('a week that lacks in the period dims the last unit', () =>
    expect(
      medirSilabo(
        silabo({ unidadesaprendizaje: quitarSemana(entero.unidadesaprendizaje!, '16') }),
      ).partes.find(p => p.unidad_id === 'c')!.luz,
    ).toBe('warning'))
})

describe('isCompletado (§4)', () => {
  const nada: SilaboMedible = { ...silabo(), contenido: {} }
  it.each<[string, SilaboMedible, 1 | 2 | 3]>([
    ['nothing written', nada, 1],
    ['one unit begun', { ...nada, contenido: { unidadesaprendizaje: unidadesDe('a:1') } }, 1],
    [
      'a sketch of units with nothing in them',
      {
        ...nada,
        contenido: { unidadesaprendizaje: unidadesDe('a: b:').map(u => ({ ...u, resultado: '' })) },
      },
      1,
    ],
    ['two units begun', { ...nada, contenido: { unidadesaprendizaje: unidadesDe('a: b:') } }, 2],
    ['one section finished', { ...nada, contenido: { metodologia: '<p>Taller</p>' } }, 2],
    ['all but the sumilla', { ...silabo(), carta: {} }, 2],
    ['all', silabo(), 3],
    [
      'what the institution says is nobody’s work',
      {
        ...nada,
        estructura: {
          ...nada.estructura,
          secciones: nada.estructura.secciones.map(s =>
            s.clave === 'metodologia' ? { ...s, textoFijo: '<p>x</p>' } : s,
          ),
        },
      },
      1,
    ],
  ])('%s: %#', (_case, s, esperado) => expect(medirSilabo(s).isCompletado).toBe(esperado))
})

it('is 3 exactly when nothing lacks and all that counts is lit, in every structure', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...estructurasListas, { estructura: ESTRUCTURA_INICIAL }),
      fc.subarray(Object.keys(entero) as (keyof ContenidoDeSilabo)[]),
      fc.subarray([1, 5, 9, 16]),
      fc.boolean(),
      ({ estructura }, estan, vacias, conSumilla) => {
        const contenido = Object.fromEntries(estan.map(k => [k, entero[k]])) as ContenidoDeSilabo
        if (contenido.unidadesaprendizaje) contenido.unidadesaprendizaje = sinContenidos(...vacias)
        const m = medirSilabo({
          estructura,
          carta: conSumilla ? { sumilla: '<p>x</p>' } : {},
          contenido,
          curso,
        })
        expect(m.isCompletado === 3).toBe(m.faltas.length === 0)
        expect(m.completas === m.total).toBe(m.isCompletado === 3)
        expect(m.resumen === 'No falta nada.').toBe(m.isCompletado === 3)
        expect(m.partes.map(p => p.clave)).toEqual(expect.arrayContaining(m.faltas.map(f => f.clave)))
      },
    ),
  ))
