import { expect, it } from 'vitest'
import { type ItemDeClave, itemsDeClave } from './itemsDeClave.ts'
import { referenciaNueva } from './referencia.ts'

const week = { actividades: '', recursos: '', evidencias: '<p>Informe</p>', horas: null }

it.each<[string, unknown, ItemDeClave[]]>([
  ['metodologia', '<p>Casos</p>', [{ id: 'metodologia', descripcion: '<p>Casos</p>' }]],
  ['metodologia', null, []],
  ['propia:ejes', '', []],
  [
    'resultados',
    [{ id: 'r', competencia_id: null, texto: '<p>Modela</p>' }],
    [{ id: 'r', descripcion: '<p>Modela</p>' }],
  ],
  [
    'unidadesaprendizaje',
    [
      {
        id: 'u',
        nombre: 'Modelos',
        resultado: '<p>Modela</p>',
        semanas: [{ id: 's', numero: 1, contenidos: '<p>Tablas</p>', ...week }],
      },
    ],
    [
      { id: 'u', nombre: '1. Modelos', descripcion: '<p>Modela</p>' },
      { id: 's', nombre: 'Semana 1', descripcion: '<p>Tablas</p><p>Informe</p>' },
    ],
  ],
  [
    'evaluacion',
    {
      lineas: [{ id: 'l', nombre: 'Parcial', instrumento: 'Rúbrica <1>', peso: 40, unidad_id: 'u' }],
      texto: '<p>Nota mínima 11.</p>',
    },
    [
      { id: 'l', nombre: 'Parcial', descripcion: '<p>Rúbrica &lt;1&gt;: 40 %</p>', unidad_id: 'u' },
      { id: 'texto', nombre: 'Condiciones', descripcion: '<p>Nota mínima 11.</p>' },
    ],
  ],
  [
    'evaluacion',
    {
      lineas: [
        { id: 'l', nombre: 'Parcial', instrumento: '', peso: 40, unidad_id: null },
        { id: 'm', nombre: 'Final', instrumento: 'Rúbrica', peso: null, unidad_id: null },
        { id: 'n', nombre: 'Otra', instrumento: '', peso: null, unidad_id: null },
      ],
      texto: '',
    },
    [
      { id: 'l', nombre: 'Parcial', descripcion: '<p>40 %</p>', unidad_id: null },
      { id: 'm', nombre: 'Final', descripcion: '<p>Rúbrica</p>', unidad_id: null },
      { id: 'n', nombre: 'Otra', descripcion: '', unidad_id: null },
    ],
  ],
  [
    'cartaCriterios',
    [
      { id: 'c', criterio: 'Prácticas', peso: 40 },
      { id: 'd', criterio: '', peso: 60 },
      { id: 'e', criterio: 'Examen', peso: null },
    ],
    [
      { id: 'c', descripcion: '<p>Prácticas: 40 %</p>' },
      { id: 'd', descripcion: '<p>60 %</p>' },
      { id: 'e', descripcion: '<p>Examen</p>' },
    ],
  ],
  [
    'cartaBibliografia',
    [{ ...referenciaNueva('b'), texto: 'Date, C. (2004).' }],
    [{ id: 'b', descripcion: '<p>Date, C. (2004).</p>' }],
  ],
  [
    'cartaContenidos',
    [{ id: 'c', nombre: 'Tablas', contenidos: '<p>Claves</p>', semanas: 4 }],
    [{ id: 'c', nombre: 'Tablas', descripcion: '<p>Claves</p><p>4 semanas</p>' }],
  ],
])('%s: %#', (clave, valor, items) => expect(itemsDeClave(clave, valor)).toEqual(items))
