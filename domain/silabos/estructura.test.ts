import { describe, expect, it } from 'vitest'
import {
  columnasActivas,
  ESTRUCTURA_INICIAL,
  type EstructuraDeSilabo,
  estructuraDe,
  isSeccionEscrita,
  problemasDeEstructura,
  seccionesActivas,
} from './estructura.ts'
import { estructurasListas } from './estructurasListas.ts'

const con = (semanas: number): EstructuraDeSilabo => ({ ...ESTRUCTURA_INICIAL, semanas })

describe('inheritance', () => {
  it.each([
    [con(1), con(2), con(3), 'plan', 3],
    [con(1), con(2), null, 'programa', 2],
    [con(1), null, null, 'institucion', 1],
    [con(1), null, con(3), 'plan', 3],
    [null, null, null, 'inicial', 16],
  ])('the nearest wins whole (%#)', (institucion, programa, plan, de, semanas) => {
    const heredada = estructuraDe(institucion, programa, plan)
    expect([heredada.de, heredada.estructura.semanas]).toEqual([de, semanas])
  })

  it('without any, the caller may give its own weeks', () =>
    expect(estructuraDe(null, null, null, con(17)).estructura.semanas).toBe(17))
})

it('sections are shown in their order, without those switched off', () => {
  const [datos, sumilla, tercera] = ESTRUCTURA_INICIAL.secciones
  const secciones = [
    { ...datos!, orden: 3 },
    { ...sumilla!, activa: false },
    { ...tercera!, orden: 1 },
  ]
  expect(seccionesActivas({ ...ESTRUCTURA_INICIAL, secciones }).map(s => s.clave)).toEqual([
    tercera!.clave,
    'datos',
  ])
})

describe('ready choices', () => {
  it('are six of universities and one of institutes', () => expect(estructurasListas).toHaveLength(7))

  it.each(estructurasListas.map(l => [l.nombre, l] as const))('%s can be used as it is', (_nombre, l) => {
    expect(problemasDeEstructura(l.estructura)).toEqual([])
    expect(l.estructura.secciones.every(s => s.activa || !s.requerida)).toBe(true)
    expect(columnasActivas(l.estructura).map(c => c.clave)).toContain('contenidos')
  })

  it('differ from each other', () => {
    const dichas = estructurasListas.map(l => JSON.stringify(l.estructura))
    expect(new Set(dichas).size).toBe(7)
    expect(new Set(estructurasListas.map(l => l.id)).size).toBe(7)
  })

  it('an institute passes with 13', () =>
    expect(estructurasListas.find(l => l.id === 'instituto')!.estructura.escala.aprobatoria).toBe(13))
})

describe('what is wrong with a structure', () => {
  const cambiar = (
    i: number,
    cambio: Partial<EstructuraDeSilabo['secciones'][number]>,
  ): EstructuraDeSilabo => ({
    ...ESTRUCTURA_INICIAL,
    secciones: ESTRUCTURA_INICIAL.secciones.map((s, j) => (i === j ? { ...s, ...cambio } : s)),
  })

  it.each<[EstructuraDeSilabo, string]>([
    [cambiar(3, { nombre: ' ' }), 'secciones.3.nombre'],
    [cambiar(3, { clave: 'metodologia' }), 'secciones.5.clave'],
    [cambiar(3, { activa: false }), 'secciones.3.requerida'],
    [cambiar(1, { textoFijo: '<p>x</p>' }), 'secciones.1.textoFijo'],
    [con(0), 'semanas'],
    [con(61), 'semanas'],
    [con(16.5), 'semanas'],
    [{ ...ESTRUCTURA_INICIAL, escala: { minimo: 0, maximo: 20, aprobatoria: 21 } }, 'escala'],
    [
      { ...ESTRUCTURA_INICIAL, columnas: ESTRUCTURA_INICIAL.columnas.map(c => ({ ...c, activa: false })) },
      'columnas',
    ],
    [
      {
        ...ESTRUCTURA_INICIAL,
        secciones: ESTRUCTURA_INICIAL.secciones.map(s => ({
          ...s,
          requerida: s.requerida && !isSeccionEscrita(s.clave),
        })),
      },
      'secciones',
    ],
  ])('%#: %s', (estructura, campo) =>
    expect(problemasDeEstructura(estructura).map(p => p.campo)).toEqual([campo]),
  )
})
