import { nodosDeInstitucion } from '@malla/domain/arbol/nodo.ts'
import { filasVisibles } from '@malla/domain/arbol/teclado.ts'
import { describe, expect, it } from 'vitest'
import { caminoA, clavesHastaPlanes, conPlanes, cursosContados, planesAbiertos } from './lineas.ts'

const plan = (id: number, cursos_count: number, completos: number, fechacese: string | null = null) => ({
  id,
  full_name: `Plan ${id}`,
  carrera_id: 3,
  fechacese,
  cursos_count,
  completos,
})
const arbol = {
  cepre: null,
  posgrado: null,
  facultades: [
    {
      id: 1,
      nombre: 'Ingeniería',
      txt_type: 'facultad' as const,
      estado: 'Activado',
      niveles: [
        {
          id: 1,
          nombre: 'Pregrado',
          codigo: '00001',
          modalidades: [
            {
              id: 2,
              nombre: 'Presencial',
              programas: [
                {
                  id: 3,
                  nombre: 'Civil',
                  carrera_id: 3,
                  estado: 'Activado',
                  especialidades: [],
                  planes_estudios: [plan(7, 60, 30), plan(8, 0, 0), plan(9, 40, 40, '2024-12-31')],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}
const nodos = nodosDeInstitucion(arbol)
const PROGRAMA = '/facultad:1/nivel:1/modalidad:2/programa:3'
const todo = new Set([...clavesHastaPlanes(nodos), `${PROGRAMA}/plan:7`])

it('courses of each plan, and of a programme those of its plans in force', () =>
  expect(Object.fromEntries(cursosContados(arbol))).toEqual({
    'programa:3': { cursos: 60, completos: 30 },
    'plan:7': { cursos: 60, completos: 30 },
    'plan:8': { cursos: 0, completos: 0 },
    'plan:9': { cursos: 40, completos: 40 },
  }))

it('of a programme without courses in force there is nothing to count', () => {
  const sinCursos = structuredClone(arbol)
  sinCursos.facultades[0]!.niveles[0]!.modalidades[0]!.programas[0]!.planes_estudios.shift()
  expect([...cursosContados(sinCursos).keys()]).toEqual(['plan:8', 'plan:9'])
})

it('what «Abrir todo» opens ends above the plans', () =>
  expect(clavesHastaPlanes(nodos).at(-1)).toBe(PROGRAMA))

it('an open plan counts only when it is seen', () => {
  expect(planesAbiertos(nodos, todo).map(n => n.id)).toEqual([7])
  expect(planesAbiertos(nodos, new Set([`${PROGRAMA}/plan:7`]))).toEqual([])
})

it('the way to a line', () => {
  expect(caminoA(nodos, n => n.tipo === 'plan' && n.id === 8)?.at(-1)).toBe(`${PROGRAMA}/plan:8`)
  expect(caminoA(nodos, n => n.id === 99)).toBeNull()
})

describe('what hangs on an open plan', () => {
  const abiertos = planesAbiertos(nodos, todo)
  const titulos = (leidos: Parameters<typeof conPlanes>[2]) =>
    filasVisibles(conPlanes(nodos, abiertos, leidos), todo)
      .map(f => f.nodo)
      .filter(n => n.clave.startsWith(`${PROGRAMA}/plan:7/`))
      .map(n => n.titulo)
  const visto = { isCepre: true, isInspector: false, nivel: '00001', configNodesTree: [] }
  const detalle = { id: 7, luces: {}, ciclos: [{ id: 1, descripcion: 'Ciclo I' }], secciones: [], cursos: [] }
  it.each<[string, Parameters<typeof conPlanes>[2], string[]]>([
    ['not asked for yet', new Map(), ['Cargando…']],
    ['on its way', new Map([[7, { estado: 'cargando' }]]), ['Cargando…']],
    [
      'could not be read',
      new Map([[7, { estado: 'error', retry: () => {} }]]),
      ['No se pudo leer el plan. Reintentar'],
    ],
    [
      'here',
      new Map([
        [
          7,
          {
            estado: 'listo',
            estadoCursosRegistrados: 3,
            detalle: { ...detalle, visto: { ...visto, configDisenoCurricular: 1 } },
          },
        ],
      ]),
      ['Malla curricular', 'Ciclo I'],
    ],
  ])('%s', (_case, leidos, lineas) => expect(titulos(leidos)).toEqual(lineas))
})
