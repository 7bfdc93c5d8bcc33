import { huellaDe } from '@malla/domain/redaccion/parecidas.ts'
import { expect, it } from 'vitest'
import { enVozAlta, leerTexto } from './leer.ts'

const PLAN = [
  { id: 1, codigo: 'F1', nombre: 'Diseña redes de datos seguras' },
  { id: 2, codigo: 'F2', nombre: 'Evalúa proyectos de inversión' },
].map(c => ({ ...c, huella: huellaDe(c.nombre) }))

it('says nothing while there is too little', () => expect(leerTexto('Diseña', PLAN)).toBeNull())

it.each([
  ['Diseña puentes para zonas sísmicas', 'Verbo observable: diseñar. Nivel posible: Crear.'],
  ['Gestiona puentes para zonas sísmicas', 'Verbo observable: gestionar.'],
  [
    'Compara puentes según su coste',
    'Verbo observable: comparar. Niveles posibles, según la lista que se consulte: Comprender, Analizar o Evaluar.',
  ],
  ['Comprende los puentes según su coste', null],
  ['Puentes y carreteras', null],
])('«%s» is understood as: %s', (texto, entendido) =>
  expect(leerTexto(texto, PLAN)?.entendido).toBe(entendido),
)

it('names what is alike by its code, but not itself', () => {
  const texto = 'Diseñar redes de datos seguras para hospitales'
  expect(leerTexto('Diseñar redes de datos seguras', PLAN)?.consejos.join(' ')).toContain('F1: «Diseña redes')
  expect(leerTexto('Diseñar redes de datos seguras', PLAN, 1)?.consejos.join(' ')).not.toContain('F1')
  expect(leerTexto(texto, [])?.consejos).toEqual([])
})

it('is told in a few words', () => {
  expect(enVozAlta({ entendido: null, consejos: [] })).toBe('Redacción: sin consejos.')
  expect(enVozAlta({ entendido: null, consejos: ['a'] })).toBe('Redacción: 1 consejo.')
  expect(enVozAlta({ entendido: null, consejos: ['a', 'b'] })).toBe('Redacción: 2 consejos.')
})
