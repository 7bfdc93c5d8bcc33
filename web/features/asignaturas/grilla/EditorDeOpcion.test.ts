import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { EditorProps } from './EditorDeCelda.tsx'
import { EditorDeOpcion } from './EditorDeOpcion.tsx'
import { contextoDe, fila } from './grillaDePrueba.ts'
import { opcionesPara, quedaEnCelda } from './opciones.ts'

const abierto = (letra: string, area: number, crudo = {}): string => {
  const props: EditorProps = {
    columna: 'areacurso_id',
    fila: { ...fila(1, { areacurso_id: area }), crudo },
    ctx: contextoDe([]),
    modo: 'reemplazar',
    letra,
    onListo: () => undefined,
    onCancelar: () => undefined,
  }
  return renderToStaticMarkup(
    createElement(MantineProvider, { env: 'test' }, createElement(EditorDeOpcion, props)),
  )
}

it.each(['', 'm'])('begins with what was typed to open it: «%s»', letra =>
  expect(abierto(letra, 1)).toContain(`value="${letra}"`),
)

it.each([
  ['the one that is chosen', 1, {}, true],
  ['none that is chosen', 0, {}, true],
  ['none for one that can no longer be chosen', 2, {}, false],
  ['none for a text that is none of the list', 1, { areacurso_id: 'Alquimia' }, false],
])('of the list stands in the cell: %s', (_case, area, crudo, isMarcada) =>
  expect(abierto('', area, crudo).includes('data-combobox-active="true"')).toBe(isMarcada),
)

it.each([
  ['the entry that is marked', '', 1, 'Matemática'],
  ['none, where that is marked', '', 0, ''],
  [
    'what stood there, where none is marked: a text that is none of the list, an entry of before',
    '',
    -1,
    null,
  ],
  ['the likeliest for what was typed', 'mat', -1, 'Matemática'],
  ['what was typed, where it says none', 'Alquimia', -1, 'Alquimia'],
])('a key that goes on leaves in the cell %s', (_que, texto, marcada, queda) =>
  expect(quedaEnCelda(opcionesPara('areacurso_id', texto, contextoDe([])), marcada, texto)).toBe(queda),
)
