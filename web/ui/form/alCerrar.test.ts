import { expect, it } from 'vitest'
import { atiendeAtras, preguntaAlCerrar, sePierde } from './alCerrar.ts'

const deForm = (
  dirty: boolean,
  keeps: boolean,
  isSubiendo = false,
  lost: string[] = [],
  files: string[] = [],
) => {
  const pregunta = preguntaAlCerrar({ dirty, keeps, lost, files }, isSubiendo)
  return pregunta && [pregunta.title, pregunta.text, ...pregunta.choices.map(c => `${c.label}: ${c.value}`)]
}
const CAMBIOS = 'Tiene cambios sin guardar'
const CONSERVA = 'Puede cerrar y encontrar lo escrito la próxima vez que abra este formulario, o descartarlo.'
const [DESCARTAR, CONSERVAR, SEGUIR] = [
  'Descartar: drop',
  'Cerrar y conservar: keep',
  'Seguir editando: stay',
]

it.each([
  ['nothing is lost', deForm(false, false), null],
  ['typed and kept', deForm(true, true), [CAMBIOS, CONSERVA, DESCARTAR, CONSERVAR, SEGUIR]],
  ['typed and not kept', deForm(true, false), [CAMBIOS, 'Si cierra ahora, se pierden.', DESCARTAR, SEGUIR]],
  [
    'kept, but for a password',
    deForm(true, true, false, ['password']),
    [
      CAMBIOS,
      CONSERVA.replace('lo escrito', 'lo escrito, menos «Contraseña»,'),
      DESCARTAR,
      CONSERVAR,
      SEGUIR,
    ],
  ],
  [
    'kept, but for a file',
    deForm(true, true, false, ['archivo'], ['archivo']),
    [
      CAMBIOS,
      `${CONSERVA.replace('lo escrito', 'lo escrito, menos «Archivo»,')} Los archivos no se conservan: tendrá que elegirlos de nuevo.`,
      DESCARTAR,
      CONSERVAR,
      SEGUIR,
    ],
  ],
  [
    'only a picture is on its way',
    deForm(false, true, true),
    [
      'La imagen todavía está subiendo',
      'Si cierra ahora, no se guarda.',
      'Cerrar sin la imagen: keep',
      SEGUIR,
    ],
  ],
  [
    'kept, but for the picture that is on its way',
    deForm(true, true, true),
    [
      CAMBIOS,
      `Si cierra ahora, la imagen que está subiendo no se guarda. ${CONSERVA}`,
      DESCARTAR,
      CONSERVAR,
      SEGUIR,
    ],
  ],
])('whoever closes a form is asked of what would be lost: %s', (_case, asked, expected) =>
  expect(asked).toEqual(expected),
)

it.each([
  ['nothing was typed', false, false, [], false],
  ['what was typed stays in this browser', true, true, [], false],
  ['it stays, but for a password', true, true, ['password'], true],
  ['nothing of it stays', true, false, [], true],
])(
  '«Atrás» leaves a form that the address opened, and asks only where something is gone: %s',
  (_case, dirty, keeps, lost, gone) => expect(sePierde({ dirty, keeps, lost })).toBe(gone),
)

it.each([
  ['typed and kept: it goes with its address', { dirty: true, keeps: true }, false, false],
  ['typed and not kept', { dirty: true, keeps: false }, false, true],
  ['a picture is on its way', { dirty: false, keeps: true }, true, true],
  [
    'on its way to the server: what it says to it must be told',
    { dirty: true, keeps: true, saving: true },
    false,
    true,
  ],
])(
  'a form that the address names answers «Atrás» itself where something would be lost: %s',
  (_case, form, isSubiendo, suyo) => {
    expect(atiendeAtras({ saving: false, ...form }, isSubiendo, true)).toBe(suyo)
    expect(atiendeAtras({ saving: false, ...form }, isSubiendo, false)).toBe(true)
  },
)
