import { nodo, type TipoDeNodo } from '@malla/domain/arbol/nodo.ts'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { destinoDe, isQuieto } from './destinos.ts'

const en = (padre: string, tipo: TipoDeNodo, id: number, hijos = 0) =>
  nodo(padre, tipo, {
    id,
    titulo: 'x',
    hijos: Array.from({ length: hijos }, (_, i) => nodo('', 'plan', { id: i, titulo: '' })),
  })
const parte = (cual: string) => ({ ...en('', 'parte', 7), clave: `/programa:3/plan:7/parte:${cual}` })

it.each([
  ['a plan', en('/programa:3', 'plan', 7), paths.plan(7)],
  ['a course of a cycle', en('/programa:3/plan:7/ciclo:1', 'curso', 40), paths.plan(7, { curso: 40 })],
  ['the malla', parte('malla'), paths.plan(7)],
  ['a text', parte('perfilIngresos'), paths.plan(7, { tab: 'secciones', seccion: 'perfil-de-ingreso' })],
  ['modules', parte('modulos'), paths.plan(7, { tab: 'secciones', seccion: 'modulos-de-competencia' })],
  ['a programme without plans', en('', 'programa', 3), paths.planes({ programa: 3 })],
  ['a programme with plans is opened', en('', 'programa', 3, 1), null],
  ['an empty faculty', en('', 'facultad', 2), paths.facultades({ vista: 'programas', facultad: 2 })],
  ['a faculty is opened', en('', 'facultad', 2, 1), null],
  ['a level is opened', en('', 'nivel', 2, 1), null],
  ['a cycle is opened', en('/plan:7', 'ciclo', 2, 1), null],
])('%s', (_case, n, href) => expect(destinoDe(n, () => true)).toBe(href))

it('a text leads nowhere while the plan has no page for it', () =>
  expect(destinoDe(parte('perfilIngresos'), () => false)).toBeNull())

it.each([
  ['a text that has no page yet', parte('perfilIngresos'), true],
  ['an empty cycle', en('/plan:7', 'ciclo', 2), true],
  ['a speciality', en('', 'especialidad', 2), true],
  ['a cycle with courses is opened', en('/plan:7', 'ciclo', 2, 1), false],
  ['a course leads to its plan', en('/programa:3/plan:7/ciclo:1', 'curso', 40), false],
  ['what says that reading failed is tried again', en('/plan:7', 'aviso', 7), false],
])('%s', (_case, n, quieto) =>
  expect(
    isQuieto(
      n,
      destinoDe(n, () => false),
    ),
  ).toBe(quieto),
)
