import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type NivelDeVerbo, nivelesDeVerbo, noObservables, otrosVerbos, verbosPorNivel } from './verbos.ts'

/** How the levels of Bloom (1956) and Marzano are called here. */
const comoAqui: Readonly<Record<string, NivelDeVerbo>> = {
  Conocimiento: 'Recordar',
  Comprension: 'Comprender',
  Aplicacion: 'Aplicar',
  Analisis: 'Analizar',
  Sintesis: 'Crear',
  Evaluacion: 'Evaluar',
  Recuperar: 'Recordar',
  Utilizar: 'Aplicar',
  Metacognitivo: 'Metacognición',
  Actitudinal: 'Actitud',
}

describe('the list of verbs', () => {
  it.each(nivelesDeVerbo)('%s: infinitives, each once', nivel => {
    const suyos = verbosPorNivel[nivel]
    expect(suyos.length).toBeGreaterThan(0)
    expect(new Set(suyos).size).toBe(suyos.length)
    for (const verbo of suyos) expect(verbo).toMatch(/^[a-zñ-]+[aei]r(se)?( [a-z]+)*$/)
  })

  it('what is not observable offers verbs that are', () => {
    expect(Object.keys(noObservables).length).toBeGreaterThan(0)
    for (const [verbo, mejores] of Object.entries(noObservables)) {
      expect(mejores.length, verbo).toBeGreaterThan(0)
      for (const mejor of mejores) expect(Object.keys(noObservables)).not.toContain(mejor)
    }
  })

  it('verbs without a level stand in no list', () => {
    const listados = Object.values(verbosPorNivel).flat()
    expect(otrosVerbos.filter(v => listados.includes(v))).toEqual([])
  })
})

const file = path.join(process.env.REAL_DATA ?? '', 'competencies/bloom_verbs_es.json')
const hasLists = Boolean(process.env.REAL_DATA) && existsSync(file)

describe.skipIf(!hasLists)('published lists (needs REAL_DATA)', () => {
  const fuentes: Record<string, Record<string, string[]>> = hasLists
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}

  it('every verb has every level at which a list puts it, and no other', () => {
    const reunidos = new Map<string, Set<string>>()
    for (const niveles of Object.values(fuentes))
      for (const [nivel, verbos] of Object.entries(niveles)) {
        const suyo = comoAqui[nivel] ?? nivel
        reunidos.set(suyo, new Set([...(reunidos.get(suyo) ?? []), ...verbos]))
      }
    expect([...reunidos.keys()].sort()).toEqual([...nivelesDeVerbo].sort())
    for (const nivel of nivelesDeVerbo)
      expect([...verbosPorNivel[nivel]].sort()).toEqual([...reunidos.get(nivel)!].sort())
  })
})
