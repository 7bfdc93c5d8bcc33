import { expect, it } from 'vitest'
import { seccionDeNodo, seccionesVisibles } from './seccionesVisibles.ts'
import type { NodoDePlan, PlanVisto } from './visibilidad.ts'

const todo: PlanVisto = {
  isCepre: false,
  isInspector: false,
  configDisenoCurricular: 1,
  nivel: '00001',
  configNodesTree: ['modulo', 'unidad'],
}
const sin = (cambios: Partial<PlanVisto>): string[] => {
  const hay = new Set(seccionesVisibles({ ...todo, ...cambios }).map(s => s.ruta))
  return seccionesVisibles(todo)
    .map(s => s.ruta)
    .filter(r => !hay.has(r))
}

it('all 25 of an ordinary plan', () => expect(seccionesVisibles(todo)).toHaveLength(25))

it.each<[string, Partial<PlanVisto>, string[]]>([
  // §2 takes the node from the tree of inspectors, not the text from what they read.
  ['an inspector', { isInspector: true }, []],
  ['level 00004', { nivel: '00004' }, ['perfil-de-ingreso', 'criterios-de-titulacion']],
  ['without modules', { configNodesTree: ['unidad'] }, ['modulos-de-competencia']],
  ['without units', { configNodesTree: ['modulo'] }, ['unidades-de-aprendizaje']],
  [
    'cepre',
    { isCepre: true },
    [
      'lineas-de-investigacion',
      'perfil-de-ingreso',
      'modulos-de-competencia',
      'cursos-de-convalidacion',
      'criterios-de-graduacion',
      'criterios-de-titulacion',
    ],
  ],
  [
    'configDisenoCurricular 0',
    { configDisenoCurricular: 0 },
    [
      'lineas-de-investigacion',
      'perfil-de-ingreso',
      'cursos-de-convalidacion',
      'criterios-de-graduacion',
      'criterios-de-titulacion',
    ],
  ],
])('%s does not see', (_case, cambios, rutas) => expect(sin(cambios)).toEqual(rutas))

it.each<[NodoDePlan, string | null]>([
  ['lineas', 'lineas-de-investigacion'],
  ['perfilIngresos', 'perfil-de-ingreso'],
  ['malla', 'malla-curricular'],
  ['modulos', 'modulos-de-competencia'],
  ['unidades', 'unidades-de-aprendizaje'],
  ['convalidacion', 'cursos-de-convalidacion'],
  ['graduacion', 'criterios-de-graduacion'],
  ['titulacion', 'criterios-de-titulacion'],
  ['ciclos', null],
  ['secciones', null],
])('%s leads to %s', (nodo, ruta) => expect(seccionDeNodo(nodo)?.ruta ?? null).toBe(ruta))
