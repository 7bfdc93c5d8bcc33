import { curso, previo, y } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { malla } from '@malla/domain/malla/mallaDePrueba.ts'
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Necesita } from './Necesita.tsx'
import { conservar, escritosDe } from './requisitos/escritos.ts'

const cajon = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (k: string) => cajon.get(k) ?? null,
  setItem: (k: string, v: string) => cajon.set(k, v),
  removeItem: (k: string) => cajon.delete(k),
})

const [uno, dos, tres] = [curso(1, 10), curso(2, 10), curso(3, 20, previo(1))]
const nada = () => {}
const props = { malla: malla([uno, dos, tres]), whyNot: null, onElegir: nada, onGuardar: nada }
const dibujado = (c: typeof uno, base = c.id) =>
  renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(Necesita, {
        ...props,
        curso: { ...c, base, tipocurso_id: null, silabo: 1, revision: 1 },
      }),
    ),
  )

it('requisites that were being written are there again on the card of their course, and on no other', () => {
  const dice = (c: typeof uno) =>
    ['Recuperamos lo que había escrito', 'Pide Curso 1 y Curso 2.', 'Guardar requisitos'].filter(t =>
      dibujado(c).includes(t),
    )
  expect(dice(tres)).toEqual([])
  conservar(3, { valor: y(previo(1), previo(2)), base: previo(1) })
  expect(dice(tres)).toHaveLength(3)
  expect(dice(dos)).toEqual([])
  expect(dibujado({ ...tres, id: 30 }, 3), 'its new version').toContain('Pide Curso 1 y Curso 2.')
  expect(escritosDe(3)?.base).toEqual(previo(1))
})

it('what is given up, or is as it was, is not kept', () => {
  const comoSeGuarda = { modo: 'previo', tipo: 'curso', asignatura_id: 1 } as const
  for (const escritos of [null, ...[previo(1), comoSeGuarda].map(base => ({ valor: previo(1), base }))]) {
    conservar(3, { valor: null, base: previo(1) })
    conservar(3, escritos)
    expect([escritosDe(3), cajon.size]).toEqual([null, 0])
  }
})

it('a course that requires itself is called by its name', () => {
  conservar(3, { valor: y(previo(1), previo(3)), base: previo(3) })
  expect([dibujado(tres).includes('>C3 Curso 3</span>'), dibujado(tres).includes('ya no existe')]).toEqual([
    true,
    false,
  ])
  conservar(3, null)
})

it('one credit is one, and a text asked for at the same time says so, as wherever else a requisite is read', () => {
  const pide = y({ tipo: 'creditos', creditos: 1 }, { tipo: 'texto', texto: 'Tesis', modo: 'simultaneo' })
  conservar(4, null)
  const leido = dibujado(curso(4, 20, pide))
  expect(leido).toContain('>1 crédito aprobado<')
  expect(leido).toContain('>«Tesis» (sin reconocer) (correquisito)<')
  conservar(4, { valor: pide, base: null })
  expect(dibujado(curso(4, 20, pide))).toContain('value="1 crédito aprobado"')
  conservar(4, null)
})
