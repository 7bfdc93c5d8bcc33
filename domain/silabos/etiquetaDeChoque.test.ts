import { expect, it } from 'vitest'
import { ESTRUCTURA_INICIAL } from './estructura.ts'
import { etiquetaDeChoque, nombreDeUnidad } from './etiquetaDeChoque.ts'
import type { Choque } from './fusion.ts'
import { unidadesDe } from './silabosDePrueba.ts'

const unidades = unidadesDe('a:x,y b:z')
const lineas = { lineas: [{ id: 'l', nombre: 'Examen' }], texto: '' }

it.each<[string, Pick<Choque, 'tabla' | 'id' | 'campo'>, unknown, string]>([
  [
    'unidadesaprendizaje',
    { tabla: 'semanas', id: 'z', campo: 'contenidos' },
    unidades,
    'Semana 3 · Contenidos',
  ],
  ['unidadesaprendizaje', { tabla: 'semanas', id: 'y', campo: 'unidad_id' }, unidades, 'Semana 2 · Unidad'],
  ['unidadesaprendizaje', { tabla: 'semanas', id: 'y', campo: null }, unidades, 'Semana 2'],
  [
    'unidadesaprendizaje',
    { tabla: 'unidades', id: 'b', campo: 'resultado' },
    unidades,
    'Unidad 2 · Resultado de aprendizaje',
  ],
  ['evaluacion', { tabla: 'lineas', id: 'l', campo: 'peso' }, lineas, 'Línea 1 · Peso'],
  ['metodologia', { tabla: 'texto', id: '', campo: 'texto' }, '', ''],
])('%s %j', (clave, choque, valor, esperado) =>
  expect(etiquetaDeChoque(clave, choque, valor, ESTRUCTURA_INICIAL)).toBe(esperado),
)

it.each([
  ['b', 'Unidad 2 · Unidad b'],
  [null, 'Todo el curso'],
  ['ida', '(ya no está)'],
])('the unit %s', (id, esperado) => expect(nombreDeUnidad(unidades, id, ESTRUCTURA_INICIAL)).toBe(esperado))
