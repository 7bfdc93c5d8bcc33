import { ESTRUCTURA_INICIAL } from '@malla/domain/silabos/estructura.ts'
import { describe, expect, it } from 'vitest'
import { alcance, deQuien, formDe } from './deQuien.ts'

it.each([
  [{ de: 'inicial', propia: null }, 'Nadie la ha cambiado todavía: es la que trae Malla'],
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

describe('a form of a structure', () => {
  const con = (propia: { revision: number } | null, semanas: number) =>
    formDe({ de: 'inicial', propia, estructura: { ...ESTRUCTURA_INICIAL, semanas } })

  it('begins anew when what is inherited is another: it has no revision that would tell', () => {
    expect(con(null, 17)).not.toBe(con(null, 16))
    expect(con(null, 16)).toBe(con(null, 16))
    expect(con({ revision: 1 }, 16)).not.toBe(con(null, 16))
  })
  it('stays while an own one changes, which is brought together with what is typed', () =>
    expect(con({ revision: 2 }, 17)).toBe(con({ revision: 1 }, 16)))
})
