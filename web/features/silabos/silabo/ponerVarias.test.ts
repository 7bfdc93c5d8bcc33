import { expect, it } from 'vitest'
import { abrir, servidor } from '../editor/navegadorDePrueba.ts'
import { atenderPagina, olvidarEnPila } from '../editores/pila.ts'
import type { SilaboEnPantalla } from './contexto.ts'
import { ponerVarias } from './ponerVarias.ts'

/** A syllabus on a page of its own, into which a section is copied. `whyNot`: why nothing is written there by now. */
function conCopia(whyNot: string | null = null) {
  const pagina = new EventTarget()
  const dejar = atenderPagina(pagina as Document, whyNot)
  const { almacen, valor } = abrir(servidor())
  const enPantalla = { almacen, editar: (clave, v) => almacen.editar(clave, v) } as SilaboEnPantalla
  ponerVarias(enPantalla, 'copiar de otro sílabo', { metodologia: '<p>Copiada</p>' })
  return { pagina, dejar, valor }
}
const ctrl = (pagina: EventTarget, key: string) =>
  pagina.dispatchEvent(Object.assign(new Event('keydown'), { ctrlKey: true, key }))

it('what was copied goes with Ctrl Z and comes back, while its syllabus is on the screen', () => {
  const { pagina, dejar, valor } = conCopia()
  ctrl(pagina, 'z')
  expect(valor()).toBe('<p>Uno</p>')
  ctrl(pagina, 'y')
  expect(valor()).toBe('<p>Copiada</p>')
  dejar()
})

it('Ctrl Z in another syllabus takes nothing back from the one that was left', () => {
  const { dejar, valor } = conCopia()
  dejar()
  const otra = new EventTarget()
  const dejarOtra = atenderPagina(otra as Document, null)
  ctrl(otra, 'z')
  dejarOtra()
  expect(valor()).toBe('<p>Copiada</p>')
})

it('in a syllabus that was handed in Ctrl Z takes nothing back, nor once it came back to be mended', () => {
  const { pagina, dejar, valor } = conCopia('El sílabo está entregado.')
  ctrl(pagina, 'z')
  dejar()
  const devuelta = atenderPagina(pagina as Document, null)
  ctrl(pagina, 'z')
  devuelta()
  expect(valor()).toBe('<p>Copiada</p>')
})

it.each([
  ['where somebody writes, it is the letters', false, '<p>Copiada</p>'],
  ['in a list of choices that is closed again, it is the page', true, '<p>Uno</p>'],
])('Ctrl Z takes back %s', (_donde, isCerrada, queda) => {
  const { pagina, dejar, valor } = conCopia()
  const caja = { matches: () => isCerrada }
  Object.assign(pagina, { closest: (donde: string) => (donde.startsWith('input') ? caja : null) })
  ctrl(pagina, 'z')
  dejar()
  expect(valor()).toBe(queda)
})

it('what was brought back from the history stays, whatever of the same step is taken back', () => {
  const pagina = new EventTarget()
  const dejar = atenderPagina(pagina as Document, null)
  const { almacen } = abrir(servidor())
  const enPantalla = { almacen, editar: (clave, v) => almacen.editar(clave, v) } as SilaboEnPantalla
  ponerVarias(enPantalla, 'copiar de otro sílabo', {
    metodologia: '<p>Copiada</p>',
    tutoria: '<p>También</p>',
  })
  almacen.editar('metodologia', '<p>La de antes</p>')
  olvidarEnPila('metodologia')
  ctrl(pagina, 'z')
  dejar()
  const { metodologia, tutoria } = almacen.estado().valores
  expect(metodologia).toBe('<p>La de antes</p>')
  expect(tutoria).not.toBe('<p>También</p>')
})
