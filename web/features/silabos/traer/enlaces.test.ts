import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { enlacesEnPalabras } from './enlaces.ts'
import { UnaSeccionTraida } from './UnaSeccionTraida.tsx'

const competencias = [
  { id: 1, codigo: 'F1', nombre: 'Gestiona proyectos', nivel: 'logra' },
  { id: 2, codigo: 'C1.2', nombre: 'Diseña redes', nivel: 'logra' },
]
const linea = (competencia_id: number | null, texto: string) => ({ id: texto, competencia_id, texto })

it.each([
  ['nothing', [linea(null, '<p>Cocina</p>')], null],
  ['one', [linea(1, '<p>gestiona <b>proyectos</b>.</p>')], 'Se enlaza con el plan: F1.'],
  [
    'several, and the words of the plan where they are others',
    [linea(1, '<p>Gestiona proyectos</p>'), linea(null, '<p>x</p>'), linea(2, '<p>Diseña la red</p>')],
    'Se enlazan con el plan: F1 y C1.2. El plan usa otras palabras: C1.2, «Diseña redes».',
  ],
])('what the lines are tied to: %s', (_caso, lineas, dicho) =>
  expect(enlacesEnPalabras(lineas, competencias)).toBe(dicho),
)

it('they are said where the section is chosen', () => {
  const seccion = {
    clave: 'competencias',
    nombre: 'Competencias',
    titulos: [],
    valor: [linea(1, '<p>Gestiona proyectos</p>')],
    avisos: [],
    seguridad: 'alta' as const,
    whyNot: null,
  }
  const abierto = { competencias, estructura: {}, silabo: { silabo: {} } } as unknown as SilaboAbierto
  const props = {
    ...{ seccion, aqui: undefined, unidades: [], abierto },
    ...{ modo: 'queda' as const, onModo: () => undefined },
  }
  const dibujo = createElement(MantineProvider, null, createElement(UnaSeccionTraida, props))
  expect(renderToStaticMarkup(dibujo)).toContain('Se enlaza con el plan: F1.')
})
