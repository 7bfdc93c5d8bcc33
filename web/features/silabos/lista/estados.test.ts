import { palabraDeSilabo } from '@malla/domain/silabos/estado.ts'
import { describe, expect, it } from 'vitest'
import { avanceDicho, estadoDe, filtroDeEstado, opcionesDeEstado, pendienteDe } from './estados.ts'

describe('states of syllabi', () => {
  it.each([
    ['faltan', { faltan: true }],
    ['a-medias', { isCompletado: 2 }],
    ['aprobados', { estado: 'aprobado' }],
    ['sin-docente', { sin_docente: true }],
    ['inventado', {}],
    [undefined, {}],
  ])('%s narrows to %j', (texto, filtro) => expect(filtroDeEstado(texto)).toEqual(filtro))

  it('are said as the malla and the outlines say them', () => {
    const deLista = opcionesDeEstado.map(o => o.label)
    for (const isCompletado of [1, 2, 3])
      expect(avanceDicho(isCompletado).texto).toBe(palabraDeSilabo(isCompletado))
    expect(deLista.slice(1, 4)).toEqual(['Por hacer', 'En avance', 'Completos'])
  })

  it('every choice of the list is one of an address', () =>
    expect(opcionesDeEstado.every(o => estadoDe(o.value) === o.value)).toBe(true))

  it.each([
    ['borrador', 1, true, 'Empezarlo'],
    ['borrador', 2, true, 'Terminarlo'],
    ['borrador', 3, true, 'Entregarlo'],
    ['observado', 3, true, 'Atender las observaciones'],
    ['entregado', 3, false, null],
    ['borrador', 3, false, null],
  ] as const)('%s, %i: %s → %s', (estado, isCompletado, falta, dicho) =>
    expect(pendienteDe({ estado, isCompletado, falta })).toBe(dicho),
  )
})
