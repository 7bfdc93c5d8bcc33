import { expect, it } from 'vitest'
import { alcance, deQuien } from './deQuien.ts'

it.each([
  [{ de: 'inicial', propia: null }, 'Nadie la ha cambiado todavía: es la que trae el producto'],
  [{ de: 'institucion', propia: { revision: 1 } }, 'De la institución'],
  [{ de: 'institucion', propia: null }, 'Heredada de la institución'],
  [{ de: 'programa', propia: null }, 'Heredada del programa'],
  [{ de: 'programa', propia: { revision: 2 } }, 'Propia de este programa'],
  [{ de: 'plan', propia: { revision: 2 } }, 'Propia de este plan'],
] as const)('%j: %s', (vigente, dicho) => expect(deQuien(vigente)).toBe(dicho))

it.each([
  [0, 0, 'Ningún plan vigente la sigue.'],
  [1, 0, 'La sigue un plan, todavía sin sílabos.'],
  [1, 1, 'La sigue un plan: alcanza a un sílabo que no está aprobado.'],
  [3, 40, 'La siguen 3 planes: alcanza a 40 sílabos que no están aprobados.'],
])('%i plans, %i syllabi: %s', (planes, silabos, dicho) => expect(alcance({ planes, silabos })).toBe(dicho))
