import { describe, expect, it } from 'vitest'
import type { Persona, Rol } from '../permisos/acciones.ts'
import {
  type EstadoDeSilabo,
  estadosDeSilabo,
  isCongelado,
  type Paso,
  pasosPosibles,
  type SilaboPorPasar,
  whyNotEditarSilabo,
  whyNotObservar,
  whyNotPaso,
  whyNotResponder,
} from './revision.ts'

const persona = (rol: Rol): Persona => ({ rol, alcance: { todo: true }, cursos_ids: [7] })
const mio = { asignatura_id: 7 }
const silabo = (estado: EstadoDeSilabo, cambio: Partial<SilaboPorPasar> = {}): SilaboPorPasar => ({
  estado,
  periodoTerminado: false,
  reemplazadaPor: null,
  faltas: 0,
  resumen: 'Falta: metodología.',
  sinResponder: 0,
  sinResolver: 0,
  ...cambio,
})

describe('who may take which step', () => {
  it.each<[Rol, EstadoDeSilabo, Paso[]]>([
    ['docente', 'borrador', ['entregar']],
    ['docente', 'entregado', ['retirar']],
    ['docente', 'observado', ['entregar']],
    ['docente', 'aprobado', []],
    ['inspector', 'entregado', ['observar']],
    ['operadorBasico', 'entregado', ['retirar', 'observar']],
    ['tutor', 'entregado', ['retirar', 'observar', 'aprobar']],
    ['operador', 'aprobado', ['reabrir']],
    ['operadorBasico', 'aprobado', []],
    ['demo', 'entregado', []],
    ['otro', 'borrador', []],
  ])('%s, %s: %j', (rol, estado, pasos) =>
    expect(pasosPosibles(persona(rol), silabo(estado), mio).map(p => p.paso)).toEqual(pasos),
  )

  it('nobody once the period is over', () => {
    for (const estado of estadosDeSilabo)
      expect(pasosPosibles(persona('root'), silabo(estado, { periodoTerminado: true }))).toEqual([])
  })

  it('nobody once its course has a later version, while the period lasts: what there is to do is done there', () => {
    const VERSION =
      'Este sílabo es de una versión anterior del curso. Se sigue en el de la versión vigente, la 3.'
    for (const estado of estadosDeSilabo) {
      const s = silabo(estado, { reemplazadaPor: 3 })
      expect(pasosPosibles(persona('root'), s)).toEqual([])
      expect([whyNotPaso(persona('root'), 'entregar', s), whyNotEditarSilabo(persona('root'), s)]).toEqual([
        VERSION,
        VERSION,
      ])
      expect([whyNotObservar(s), whyNotResponder(s, { resuelta: false })]).toEqual([VERSION, VERSION])
      const entonces = { ...s, periodoTerminado: true }
      expect(whyNotPaso(persona('root'), 'entregar', entonces)).toBe(
        'El periodo ya terminó: el sílabo queda como estaba.',
      )
    }
  })

  it('a lecturer not those of others', () =>
    expect(whyNotPaso(persona('docente'), 'entregar', silabo('borrador'), { asignatura_id: 8 })).toBe(
      'Solo puede hacerlo con los sílabos de sus cursos.',
    ))
})

it('who reads what a colleague completed hears what can be done with it', () => {
  const why = (ambito: object) => whyNotEditarSilabo(persona('docente'), silabo('aprobado'), ambito)
  expect(why({ asignatura_id: 8, silabo_completo: true })).toBe(
    'Puede leerlo y copiarlo en los suyos; solo puede editar los sílabos de sus cursos.',
  )
  expect(why({ asignatura_id: 7, silabo_completo: true })).toBe('El sílabo está aprobado y ya no se edita.')
})

describe('why a step cannot be taken', () => {
  it.each<[Paso, SilaboPorPasar, string | null]>([
    ['entregar', silabo('borrador'), null],
    ['entregar', silabo('borrador', { faltas: 1 }), 'Falta: metodología.'],
    ['entregar', silabo('entregado'), 'El sílabo ya está entregado.'],
    ['entregar', silabo('observado', { sinResponder: 1 }), 'Responda primero a 1 observación.'],
    ['entregar', silabo('observado', { sinResponder: 2 }), 'Responda primero a 2 observaciones.'],
    // Taken back and handed in again, what was asked meanwhile still waits for an answer.
    ['entregar', silabo('borrador', { sinResponder: 1 }), 'Responda primero a 1 observación.'],
    ['entregar', silabo('observado', { sinResolver: 2 }), null],
    ['retirar', silabo('borrador'), 'El sílabo todavía es un borrador.'],
    ['observar', silabo('entregado', { faltas: 3 }), null],
    ['observar', silabo('aprobado'), 'El sílabo ya está aprobado.'],
    ['aprobar', silabo('entregado'), null],
    ['aprobar', silabo('entregado', { sinResolver: 2 }), 'Hay 2 observaciones sin resolver.'],
    ['aprobar', silabo('entregado', { faltas: 1 }), 'Falta: metodología.'],
    ['aprobar', silabo('observado'), 'El sílabo está observado: primero lo corrige y entrega el docente.'],
    [
      'reabrir',
      silabo('aprobado', { periodoTerminado: true }),
      'El periodo ya terminó: el sílabo queda como estaba.',
    ],
  ])('%s: %#', (paso, s, motivo) => expect(whyNotPaso(persona('operador'), paso, s)).toBe(motivo))

  it('a step that is offered says what it waits for', () =>
    expect(pasosPosibles(persona('docente'), silabo('borrador', { faltas: 1 }), mio)).toEqual([
      { paso: 'entregar', motivo: 'Falta: metodología.' },
    ]))
})

it.each<[EstadoDeSilabo, boolean, boolean, string | null]>([
  ['borrador', false, false, null],
  ['observado', false, false, null],
  ['entregado', false, false, 'El sílabo está entregado: retírelo para seguir editando.'],
  ['aprobado', false, true, 'El sílabo está aprobado y ya no se edita.'],
  ['borrador', true, true, 'El periodo ya terminó: el sílabo queda como estaba.'],
])('%s, period over %s: frozen %s', (estado, periodoTerminado, congelado, motivo) => {
  const s = { estado, periodoTerminado, reemplazadaPor: null }
  expect([isCongelado(s), whyNotEditarSilabo(persona('docente'), s, mio)]).toEqual([congelado, motivo])
})
