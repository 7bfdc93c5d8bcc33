import { expect, it } from 'vitest'
import { abrir, servidor } from '../editor/navegadorDePrueba.ts'
import { atenderPagina } from '../editores/pila.ts'
import type { SilaboEnPantalla } from './contexto.ts'
import { ponerVarias } from './ponerVarias.ts'

/** A syllabus on a page of its own, into which a section is copied. */
function conCopia() {
  const pagina = new EventTarget()
  const dejar = atenderPagina(pagina as Document)
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
  const dejarOtra = atenderPagina(otra as Document)
  ctrl(otra, 'z')
  dejarOtra()
  expect(valor()).toBe('<p>Copiada</p>')
})
