import { describe, expect, it } from 'vitest'
import type { PlanVisto } from '../planes/visibilidad.ts'
import type { ArbolDeInstitucion } from './arbol.ts'
import type { NodoArbol } from './nodo.ts'
import { nodosDeInstitucion } from './nodo.ts'
import type { DetalleDePlan } from './plan.ts'
import { conHijos, nodosDelPlan } from './plan.ts'

const arbol: ArbolDeInstitucion = {
  cepre: { id: 3, nombre: 'Cepre', txt_type: 'isCepre', estado: 'Activado', niveles: [] },
  posgrado: { id: 2, nombre: 'Posgrado', txt_type: 'isPosgrado', estado: 'Activado', niveles: [] },
  facultades: [1, 4].map(id => ({
    id,
    nombre: `Facultad ${id}`,
    txt_type: 'facultad' as const,
    estado: id === 4 ? 'Desactivado' : 'Activado',
    niveles: [
      {
        id: 7,
        nombre: 'Pregrado',
        codigo: '00001',
        modalidades: [
          {
            id: 8,
            nombre: 'Presencial',
            programas: [
              {
                id: id * 10,
                nombre: 'Medicina',
                carrera_id: id === 1 ? 0 : id,
                estado: 'Activado',
                especialidades: [{ id: 5, nombre: 'Pediatría' }],
                planes_estudios: [
                  { id: id * 100, full_name: 'Plan 2026', carrera_id: id * 10, fechacese: null },
                  { id: id * 100 + 1, full_name: 'Plan 2018', carrera_id: id * 10, fechacese: '2025-12-31' },
                ],
              },
            ],
          },
        ],
      },
    ],
  })),
}

/** The tree as indented lines. */
const lineas = (nodos: readonly NodoArbol[], sangria = ''): string[] =>
  nodos.flatMap(n => [
    `${sangria}${n.tipo} ${n.titulo}${n.marca ? ` (${n.marca})` : ''}${n.luz ? ` [${n.luz}]` : ''}${n.perezoso ? ' …' : ''}`,
    ...lineas(n.hijos, `${sangria}  `),
  ])
const todos = (nodos: readonly NodoArbol[]): NodoArbol[] => nodos.flatMap(n => [n, ...todos(n.hijos)])

const nodos = nodosDeInstitucion(arbol)

it('the whole institution (§2)', () =>
  expect(lineas(nodos)).toEqual([
    'facultad Facultad 1',
    '  nivel Pregrado',
    '    modalidad Presencial',
    '      programa Medicina',
    '        especialidades Segundas Especialidades',
    '          especialidad Pediatría',
    '        plan Plan 2026 …',
    '        plan Plan 2018 (Cesado) …',
    'facultad Facultad 4 (Desactivado)',
    '  nivel Pregrado',
    '    modalidad Presencial',
    '      programa Medicina',
    '        plan Plan 2026 …',
    '        plan Plan 2018 (Cesado) …',
    'facultad Posgrado',
    'facultad Cepre',
  ]))

it('keys are unique though levels, modalities and specialities repeat', () => {
  const claves = todos(nodos).map(n => n.clave)
  expect(new Set(claves).size).toBe(claves.length)
})

const visto: PlanVisto = {
  isCepre: false,
  isInspector: false,
  configDisenoCurricular: 1,
  nivel: '00001',
  configNodesTree: ['modulo', 'unidad'],
}
const plan: DetalleDePlan = {
  id: 100,
  visto,
  luces: { lineas: 'success', perfilIngresos: 'warning', malla: 'danger' },
  ciclos: [
    { id: 1, descripcion: 'Ciclo I', estado: 'Activado' },
    { id: 2, descripcion: 'Ciclo II', estado: 'Desactivado' },
  ],
  secciones: [{ id: 1, nombre: 'Electivos' }],
  cursos: [
    { id: 11, nombre: 'Anatomía', codigo: 'MED-1', ciclo_id: 1, seccion_id: null, silabo: 3 },
    { id: 12, nombre: 'Ética', codigo: null, ciclo_id: null, seccion_id: 1, silabo: 1 },
    { id: 13, nombre: 'Huérfano', codigo: null, ciclo_id: 99, seccion_id: null, silabo: 2 },
  ],
}

describe('an opened plan', () => {
  it('its eight nodes, then cycles and sections with their courses', () =>
    expect(lineas(nodosDelPlan('p', plan))).toEqual([
      'parte Líneas de investigación [success]',
      'parte Perfil de ingreso [warning]',
      'parte Malla curricular [danger]',
      'parte Módulos de competencia profesional',
      'parte Unidades de aprendizaje por cursos',
      'parte Cursos de convalidación (tabla de equivalencias)',
      'parte Criterios de graduación',
      'parte Criterios de titulación',
      'ciclo Ciclo I',
      '  curso MED-1 · Anatomía [success]',
      'ciclo Ciclo II (Desactivado)',
      'seccion Electivos',
      '  curso Ética [danger]',
    ]))
  it('under cepre only what cepre keeps', () =>
    expect(lineas(nodosDelPlan('p', { ...plan, visto: { ...visto, isCepre: true } }))).toEqual([
      'parte Malla curricular [danger]',
      'parte Unidades de aprendizaje por cursos',
      'ciclo Ciclo I',
      '  curso MED-1 · Anatomía [success]',
      'ciclo Ciclo II (Desactivado)',
    ]))
  it('keys are unique', () => {
    const claves = todos(nodosDelPlan('p', plan)).map(n => n.clave)
    expect(new Set(claves).size).toBe(claves.length)
  })
  it('hangs in its place; the rest stays the same objects', () => {
    const clave = todos(nodos).find(n => n.tipo === 'plan')!.clave
    const abiertos = conHijos(nodos, clave, nodosDelPlan(clave, plan))
    const suyo = todos(abiertos).find(n => n.clave === clave)!
    expect([suyo.perezoso, suyo.hijos.length]).toEqual([false, 11])
    expect(abiertos.slice(1).every((n, i) => n === nodos[i + 1])).toBe(true)
    expect(conHijos(nodos, '/facultad:99', [])).toEqual(nodos)
  })
})
