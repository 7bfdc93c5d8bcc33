import { calls } from '@malla/contracts/calls.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../app/ApiError.ts'
import { aplicar, borradorVacio, filasDe, inverso, isNada } from './borrador.ts'
import { cambioDeBorrar, cambioDeTextos } from './cambios.ts'
import {
  conMotivo,
  envioDe,
  faltantes,
  idsNuevos,
  queHacerTras,
  rechazoDe,
  releer,
  sinCeldas,
  sinRechazo,
} from './envio.ts'
import { nuevaFila } from './fila.ts'
import { choquesDe, resolver } from './fundir.ts'
import { contextoDe, fila, porId } from './grillaDePrueba.ts'

const base = [fila(1, { codigo: '0021' }), fila(2), fila(3)]
const ctx = contextoDe(base)
const editado = aplicar(
  aplicar(
    borradorVacio,
    cambioDeTextos(
      '',
      base,
      [
        { id: 1, columna: 'credits', texto: '1,5' },
        { id: 2, columna: 'requisitos', texto: 'NUEVO' },
        { id: -1, columna: 'codigo', texto: 'NUEVO' },
        { id: -1, columna: 'requisitos', texto: '0021' },
      ],
      ctx,
      [nuevaFila(-1, { nombre: 'Nuevo', seccion_id: 1 })],
    ),
    porId(base),
  ),
  cambioDeBorrar([base[2]!]),
  porId(base),
)
const envio = envioDe(editado, contextoDe(filasDe(base, editado)).lexico)

describe('the draft as one save', () => {
  it('sends what changed, with the revision it had; new rows whole; and what goes', () => {
    expect(envio.asignaturas.slice(0, 2)).toEqual([
      { id: 1, revision: 1, credits: 1.5 },
      { id: 2, revision: 1, requisitos_texto: 'NUEVO' },
    ])
    expect(envio.asignaturas[2]).toMatchObject({
      nombre: 'Nuevo',
      codigo: 'NUEVO',
      ciclo_id: 0,
      seccion_id: 1,
      requisitos: { tipo: 'curso', asignatura_id: 1, modo: 'previo' },
    })
    expect(envio.asignaturas[2]).not.toHaveProperty('id')
    expect(envio.eliminar).toEqual([3])
  })
  it('as the contract has it', () => {
    const { asignaturas, eliminar } = envio
    const leido = calls.asignaturas.savePorPlan.input.safeParse({ planId: 1, asignaturas, eliminar })
    expect(leido.error).toBeUndefined()
    expect(leido.data!.asignaturas.map(a => Object.keys(a).sort())).toEqual(
      asignaturas.map(a => Object.keys(a).sort()),
    )
  })
  it('a course that is edited and then deleted is only deleted', () => {
    const luego = aplicar(editado, cambioDeBorrar([base[0]!]), porId(base))
    expect(envioDe(luego, ctx.lexico).ids).toEqual([2, -1])
  })
  it('the ids that come back find their rows', () => {
    expect(idsNuevos(envio, [{ id: 1 }, { id: 2 }, { id: 40 }], -2)).toEqual(
      new Map([
        [-1, 40],
        [3, -2],
      ]),
    )
    expect(idsNuevos(envio, [{ id: 1 }, { id: 70 }, { id: 40 }], -2).get(2)).toBe(70)
  })
})

describe('what was written before there was such a cycle or such an entry', () => {
  const mas = {
    ...ctx,
    lugares: [...ctx.lugares, { ...ctx.lugares[0]!, clave: 'c11', id: 11, nombre: 'XI', numero: 11 }],
    catalogos: {
      ...ctx.catalogos,
      areascursos: [
        ...ctx.catalogos.areascursos,
        { ...ctx.catalogos.areascursos[0]!, id: 9, nombre: 'Humanidades', abreviatura: 'HUM' },
      ],
    },
  }
  const escrito = aplicar(
    borradorVacio,
    cambioDeTextos(
      '',
      base,
      [
        { id: 1, columna: 'areacurso_id', texto: 'HUM' },
        { id: 2, columna: 'tipocurso_id', texto: 'Nadie' },
        { id: -1, columna: 'lugar', texto: 'XI' },
      ],
      ctx,
      [nuevaFila(-1, { nombre: 'Taller', ciclo_id: 1 })],
    ),
    porId(base),
  )
  it('is read again before it is sent, and no more than that', () => {
    const { leido, borrador } = releer(escrito, porId(base), mas)
    expect(envioDe(borrador, mas.lexico).asignaturas).toMatchObject([
      { id: 1, areacurso_id: 9 },
      { id: 2, revision: 1 },
      { nombre: 'Taller', ciclo_id: 11, orden: 0 },
    ])
    expect(filasDe(base, borrador).map(f => f.crudo)).toEqual([{}, { tipocurso_id: 'Nadie' }, {}, {}])
    expect(leido.texto).toBe('leer de nuevo 2 celdas')
    expect(filasDe(base, aplicar(borrador, inverso(leido), porId(base)))).toEqual(filasDe(base, escrito))
  })
  it('stays as it is where nothing of it exists still', () => {
    const { leido, borrador } = releer(escrito, porId(base), ctx)
    expect(isNada(leido)).toBe(true)
    expect(borrador).toBe(escrito)
  })
})

describe('reasons of a refusal', () => {
  const rechazo = rechazoDe(
    {
      'asignaturas.0.credits': ['Demasiados.', 'Otra razón.'],
      'asignaturas.2.seccion_id': ['Esa sección no es de este plan.'],
      'asignaturas.2.requisitos_texto': ['Muy largo.'],
      general: ['Algo más.'],
    },
    envio.ids,
  )
  it('stand at their cells, the first of each', () => {
    expect(Object.fromEntries(rechazo.celdas)).toEqual({
      1: { credits: 'Demasiados.' },
      [-1]: { lugar: 'Esa sección no es de este plan.', requisitos: 'Muy largo.' },
    })
    expect(rechazo.generales).toEqual(['Algo más.'])
  })
  it('go when their cell is edited', () => {
    const luego = sinCeldas(rechazo, [
      { id: 1, columna: 'credits' },
      { id: -1, columna: 'lugar' },
    ])
    expect(Object.fromEntries(luego.celdas)).toEqual({ [-1]: { requisitos: 'Muy largo.' } })
  })
  it('the first one of a cell stays', () => {
    const dos = conMotivo(conMotivo(sinRechazo, 1, 'nombre', 'uno'), 1, 'nombre', 'dos')
    expect(dos.celdas.get(1)).toEqual({ nombre: 'uno' })
  })
  it('a name and a place are needed before anything is sent', () => {
    const sin = nuevaFila(-3)
    expect(faltantes([base[0]!, sin]).map(f => [f.id, f.columna])).toEqual([
      [-3, 'lugar'],
      [-3, 'nombre'],
    ])
    expect(faltantes([{ ...sin, crudo: { lugar: 'XX', nombre: 'x' } }])).toEqual([])
  })
})

describe('after a save that did not come through', () => {
  const deOtra = [{ ...base[0]!, revision: 5 }]
  const ajena = { actual: [{ ...base[1]!, id: 77 }] }
  const sinBorrar = { ...envio, eliminar: [] }
  const choque = [expect.objectContaining({ id: 1, revision: 5 })]
  const celdas = { errors: { 'asignaturas.0.credits': ['Demasiados.'] } }
  const rechazo = rechazoDe(celdas.errors, envio.ids)

  it.each<[string, unknown, ReturnType<typeof queHacerTras>, typeof envio?]>([
    ['waits for the connection', new ApiError(0, 'Espera.', { enCola: true }), { isEnCola: true }],
    [
      'clashes with the courses that others saved first',
      new ApiError(409, 'Otra persona.', { actual: deOtra }),
      { releer: ['asignaturas'], choques: choque },
    ],
    [
      'clashes also where the answer holds one alone',
      new ApiError(409, 'Otra persona.', { actual: deOtra[0] }),
      { releer: ['asignaturas'], choques: choque },
    ],
    [
      'tells of a new version',
      new ApiError(409, 'Hay versión.', ajena),
      {
        releer: ['asignaturas'],
        choques: [],
        error: expect.stringMatching(/^Hay una versión nueva de un curso/),
      },
      sinBorrar,
    ],
    [
      'says what the server says where something was to be deleted',
      new ApiError(409, 'Hay versión.', ajena),
      { releer: ['asignaturas'], choques: [], error: 'Hay versión.' },
    ],
    [
      'reads anew when the plan is gone',
      new ApiError(404, 'No hay tal plan.'),
      { releer: ['asignaturas', 'planes'], error: 'No hay tal plan.' },
    ],
    [
      'reads anew when a course is gone, and shows its cells',
      new ApiError(409, 'No.', celdas),
      { releer: ['asignaturas', 'planes'], rechazo },
    ],
    ['shows the cells', new ApiError(422, 'No.', celdas), { rechazo }],
    ['tells why', new ApiError(500, 'Algo falló.'), { error: 'Algo falló.' }],
    ['tells of a fault of the page too', new Error('Se rompió.'), { error: 'Se rompió.' }],
    ['and of what is none', 'nada', { error: 'nada' }],
  ])('it %s', (_case, razon, tras, suyo = envio) => {
    expect(queHacerTras(razon, editado, suyo)).toEqual(tras)
  })
})

describe('courses that somebody else saved first', () => {
  const mio = aplicar(
    borradorVacio,
    cambioDeTextos(
      '',
      base,
      [
        { id: 1, columna: 'nombre', texto: 'Mío' },
        { id: 1, columna: 'credits', texto: '4' },
        { id: 2, columna: 'nombre', texto: 'Mío también' },
      ],
      ctx,
    ),
    porId(base),
  )
  const actual = (id: number, over: object) =>
    ({ ...base.find(f => f.id === id)!, revision: 5, ...over }) as never
  const choques = choquesDe(mio, [
    actual(1, { nombre: 'Suyo', horasteoria: 3 }),
    actual(2, { horasteoria: 2 }),
    actual(3, { nombre: 'No lo he tocado' }),
  ])

  it('what both changed is disputed, what one changed is brought together', () => {
    expect(choques.map(c => [c.id, c.disputados])).toEqual([
      [1, [{ name: 'nombre', mine: 'Mío', theirs: 'Suyo' }]],
      [2, []],
    ])
    expect(choques[0]!.fundida).toMatchObject({ nombre: 'Mío', credits: 4, horasteoria: 3 })
  })
  it.each([
    ['mine', new Set<string>(), { nombre: 'Mío', credits: 4 }],
    ['theirs', new Set(['1.nombre']), { credits: 4 }],
  ])('taking %s leaves the change over the newer revision', (_case, elegidos, cambios) => {
    const resuelto = resolver(mio, choques, elegidos)
    expect(resuelto.ediciones.get(1)).toMatchObject({ revision: 5, antes: { nombre: 'Suyo' } })
    expect(resuelto.ediciones.get(1)!.cambios).toEqual(cambios)
    expect(resuelto.ediciones.get(2)!.cambios).toEqual({ nombre: 'Mío también' })
  })
})
