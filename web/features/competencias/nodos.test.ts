import type { Competencia } from '@malla/contracts/competencias.ts'
import { filasVisibles } from '@malla/domain/arbol/teclado.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'
import { describe, expect, it } from 'vitest'
import { pestanaAbierta, pestanasDe } from './grupos.ts'
import { clavesDe, finDeRama, nodosDeGrupo, palabraDeNivel } from './nodos.ts'
import { teclaDeCompetencia } from './teclas.ts'

const c = (id: number, competencia_id = 0, mas: Partial<Competencia> = {}): Competencia => ({
  id,
  planestudio_id: 1,
  competencia_id,
  tabcompetencia_id: 0,
  orden: id,
  nombre: `c${id}`,
  codigo: '',
  tipopadre: 1,
  iscompetencia: true,
  termino_id: null,
  perfil_egreso_id: null,
  resultados_ids: [],
  revision: 1,
  created_at: '',
  ...mas,
})
const terminos = terminosDe(null)
const todas = [
  c(1),
  c(2, 1),
  c(3, 2),
  c(4, 1),
  c(5),
  c(6, 0, { tipopadre: 2 }),
  c(7, 0, { tabcompetencia_id: 9 }),
]

describe('the tree of a group', () => {
  const nodos = nodosDeGrupo(todas, 0, terminos)
  const filas = filasVisibles(nodos, new Set(clavesDe(nodos)))

  it('has its kinds at the top, each with what stands under it', () => {
    expect(nodos.map(n => [n.titulo, n.cuantas])).toEqual([
      ['Específicas', 5],
      ['Generales', 1],
    ])
    expect(filas.map(f => `${f.nivel}${f.nodo.clave}`)).toEqual([
      '1t1',
      '2c1',
      '3c2',
      '4c3',
      '3c4',
      '2c5',
      '1t2',
      '2c6',
    ])
    expect(nodosDeGrupo(todas, 9, terminos).map(n => n.cuantas)).toEqual([1, 0])
  })

  it.each([
    ['c2', 4],
    ['c1', 5],
    ['t1', 6],
    ['c6', 8],
    ['gone', 8],
  ])('behind the branch of %s is line %i', (clave, en) => expect(finDeRama(filas, clave)).toBe(en))
})

describe('the tabs of a plan', () => {
  const grupos = [
    { id: 9, planestudio_id: 1, nombre: 'G', orden: 0, revision: 1, created_at: '' },
    { id: 8, planestudio_id: 1, nombre: 'H', orden: 1, revision: 1, created_at: '' },
  ]
  const ids = (p: { id: string }[]) => p.map(x => x.id)

  it('those without a group come last, while there are such or no group at all', () => {
    expect(ids(pestanasDe(grupos, todas))).toEqual(['9', '8', 'sin'])
    expect(ids(pestanasDe(grupos, [todas[6]!]))).toEqual(['9', '8'])
    expect(ids(pestanasDe([], []))).toEqual(['sin'])
  })

  it.each([
    ['the one that the address names', '8', 6, '8'],
    ['that of the competency meant', undefined, 6, '9'],
    ['that of one without a group', undefined, 0, 'sin'],
    ['the first', undefined, null, '9'],
    ['the first, when the group is gone', '77', null, '9'],
  ] as const)('%s is open', (_case, grupo, cual, abierta) =>
    expect(pestanaAbierta(pestanasDe(grupos, todas), grupo, cual === null ? undefined : todas[cual]).id).toBe(
      abierta,
    ),
  )
})

it.each([
  [{ key: 'Enter' }, 'abrir'],
  [{ key: 'F2' }, 'nombre'],
  [{ key: 'Delete' }, 'eliminar'],
  [{ key: 'Backspace' }, 'eliminar'],
  [{ key: 'Insert' }, 'nueva'],
  [{ key: 'Insert', shiftKey: true }, 'dentro'],
  [{ key: '~', code: 'KeyN', altKey: true }, 'nueva'],
  [{ key: 'Dead', code: 'KeyN', altKey: true, shiftKey: true }, 'dentro'],
  [{ key: 'ArrowUp', altKey: true }, 'subir'],
  [{ key: 'ArrowDown', altKey: true }, 'bajar'],
  [{ key: 'ArrowRight', altKey: true }, 'adentro'],
  [{ key: 'ArrowLeft', altKey: true }, 'afuera'],
  [{ key: 'ArrowUp' }, null],
  [{ key: 'n', code: 'KeyN' }, null],
  [{ key: 'Enter', ctrlKey: true }, null],
])('%o', (pulsada, tecla) =>
  expect(
    teclaDeCompetencia({
      code: '',
      altKey: false,
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      ...pulsada,
    }),
  ).toBe(tecla),
)

it.each([
  [1, 'Competencia'],
  [2, 'Competencia'],
  [3, 'Elemento'],
])('something new at level %i is called as the plan calls it', (nivel, nombre) =>
  expect(
    palabraDeNivel(nivel, { ...terminos, nombreCompetencia: 'Competencia', nombreElemento: 'Elemento' }),
  ).toBe(nombre),
)
