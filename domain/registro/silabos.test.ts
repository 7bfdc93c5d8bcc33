import { expect, it } from 'vitest'
import type { CambioContado } from './cambio.ts'
import { oracion, predicado } from './oracion.ts'
import { referenciasDe } from './referencias.ts'

const lectura = {
  nombre: (clase: string, id: number) =>
    id === 1 && ['asignatura', 'silabo', 'carta'].includes(clase) ? 'Cálculo I' : null,
  etiqueta: () => null,
}
const ambito = { programa_id: 5, plan_id: 7, asignatura_id: 1 }
const cambio = (evento: string, mas: Partial<CambioContado>): CambioContado => ({
  evento,
  objeto_id: 1,
  ambito,
  antes: null,
  despues: null,
  ...mas,
})
const decir = (c: CambioContado) => oracion('Ana', predicado(c, lectura))

it.each<[string, Partial<CambioContado>, string]>([
  [
    'asignatura.save.key.silabo',
    { antes: { silabo: { metodologia: null } }, despues: { silabo: { metodologia: '<p>x</p>' } } },
    'Ana escribió «Metodología» del sílabo de Cálculo I',
  ],
  [
    'asignatura.save.key.silabo',
    {
      antes: { silabo: { metodologia: '<p>y</p>', 'propia:a': null } },
      despues: { silabo: { metodologia: '<p>x</p>', 'propia:a': '<p>z</p>' } },
    },
    'Ana cambió 2 secciones del sílabo de Cálculo I',
  ],
  [
    'asignatura.save.silabo',
    { antes: { silabo: { metodologia: '<p>y</p>' } }, despues: { silabo: { metodologia: '' } } },
    'Ana vació «Metodología» del sílabo de Cálculo I',
  ],
  [
    'carta.updated',
    { antes: { sumilla: '<p>y</p>' }, despues: { sumilla: '<p>x</p>', revisiones: { sumilla: 2 } } },
    'Ana cambió «Sumilla» de la carta descriptiva de Cálculo I',
  ],
  [
    'silabo.updated',
    { despues: { paso: 'entregar', estado: 'entregado' } },
    'Ana entregó el sílabo de Cálculo I',
  ],
  ['silabo.updated', { despues: { paso: 'aprobar' } }, 'Ana aprobó el sílabo de Cálculo I'],
  [
    'observacion.created',
    { objeto_id: 9, despues: { clave: 'bibliografia', asignatura_id: 1 } },
    'Ana observó «Bibliografía» en el sílabo de Cálculo I',
  ],
  [
    'observacion.created',
    { objeto_id: 9, despues: { clave: null, asignatura_id: 1 } },
    'Ana observó el sílabo de Cálculo I',
  ],
  [
    'observacion.updated',
    { objeto_id: 9, despues: { respuesta: 'Sí.' } },
    'Ana respondió una observación al sílabo de Cálculo I',
  ],
  [
    'observacion.updated',
    { objeto_id: 9, despues: { resuelta: true } },
    'Ana dio por resuelta una observación al sílabo de Cálculo I',
  ],
  ['observacion.deleted', { objeto_id: 9 }, 'Ana eliminó una observación al sílabo de Cálculo I'],
  ['observacion.deleted', { objeto_id: 9, ambito: {} }, 'Ana eliminó una observación al sílabo de un curso'],
])('%s: %#', (evento, mas, frase) => expect(decir(cambio(evento, mas))).toBe(frase))

it('the name of the course is looked up by where it hangs', () =>
  expect(referenciasDe([cambio('observacion.deleted', { objeto_id: 9 })])).toContainEqual({
    clase: 'asignatura',
    id: 1,
  }))
