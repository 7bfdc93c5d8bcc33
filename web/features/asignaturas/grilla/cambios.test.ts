import { describe, expect, it } from 'vitest'
import { aplicar, borradorVacio, filasDe } from './borrador.ts'
import { cambioDeTextos, type Entrada, siguienteId, whyNotCambiarFilas } from './cambios.ts'
import { type Fila, nuevaFila } from './fila.ts'
import { contextoDe, fila, porId } from './grillaDePrueba.ts'

const base = [
  fila(1, { nombre: 'Cálculo I', orden: 0 }),
  fila(2, { nombre: 'Física I', orden: 1 }),
  fila(3, { nombre: 'Cálculo II', ciclo_id: 2, orden: 7 }),
]
const despuesDe = (entradas: Entrada[], creadas: Fila[] = []) =>
  filasDe(
    base,
    aplicar(borradorVacio, cambioDeTextos('', base, entradas, contextoDe(base), creadas), porId(base)),
  )

describe('texts written into cells', () => {
  it('what means nothing is kept as written beside what was there, and goes when it is mended', () => {
    const [primera] = despuesDe([{ id: 1, columna: 'credits', texto: 'cuatro' }])
    expect(primera).toMatchObject({ credits: null, crudo: { credits: 'cuatro' } })
    const cambio = cambioDeTextos(
      '',
      [primera!],
      [{ id: 1, columna: 'credits', texto: '4' }],
      contextoDe(base),
    )
    expect(cambio.filas[0]!.despues).toEqual({ credits: 4, crudo: {} })
  })

  it('a course that gets another cycle goes to its end', () => {
    const [primera, segunda] = despuesDe([
      { id: 1, columna: 'lugar', texto: 'II' },
      { id: 2, columna: 'lugar', texto: 'Electivos' },
    ])
    expect(primera).toMatchObject({ ciclo_id: 2, seccion_id: 0, orden: 8 })
    expect(segunda).toMatchObject({ ciclo_id: 0, seccion_id: 1, orden: 0 })
  })

  it('requisites are read with the codes of the rows as they will stand, new ones among them', () => {
    const a = siguienteId(base)
    const creadas = [nuevaFila(a, { ciclo_id: 1 }), nuevaFila(a - 1, { ciclo_id: 2 })]
    const filas = despuesDe(
      [
        { id: a - 1, columna: 'requisitos', texto: 'NUEVO-1; FIS' },
        { id: a, columna: 'codigo', texto: 'NUEVO-1' },
        { id: 2, columna: 'codigo', texto: 'FIS' },
      ],
      creadas,
    )
    expect(filas.find(f => f.id === a - 1)!.requisitos).toEqual({
      tipo: 'y',
      de: [
        { tipo: 'curso', asignatura_id: a, modo: 'previo' },
        { tipo: 'curso', asignatura_id: 2, modo: 'previo' },
      ],
    })
    expect(filas.find(f => f.id === a)!.orden).toBe(2)
  })

  it('calculated cells take nothing', () => {
    expect(despuesDe([{ id: 1, columna: 'total', texto: '9' }])[0]).toBe(base[0])
  })
})

describe('whyNotCambiarFilas', () => {
  const nueva = nuevaFila(-1, { ciclo_id: 1 })
  const whyNot = (entradas: Entrada[], impedimentos: { editar: string | null; mover: string | null }) =>
    whyNotCambiarFilas(cambioDeTextos('', [...base, nueva], entradas, contextoDe(base)), impedimentos)
  const soloCursos = { editar: null, mover: 'no mueve' }

  it.each<[string, Entrada, string | null]>([
    ['the name of a course', { id: 1, columna: 'nombre', texto: 'Cálculo' }, null],
    ['another cycle', { id: 1, columna: 'lugar', texto: 'II' }, 'no mueve'],
    ['the cycle in which it is', { id: 3, columna: 'lugar', texto: 'II' }, null],
    ['another cycle for a course that is not saved yet', { id: -1, columna: 'lugar', texto: 'II' }, null],
  ])('who may edit courses but not move them writes %s', (_case, entrada, motivo) =>
    expect(whyNot([entrada], soloCursos)).toBe(motivo),
  )

  it('who may edit nothing is told that', () =>
    expect(
      whyNot([{ id: 1, columna: 'nombre', texto: 'Otro' }], { editar: 'no edita', mover: 'no edita' }),
    ).toBe('no edita'))
})
