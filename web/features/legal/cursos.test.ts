import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { describe, expect, it } from 'vitest'
import { conMalla, cursoLegal, cursosLegales } from './cursos.ts'

const curso = (mas: Partial<Asignatura> = {}) =>
  ({
    id: 7,
    nombre: 'Inglés I',
    codigo: null,
    ciclo_id: 3,
    seccion_id: 0,
    orden: 0,
    credits: 3,
    horasteoria: 1,
    horaspractica: 2,
    horasvirtualteoria: 1,
    horasvirtualpractica: 1,
    areacurso_id: 0,
    tipologiaespecial_id: 4,
    tipoestudio: 'general',
    requisitos: null,
    ...mas,
  }) as Asignatura
const tipologia = (id: number) => (id === 4 ? 'Idioma extranjero' : null)

describe('a course as the law looks at it', () => {
  it('0 is none, the virtual hours are the sum of their parts', () =>
    expect(cursoLegal(curso(), tipologia)).toMatchObject({
      ciclo_id: 3,
      seccion_id: null,
      areacurso_id: null,
      horasvirtual: 2,
      tipologia: 'Idioma extranjero',
    }))

  it('what the malla edits counts at once, and what is no longer there does not', () => {
    const [uno, ...otros] = conMalla(
      [curso(), curso({ id: 8 })],
      [{ ...cursoLegal(curso(), tipologia), credits: 5, horasvirtual: 3 }],
      tipologia,
    )
    expect(otros).toEqual([])
    expect(uno).toMatchObject({ credits: 5, horasvirtualteoria: 3, horasvirtualpractica: 0 })
  })

  it('virtual hours that nobody touched keep their parts, and nothing else of what was read comes back with them', () => {
    const [uno] = conMalla(
      [curso()],
      [{ ...cursoLegal(curso(), tipologia), credits: 5, ciclo_id: null, seccion_id: 2 }],
      tipologia,
    )
    expect(uno).toMatchObject({
      credits: 5,
      ciclo_id: null,
      seccion_id: 2,
      horasvirtualteoria: 1,
      horasvirtualpractica: 1,
    })
  })

  it('is not looked at here while it names a typology whose name is not known here', () => {
    expect(cursosLegales([curso(), curso({ tipologiaespecial_id: 0 })], undefined)).toBeUndefined()
    expect(cursosLegales([curso({ tipologiaespecial_id: 0 })], undefined)).toMatchObject([
      { tipologia: null },
    ])
    const nombres = new Map([[4, 'Idioma extranjero']])
    expect(cursosLegales([curso()], nombres)).toMatchObject([{ tipologia: 'Idioma extranjero' }])
  })
})
