import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { unidadesDe } from '@malla/domain/silabos/silabosDePrueba.ts'
import { expect, it } from 'vitest'
import { decirChoque } from './decirChoque.ts'

const donde = {
  estructura: ESTRUCTURA_INICIAL,
  unidades: unidadesDe('a:x b:y'),
  competencias: [{ id: 12, codigo: 'C2.1' }],
}

it.each<[string | null, unknown, string]>([
  ['peso', 33.33, '33,33 %'],
  ['horas', 2.5, '2,5'],
  ['horas', null, ''],
  ['unidad_id', 'b', 'Unidad 2 · Unidad b'],
  ['unidad_id', null, 'Todo el curso'],
  ['unidad_id', 'ida', '(ya no está)'],
  ['competencia_id', 12, 'C2.1'],
  ['competencia_id', 99, '(ya no está)'],
  ['tipo', 'articulo', 'Artículo'],
  ['contenidos', '<p>Tablas</p>', 'Tablas'],
  [null, { id: 'l', texto: '<p>Diseña</p>', competencia_id: null }, 'Diseña'],
  [null, { id: 'l', competencia_id: 12, texto: '<p>Diseña</p>' }, 'Competencia: C2.1\nTexto: Diseña'],
  [
    null,
    { id: 'l', instrumento: '', nombre: 'Parcial', peso: 12.5, unidad_id: 'a' },
    'Nombre: Parcial\nPeso: 12,5 %\nUnidad: Unidad 1 · Unidad a',
  ],
  [null, { id: 's', contenidos: '<p>SQL</p>', horas: 0, unidad_id: null }, 'Contenidos: SQL\nHoras: 0'],
  [null, null, ''],
])('%s of %j', (campo, valor, dicho) => expect(decirChoque(campo, valor, donde)).toBe(dicho))
